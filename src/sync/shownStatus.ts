import { syncSettings, type SyncStatusRow } from '../data/view/sync/syncView.ts';
import type { ViewDb } from '../data/view/viewDb.ts';
import type { LogEntry } from './step/effects.ts';
import type { SyncStatus } from './step/status.ts';

/** Writes what the screens show of the sync. Never rejects: the person may have signed out or left meanwhile. */
export async function keepStatus(view: ViewDb, status: SyncStatus): Promise<void> {
  await view.settings.put({ key: syncSettings.status, value: status }).catch(ignoreClosed);
}

/** Writes down what was repaired or set aside. Never rejects. */
export async function keepLog(view: ViewDb, entries: readonly LogEntry[]): Promise<void> {
  try {
    await view.syncLog.bulkAdd([...entries]);
    // That the storage was emptied stands until the person has read it, whatever else the sync says by then.
    const emptied = entries.some(({ kind }) => kind === 'store-emptied');
    // The page, which knows how much it was, may have said so already.
    if (emptied) await view.settings.add({ key: syncSettings.emptied, value: 'unknown' }).catch(() => undefined);
  } catch (cause) {
    ignoreClosed(cause);
  }
}

/**
 * The tab that leads writes the status, and may be asleep: a tab that does not says itself that its change waits. The leader, told
 * afterwards, writes what is true by then. Never rejects.
 */
export async function showWaiting(view: ViewDb, added: number): Promise<void> {
  const { settings } = view;
  try {
    await view.transaction('rw', settings, async () => {
      const shown = (await settings.get(syncSettings.status))?.value as SyncStatusRow | undefined;
      if (shown === undefined) return;
      const kind = shown.kind === 'failed' || shown.kind === 'sending' ? shown.kind : 'waiting';
      await settings.put({ key: syncSettings.status, value: { ...shown, kind, pending: shown.pending + added } });
    });
  } catch (cause) {
    ignoreClosed(cause);
  }
}

/** A failure to show what came in is mended at the next start and holds up nothing. */
export const showLater = (cause: unknown): void => console.warn('The list could not follow the sync', cause);

const ignoreClosed = (cause: unknown): void => console.warn('The status of the sync could not be kept', cause);
