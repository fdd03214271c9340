import { instant } from '../core/kernel/calendar.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import type { BackupControl } from '../data/backups.ts';
import type { OpenStores } from '../data/commands/openStores.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import { showRecords } from '../data/commands/showRecords.ts';
import { storageFailure } from '../data/storageFailure.ts';
import { createBackupControl } from './backup/backupControl.ts';
import type { SyncRunner } from './runner.ts';
import { showLater } from './shownStatus.ts';
import type { SyncSurroundings } from './surroundings.ts';
import type { SyncControl } from './syncControl.ts';
import { countUnsent, exportUnsent, importUnsent, type BroughtBack } from './unsent/unsentWork.ts';

type UnsentCalls = Pick<SyncControl, 'countUnsent' | 'exportUnsent' | 'importUnsent'>;

/** What is written to a file and taken in from one. A file may be asked for while the stores are still being opened. */
export function createFileCalls(around: SyncSurroundings, tell: SyncRunner['send']) {
  let opening = storesToCome();
  const opened = (): Promise<OpenStores> => opening.promise;
  const calls: BackupControl & UnsentCalls = {
    countUnsent: async () => countUnsent(await opened()),
    exportUnsent: async () => exportUnsent(await opened(), around.wall()),
    importUnsent: async (text) => takeInFile(around, { stores: await opened(), text, tell }),
    ...backupsOf(around, opened, tell),
  };
  return {
    calls,
    opened: (stores: OpenStores): void => opening.resolve(stores),
    closing: (): void => {
      opening = storesToCome();
    },
  };
}

const nothing = (): void => undefined;

/** The stores that are being opened, for whoever waits for them. */
function storesToCome(): { readonly promise: Promise<OpenStores>; readonly resolve: (stores: OpenStores) => void } {
  let resolve: (stores: OpenStores) => void = nothing;
  const promise = new Promise<OpenStores>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Backup and restore, whose writes the sync is told of. */
function backupsOf(around: SyncSurroundings, opened: () => Promise<OpenStores>, tell: SyncRunner['send']): BackupControl {
  return createBackupControl({
    opened,
    wall: around.wall,
    writeBegan: () => tell({ type: 'write-began' }),
    writeEnded: (added) => tell({ type: 'write-ended', added }),
    show: async (keys) => showRecords(await opened(), keys, instant(around.wall())).catch(showLater),
  });
}

interface GivenFile {
  readonly stores: OpenStores;
  readonly text: string;
  readonly tell: SyncRunner['send'];
}

/** A kept file into the stores, the list and the queue. */
async function takeInFile(around: SyncSurroundings, given: GivenFile): ReturnType<SyncControl['importUnsent']> {
  given.tell({ type: 'write-began' });
  const taken = await showFile(around, given);
  given.tell({ type: 'write-ended', added: taken.ok ? taken.value.added : 0 });
  return taken.ok ? ok({ records: taken.value.records.length, captures: taken.value.captures }) : taken;
}

async function showFile(around: SyncSurroundings, { stores, text }: GivenFile): Promise<Result<BroughtBack, DataFailure>> {
  try {
    const taken = await importUnsent(stores, text, around.wall());
    if (taken.ok) await showRecords(stores, taken.value.records, instant(around.wall())).catch(showLater);
    return taken;
  } catch (cause) {
    return err(storageFailure(cause));
  }
}
