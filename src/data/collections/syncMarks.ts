import type { SyncMarks } from '../records/recordStore.ts';
import { syncSettings } from '../view/sync/syncView.ts';
import type { ViewDb } from '../view/viewDb.ts';

interface MarksOnDisk {
  /** As they are once what is being written is there. */
  read(): Promise<SyncMarks | null>;
  /** Resolves before they are written. Rejects with what became of the move before, when that failed. */
  move(marks: SyncMarks): Promise<void>;
  /** When nothing is being written, however it went. */
  settled(): Promise<void>;
}

/**
 * The mark follows the rows it speaks of, which are on disk by then, and may stay behind them: a device that ends in between is sent them
 * again. So the next page need not wait for it. A failure is told to the next move; the marks on disk are older until one succeeds.
 */
export function createSyncMarks(view: ViewDb): MarksOnDisk {
  let moving: Promise<unknown> = Promise.resolve();
  const settled = async (): Promise<void> => {
    await Promise.allSettled([moving]);
  };
  return {
    read: async () => {
      await settled();
      return ((await view.settings.get(syncSettings.marks))?.value as SyncMarks | undefined) ?? null;
    },
    move: async (marks) => {
      const before = moving;
      moving = Promise.resolve();
      await before;
      moving = view.settings.put({ key: syncSettings.marks, value: marks });
      moving.catch(() => undefined);
    },
    settled,
  };
}
