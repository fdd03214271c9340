import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { OpenStores } from '../../data/commands/openStores.ts';
import type { DataFailure } from '../../data/commands/dealCommand.ts';
import type { RecordKey } from '../../data/records/syncedRecord.ts';
import { storageFailure } from '../../data/storageFailure.ts';
import type { BackupControl } from '../../data/backups.ts';
import { previewBackup, restoreBackup } from './restoreBackup.ts';
import { undoRestore } from './undoRestore.ts';
import { writeBackup } from './writeBackup.ts';

export interface BackupSurroundings {
  /** The stores, once they are open. */
  readonly opened: () => Promise<OpenStores>;
  /** This device's clock, epoch milliseconds. */
  readonly wall: () => number;
  /** Between the two nothing may be called synced; `added` records wait to be sent that did not before. */
  readonly writeBegan: () => void;
  readonly writeEnded: (added: number) => void;
  /** Brings lists and screens in step with these records. */
  readonly show: (keys: readonly RecordKey[]) => Promise<void>;
}

/** Backup and restore over the stores that are open. */
export function createBackupControl({ opened, wall, writeBegan, writeEnded, show }: BackupSurroundings): BackupControl {
  const writing = async <Value extends { readonly records: readonly RecordKey[]; readonly pending: number }>(
    work: () => Promise<Result<Value, DataFailure>>,
  ): Promise<Result<Value, DataFailure>> => {
    writeBegan();
    let added = 0;
    try {
      const written = await answered(work);
      if (written.ok) {
        added = Math.max(0, written.value.pending);
        await show(written.value.records);
      }
      return written;
    } finally {
      writeEnded(added);
    }
  };
  return {
    makeBackup: (parts) => answered(async () => ok(await writeBackup(await opened(), parts, wall()))),
    previewBackup: (file, choice) => answered(async () => previewBackup(await opened(), { file, choice, at: wall() })),
    restoreBackup: async (file, choice) => {
      const written = await writing(async () => restoreBackup(await opened(), { file, choice, at: wall() }));
      if (!written.ok) return written;
      const { added, changed, files } = written.value;
      return ok({ added, changed, files });
    },
    undoRestore: async () => {
      const undone = await writing(async () => ok(await undoRestore(await opened(), wall())));
      return undone.ok ? ok(undone.value.records.length) : undone;
    },
  };
}

async function answered<Value>(work: () => Promise<Result<Value, DataFailure>>): Promise<Result<Value, DataFailure>> {
  try {
    return await work();
  } catch (cause) {
    return err(storageFailure(cause));
  }
}
