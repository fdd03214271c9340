import { instant } from '../../core/kernel/calendar.ts';
import { adoptRecords } from '../collections/adoptRecords.ts';
import type { ChangeStores } from '../collections/recordWrites.ts';
import { openDocuments } from '../collections/database.ts';
import { onClosedByBrowser } from '../view/closedByBrowser.ts';
import { watchForNewerBuild } from '../view/newerBuild.ts';
import { ViewDb } from '../view/viewDb.ts';
import { viewName, workspaceOf } from '../view/viewName.ts';
import { copyOwnProfile } from './profileRecord.ts';
import { repairItems } from './repairItems.ts';
import { repairRows } from './repairRows.ts';
import { followWriter } from './writer.ts';
import type { OpenStores, Stores } from './stores.ts';

/** Events passed to the sync, which runs in the same worker. */
export interface DataListener extends Pick<ChangeStores, 'writeBegan' | 'writeEnded'> {
  readonly opened: (stores: Stores) => void;
  readonly closing: () => void;
  /** Called when a newer build has taken over the stores. Background writes must then end. Reading continues. */
  readonly outdated?: () => void;
  /** Called when the browser closes the stores, as it does when it clears them. RxDB does not reopen them in this realm. */
  readonly lost?: () => void;
}

/** Delay before the full check, which reads every deal and takes a second if there are thousands. */
const afterFirstScreenMs = 3_000;

/** Logs that the stores are full or not responding, and leaves the work for the next start. A full device must still show its data. */
const nextStart = (cause: unknown): void => {
  if (!(cause instanceof Error && cause.name === 'DatabaseClosedError')) console.warn('Left until the next start', cause);
};

/** Opens one person's stores and rebuilds outdated rows from the records. */
export async function openStores(dbName: string, listener: DataListener, wall: () => number): Promise<Stores> {
  const view = new ViewDb(viewName(dbName));
  try {
    await view.open();
    const mayWrite = watchForNewerBuild(view, () => listener.outdated?.());
    onClosedByBrowser(view, () => listener.lost?.());
    // Without it the deals are scored with the standard profile until the next start.
    if (workspaceOf(dbName) !== null) await copyOwnProfile(dbName, view).catch(nextStart);
    const documents = await openDocuments(dbName);
    await bringInStep({ documents, view, mayWrite, wall });
    const writer = await followWriter(view);
    const { writeBegan, writeEnded } = listener;
    const stores: Stores = { documents, view, writer, mayWrite, writeBegan, writeEnded, wall };
    listener.opened(stores);
    return stores;
  } catch (cause) {
    view.close();
    throw cause;
  }
}

async function bringInStep({ documents, view, mayWrite, wall }: Pick<Stores, keyof OpenStores | 'mayWrite' | 'wall'>): Promise<void> {
  // Records that cannot be moved yet stay in place and are found again at the next start.
  const adopted = await adoptRecords(documents).catch(nextStart);
  const repair = async (): Promise<void> => {
    mayWrite();
    await repairRows(documents, view, instant(wall()));
  };
  // If records were moved or the view was cleared, rows are repaired at once. Otherwise they are checked after the first paint.
  if ((adopted ?? 0) > 0 || (await view.rows.count()) === 0) await repair();
  else setTimeout(() => void repair().catch(nextStart), afterFirstScreenMs);
  await repairItems(documents, view).catch(nextStart);
}
