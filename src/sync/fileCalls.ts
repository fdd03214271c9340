import { err, ok, type Result } from '../core/kernel/result.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import type { RecordKey } from '../data/records/syncedRecord.ts';
import { storageFailure } from '../data/storageFailure.ts';
import { previewBackup, restoreBackup } from './backup/restoreBackup.ts';
import { undoRestore } from './backup/undoRestore.ts';
import { writeBackup } from './backup/writeBackup.ts';
import type { FileControl } from './syncControl.ts';
import { countUnsent, exportUnsent, importUnsent } from './unsent/unsentWork.ts';
import type { Stores } from '../data/commands/stores.ts';

export interface FileCallsContext {
  /** Resolves to the stores, once they are open. */
  readonly opened: () => Promise<Stores>;
  /** This device's clock, epoch milliseconds. */
  readonly wall: () => number;
  /** Updates lists and screens for these records. */
  readonly show: (keys: readonly RecordKey[]) => Promise<void>;
}

interface Taken {
  readonly records: readonly RecordKey[];
  /** The number of newly pending records. */
  readonly pending: number;
}

/** The calls that export to a file and import from one. */
export function createFileCalls({ opened, wall, show }: FileCallsContext): FileControl {
  const taking = async <Value extends Taken>(
    work: (stores: Stores) => Promise<Result<Value, DataFailure>>,
  ): Promise<Result<Value, DataFailure>> => {
    const stores = await opened();
    let added = 0;
    stores.writeBegan();
    try {
      const taken = await answered(() => work(stores));
      if (taken.ok) {
        added = taken.value.pending;
        await show(taken.value.records);
      }
      return taken;
    } finally {
      stores.writeEnded(added);
    }
  };
  return {
    makeBackup: (parts) => answered(async () => ok(await writeBackup(await opened(), parts, wall()))),
    previewBackup: (file, choice) => answered(async () => previewBackup(await opened(), { file, choice, at: wall() })),
    restoreBackup: async (file, choice) => {
      const taken = await taking((stores) => restoreBackup(stores, { file, choice, at: wall() }));
      return taken.ok ? ok({ added: taken.value.added, changed: taken.value.changed, files: taken.value.files }) : taken;
    },
    undoRestore: async () => {
      const taken = await taking(async (stores) => ok({ records: await undoRestore(stores, wall()), pending: 0 }));
      return taken.ok ? ok(taken.value.records.length) : taken;
    },
    countUnsent: async () => countUnsent(await opened()),
    exportUnsent: async () => exportUnsent(await opened(), wall()),
    importUnsent: async (text) => {
      const taken = await taking((stores) => importUnsent(stores, text, wall()));
      return taken.ok ? ok({ records: taken.value.records.length, captures: taken.value.captures }) : taken;
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
