import type { BuyToLetKey, BuyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { DealStage } from '../../../../core/deal/deal.ts';
import { parseOwnershipLabel } from '../../../../core/deal/ownership.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DealCommand, Stamp } from '../../../../data/commands/dealCommand.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Ownership } from '../../../../core/deal/owner.ts';

/** Creates a command with the stamp given when it is sent. An undo is a new change with its own stamp. */
export type Change = (stamp: Stamp) => DealCommand;

/** One deal's change and its undo. */
export interface Step {
  readonly id: string;
  readonly apply: Change;
  readonly revert: Change;
}

/** Steps to move rows to a stage; skips rows already in it. */
export const stageSteps = (rows: readonly DealRow[], stage: DealStage): readonly Step[] =>
  rows
    .filter((row) => row.stage !== stage)
    .map(({ id, stage: before }) => ({
      id,
      apply: (stamp) => ({ type: 'deal/stage', id, stage, stamp }),
      revert: (stamp) => ({ type: 'deal/stage', id, stage: before, stamp }),
    }));

export const strategySteps = (rows: readonly DealRow[], strategy: StrategyId): readonly Step[] =>
  rows
    .filter((row) => row.strategy !== strategy)
    .map(({ id, strategy: before }) => ({
      id,
      apply: (stamp) => ({ type: 'deal/strategy', id, strategy, stamp }),
      revert: (stamp) => ({ type: 'deal/strategy', id, strategy: before, stamp }),
    }));

/** Steps to set the ownership; null follows the profile. */
export const ownershipSteps = (rows: readonly DealRow[], ownership: Ownership | null): readonly Step[] =>
  rows
    .map(({ id, judgedFor }) => ({ id, before: parseOwnershipLabel(judgedFor) }))
    .filter(({ before }) => before?.owner !== ownership?.owner || before?.basis !== ownership?.basis)
    .map(({ id, before }) => ({
      id,
      apply: (stamp) => ({ type: 'deal/ownership', id, ownership, stamp }),
      revert: (stamp) => ({ type: 'deal/ownership', id, ownership: before, stamp }),
    }));

export const savedSteps = (rows: readonly DealRow[], saved: boolean): readonly Step[] =>
  rows
    .filter((row) => (row.saved === 1) !== saved)
    .map(({ id }) => ({
      id,
      apply: (stamp) => ({ type: 'deal/save', id, saved, stamp }),
      revert: (stamp) => ({ type: 'deal/save', id, saved: !saved, stamp }),
    }));

/** Steps to move rows into or out of the bin. */
export const binSteps = (rows: readonly Pick<DealRow, 'id'>[], binned: boolean): readonly Step[] =>
  rows.map(({ id }) => ({
    id,
    apply: (stamp) => ({ type: 'deal/bin', id, binned, stamp }),
    revert: (stamp) => ({ type: 'deal/bin', id, binned: !binned, stamp }),
  }));

/** Steps to add and remove tags. Leaves out tags that would not change, so that undo restores exactly what changed. */
export function tagSteps(rows: readonly DealRow[], wanted: Readonly<Record<string, boolean>>): readonly Step[] {
  return rows.flatMap((row): readonly Step[] => {
    const changed = Object.entries(wanted).filter(([tag, on]) => row.tags.includes(tag) !== on);
    if (changed.length === 0) return [];
    const { id } = row;
    return [
      {
        id,
        apply: (stamp) => ({ type: 'deal/tag', id, tags: Object.fromEntries(changed), stamp }),
        revert: (stamp) => ({ type: 'deal/tag', id, tags: Object.fromEntries(changed.map(([tag, on]) => [tag, !on])), stamp }),
      },
    ];
  });
}

/** Tags from text such as "refurb, near station": trimmed, unique, at most 40 characters each. */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, 40))
      .filter((tag) => tag !== ''),
  ),
];

/** The tag changes that leave a row with exactly these tags. */
export function wantedTags(row: DealRow, tags: readonly string[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries([...row.tags.map((tag) => [tag, tags.includes(tag)] as const), ...tags.map((tag) => [tag, true] as const)]);
}

export interface Assumed {
  readonly id: string;
  readonly key: BuyToLetKey;
  readonly value: BuyToLetInputs[BuyToLetKey] | null;
  /** The user's own value before the change; null if there was none. */
  readonly before: BuyToLetInputs[BuyToLetKey] | null;
}

export function assumeStep({ id, key, value, before }: Assumed): Step {
  return {
    id,
    apply: (stamp) => ({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: { [key]: value }, stamp }),
    revert: (stamp) => ({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: { [key]: before }, stamp }),
  };
}
