import { useMemo } from 'react';
import type { Holding } from '../../../core/deal/holding/holding.ts';
import { err, type Result } from '../../../core/kernel/result.ts';
import type { ItemCommand } from '../../../data/commands/itemCommands.ts';
import type { DataFailure, Stamp } from '../../../data/commands/dealCommand.ts';
import { notify } from '../../components/notice/notify.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useItemCommands } from '../../hooks/useItemCommands.ts';
import { failureText } from '../dealCommands/useDealCommands.ts';
import { changesBetween } from './changesBetween.ts';

/** One holding's change of state; null means absent. */
export interface HoldingStep {
  readonly id: string;
  readonly before: Holding | null;
  readonly after: Holding | null;
}

/** Applies steps in sequence with one Undo for all. Resolves to false, after showing the reason, if none succeeded. */
export type TakeSteps = (steps: readonly HoldingStep[], said: string) => Promise<boolean>;

/**
 * The only way for a screen to change holdings. Writes new holdings whole, and existing ones value by value, so that other devices' changes
 * are kept.
 */
export function useHoldingCommands(): TakeSteps {
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  return useMemo(() => {
    const stamp = (): Stamp => ({ mid: newId(), at: now() });
    const run = async (step: HoldingStep): Promise<boolean> => {
      const command = commandOf(step, stamp());
      if (command === null) return true;
      const result = await itemCommands.mutateItem(command).catch((): Result<null, DataFailure> => err(noAnswer));
      if (!result.ok) notify({ tone: 'poor', title: 'Couldn’t save', detail: refusal(result.error) });
      return result.ok;
    };
    return (steps, said) =>
      undoable(async () => {
        const taken: HoldingStep[] = [];
        for (const step of steps) if (await run(step)) taken.push(step);
        const back = async (): Promise<void> => {
          for (const { id, before, after } of taken.toReversed()) await run({ id, before: after, after: before });
        };
        return taken.length === 0 ? null : { back, notice: { tone: 'good', title: said } };
      });
  }, [itemCommands, newId, now]);
}

function commandOf({ id, before, after }: HoldingStep, stamp: Stamp): ItemCommand | null {
  if (before === null || after === null) return { coll: 'holdings', id, item: after, stamp };
  const changes = changesBetween(before, after);
  return changes.length === 0 ? null : { coll: 'holdings', id, changes, stamp };
}

const noAnswer: DataFailure = { kind: 'storage-lost', message: 'Something went wrong on this device. Try again, or reload the page.' };

const refusal = (failure: DataFailure): string =>
  failure.kind === 'not-found' ? 'This property is no longer on this device.' : failureText(failure);
