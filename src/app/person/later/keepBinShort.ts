import type { Instant } from '../../../core/kernel/calendar.ts';
import type { Id } from '../../../core/kernel/id.ts';
import type { DealCommand } from '../../../data/commands/dealCommand.ts';
import { dueDeletions } from '../../../data/commands/bin/emptyBin.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';

interface BinContext {
  readonly view: ViewDb;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<unknown>;
  readonly mutateMany: (commands: readonly DealCommand[]) => Promise<unknown>;
}

/** After the work of a start. */
const quietMs = 5_000;

/** Deletes what has been in the bin for thirty days, once a start and in one tab only. */
export function keepBinShort({ view, now, newId, exclusively, mutateMany }: BinContext): () => void {
  const empty = async (): Promise<void> => {
    const binned = await view.rows.where('[binned+rank]').between([1, -Infinity], [1, Infinity]).toArray();
    const due = dueDeletions(binned, now(), newId);
    if (due.length > 0) await mutateMany(due);
  };
  // What fails now is due at the next start.
  const timer = setTimeout(() => void exclusively(`bin-${view.name}`, empty).catch(() => undefined), quietMs);
  return () => clearTimeout(timer);
}
