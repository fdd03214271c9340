import type { Instant } from '../../../core/kernel/calendar.ts';
import type { Id } from '../../../core/kernel/id.ts';
import type { DealCommand } from '../../../data/commands/dealCommand.ts';
import { dueDeletions } from '../../../data/commands/bin/emptyBin.ts';
import { binnedRows } from '../../../data/view/rows/readRows.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import { onceQuiet, type Exclusively } from './onceQuiet.ts';

interface BinContext {
  readonly view: ViewDb;
  readonly now: () => Instant;
  readonly newId: () => Id;
  readonly exclusively: Exclusively;
  readonly mutateMany: (commands: readonly DealCommand[]) => Promise<unknown>;
}

/** After the work of a start. */
const quietMs = 5_000;

/** Deletes what has been in the bin for thirty days. */
export function keepBinShort({ view, now, newId, exclusively, mutateMany }: BinContext): () => void {
  const empty = async (): Promise<void> => {
    // From the disk: what was taken out of the bin a moment ago must not be deleted by what a list still shows.
    const due = dueDeletions(await binnedRows(view), now(), newId);
    if (due.length > 0) await mutateMany(due);
  };
  return onceQuiet({ name: `bin-${view.name}`, afterMs: quietMs, exclusively }, empty);
}
