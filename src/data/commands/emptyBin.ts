import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { DealRow } from '../view/rows.ts';
import type { DealCommand } from './dealCommand.ts';

/** Days a deal stays in the bin. */
export const binDays = 30;

const dayMs = 86_400_000;

/** Whole days until a deal in the bin is deleted. Zero when it is due. */
export const daysLeftInBin = (binnedAt: number, now: number): number => Math.max(0, Math.ceil((binnedAt + binDays * dayMs - now) / dayMs));

/** The commands that delete the deals whose time in the bin is over at `at`. Times and ids are arguments, so that a retry repeats them. */
export function dueDeletions(binned: readonly DealRow[], at: Instant, newId: () => Id): readonly DealCommand[] {
  return binned
    .filter((row) => row.binned === 1 && row.binnedAt !== null && row.binnedAt + binDays * dayMs <= at)
    .map(({ id }) => ({ type: 'deal/delete', id, stamp: { mid: newId(), at } }));
}
