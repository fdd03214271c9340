import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { ok } from '../../../../../src/core/kernel/result.ts';
import type { AlertRuleRow } from '../../../../../src/data/alerts/alertRows.ts';
import type { DealCommand } from '../../../../../src/data/commands/dealCommand.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { undoLast } from '../../../../../src/ui/components/notice/undoLast.ts';
import { useEventActions } from '../../../../../src/ui/features/alerts/useEventActions.ts';
import { useRules } from '../../../../../src/ui/features/alerts/rules/useRules.ts';
import { createDealCommands } from '../../../../../src/ui/parts/dealCommands/useDealCommands.ts';
import type { Action } from '../../../../../src/ui/parts/actions/actionRegistry.ts';
import { useHoldingCommands } from '../../../../../src/ui/parts/portfolio/useHoldingCommands.ts';
import { binSteps } from '../../../../../src/ui/features/deals/edits/undoableSteps.ts';
import { useCellEdit } from '../../../../../src/ui/features/deals/edits/useCellEdit.ts';
import { useEdits } from '../../../../../src/ui/features/deals/edits/useEdits.ts';
import { useUndoStack } from '../../../../../src/ui/features/deals/edits/useUndoStack.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';
import { drawHook } from '../../../../support/drawHook.tsx';
import { bareHolding } from '../../../../support/holdings.ts';

const given = vi.hoisted(() => ({ actions: [] as readonly Action[] }));
// A hook rendered once runs no effects, so the actions offered to the keyboard are captured here.
vi.mock('../../../../../src/ui/parts/actions/actionRegistry.ts', () => ({
  useActions: (actions: readonly Action[]) => void (given.actions = actions),
}));

/** The writes, in order, in short form. */
let stored: string[] = [];
/** Every write waits for this promise. */
let store: Promise<void> = Promise.resolve();
let ids = 0;

/** Blocks the store until the returned function is called. */
function hold(): () => void {
  const released = new EventTarget();
  store = new Promise((resolve) => {
    released.addEventListener('release', () => resolve());
  });
  return () => released.dispatchEvent(new Event('release'));
}

const wordsOf = (command: DealCommand): string => {
  const { type, stamp: _, ...rest } = command as Extract<DealCommand, { readonly id: string }>;
  return `${type} ${JSON.stringify(rest).replaceAll(dealOf(1).id, 'one').replaceAll(dealOf(2).id, 'two')}`;
};

const stub = {
  readDeal: async () => {
    await store;
    return dealOf(1, { inputs: { 'buy-to-let': { monthlyRent: minor(100_000) } } });
  },
  mutate: async (command: DealCommand) => {
    await store;
    stored.push(wordsOf(command));
    return ok(dealOf(1));
  },
  mutateMany: async (commands: readonly DealCommand[]) => {
    await store;
    stored.push(...commands.map(wordsOf));
    return { written: commands.map((command) => ('deal' in command ? command.deal.id : command.id)), failed: [] };
  },
  rescore: async () => ok({ rescored: 0, rebanded: 0 }),
  mutateItem: async (command: unknown) => {
    await store;
    stored.push(`holding ${(command as { readonly item: unknown }).item === null ? 'removed' : 'put'}`);
    return ok(null);
  },
  mutateAlert: async (command: unknown) => {
    await store;
    const { type, rule, dismissed } = command as { readonly type: string; readonly rule?: unknown; readonly dismissed?: boolean };
    stored.push(type === 'alert/rule' ? `rule ${rule === null ? 'removed' : 'put'}` : `dismissed ${dismissed}`);
    return ok(null);
  },
};
const services = { newId: () => idOf((ids += 1)), now: () => instant(1_800_000_000_000), track: () => undefined };
const around = { deals: stub as never, itemCommands: stub as never, clock: services };
const row = dealToRow(dealOf(1), undefined);
const rule = { id: 'r1', rule: {} } as unknown as AlertRuleRow;

/** Waits for everything in progress, except writes that the store blocks. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

const bin = (n: number) => createDealCommands(stub, services).bin(dealOf(n).id, true);

const changes: readonly (readonly [name: string, begin: () => unknown, forthAndBack: readonly string[]])[] = [
  ['a deal put in the bin', () => bin(1), ['deal/bin {"id":"one","binned":true}', 'deal/bin {"id":"one","binned":false}']],
  [
    'a holding',
    () => drawHook(useHoldingCommands, around)([{ id: 'h1', before: null, after: bareHolding() }], 'Added'),
    ['holding put', 'holding removed'],
  ],
  ['an alert rule deleted', () => drawHook(useRules, around).remove(rule), ['rule removed', 'rule put']],
  ['an alert dismissed', () => drawHook(useEventActions, around).dismiss(['e1']), ['dismissed true', 'dismissed false']],
];

beforeEach(async () => {
  store = Promise.resolve();
  await settled();
  while (undoLast()) await settled();
  stored = [];
});

describe('⌘Z while a change is still being stored', () => {
  it.each(changes)('undoes that change and not the one before it: %s', async (_, begin, forthAndBack) => {
    await bin(2);
    await settled();
    const release = hold();
    const begun = begin();
    await settled();
    expect(undoLast()).toBe(true);
    release();
    await begun;
    await settled();
    expect(stored).toEqual(['deal/bin {"id":"two","binned":true}', ...forthAndBack]);
  });

  it('undoes a price typed into a table cell, not the deals put in the bin before it', async () => {
    const { edits, edit } = drawHook(() => {
      const all = useEdits(useUndoStack());
      return { edits: all, edit: useCellEdit(all) };
    }, around);
    const undo = given.actions.find(({ id }) => id === 'undo');
    await edits.run(binSteps([dealToRow(dealOf(2), undefined)], true), { doing: 'Putting in the bin', done: null });
    await settled();
    const release = hold();
    edit({ row, id: 'monthlyRent', text: '1500' });
    await settled();
    undo?.run();
    release();
    await settled();
    expect(stored).toEqual([
      'deal/bin {"id":"two","binned":true}',
      'deal/inputs {"id":"one","strategy":"buy-to-let","changes":{"monthlyRent":150000}}',
      'deal/inputs {"id":"one","strategy":"buy-to-let","changes":{"monthlyRent":100000}}',
    ]);
  });
});

describe('undo while the store is slow', () => {
  it('undoes changes in order, and keeps a change made afterwards', async () => {
    const { edits } = drawHook(() => ({ edits: useEdits(useUndoStack()) }), around);
    const undo = given.actions.find(({ id }) => id === 'undo');
    const stage = (from: typeof row.stage, to: typeof row.stage) =>
      edits.run(
        [
          {
            id: row.id,
            apply: (stamp) => ({ type: 'deal/stage', id: row.id, stage: to, stamp }),
            revert: (stamp) => ({ type: 'deal/stage', id: row.id, stage: from, stamp }),
          },
        ],
        { doing: 'Moving', done: null },
      );
    const release = hold();
    void stage('new', 'viewing');
    void stage('viewing', 'offer');
    undo?.run();
    undo?.run();
    void stage('new', 'rejected');
    await settled();
    release();
    await settled();
    expect(stored.map((words) => words.split('"stage":')[1])).toEqual(['"viewing"}', '"offer"}', '"viewing"}', '"new"}', '"rejected"}']);
  });

  it('offers no undo for a change already undone, and undoes it once', async () => {
    const release = hold();
    const begun = bin(1);
    await settled();
    expect([undoLast(), undoLast()]).toEqual([true, false]);
    release();
    await begun;
    await settled();
    expect(stored).toHaveLength(2);
    expect(undoLast()).toBe(false);
  });

  it('offers nothing to undo if the change was not stored', async () => {
    const refusing = { mutate: async () => ({ ok: false, error: { kind: 'storage-full', message: 'Full' } }) as const };
    expect(await createDealCommands(refusing, services).bin(dealOf(1).id, true)).toBeNull();
    await settled();
    expect(undoLast()).toBe(false);
  });
});
