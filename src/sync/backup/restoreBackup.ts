import { err, ok, type Result } from '../../core/kernel/result.ts';
import { readRecords, writeRecords } from '../../data/collections/recordWrites.ts';
import type { DataFailure } from '../../data/commands/dealCommand.ts';
import { writerOf } from '../../data/commands/writer.ts';
import { writeOf } from '../../data/records/recordStore.ts';
import { isNewlyPending, type RecordKey, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { documentsName, workspaceOf } from '../../data/view/viewName.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';
import { toBase } from '../unsent/unsentFile.ts';
import type { BackupHead, BackupLine } from './backupFile.ts';
import type { Restored, RestoreChange, RestoreChoice, RestorePreview } from '../../data/backups.ts';
import { changeOf, planRestore, type RecordPlan, type Restoring } from './planRestore.ts';
import { readBackup } from './readBackup.ts';
import { isFile, isMissing, openPlaces, storeLine } from './restoreFiles.ts';
import { storeUndo, type UndoEntry } from './undoRestore.ts';
import type { OpenStores } from '../../data/commands/stores.ts';

type Kept = Extract<BackupLine, { kind: 'record' }>['record'];

interface Given {
  readonly file: Blob;
  readonly choice: RestoreChoice;
  /** Epoch milliseconds, this device's clock. */
  readonly at: number;
}

const mostShown = 100;

/** The number of records that are read and written together. */
const together = 200;

/** What a restore from the file would change. Writes nothing. */
export async function previewBackup(stores: OpenStores, given: Given): Promise<Result<RestorePreview, DataFailure>> {
  const counts = { deals: 0, added: 0, changed: 0, same: 0, 'deleted-here': 0 };
  const changes: RestoreChange[] = [];
  const walked = await walk(stores, given, {
    record: async ({ plan, kept, before }) => {
      if (kept.coll === 'deals') counts.deals += 1;
      counts[plan.kind] += 1;
      if (plan.kind !== 'same') changes.push(changeOf(before, 'record' in plan ? plan.record : kept, plan.kind));
    },
    file: async () => {},
  });
  if (!walked.ok) return walked;
  const { head, files, unreadable } = walked.value;
  const shown = changes.toSorted((one, other) => Number(other.coll === 'deals') - Number(one.coll === 'deals')).slice(0, mostShown);
  const { deals, added, changed, same } = counts;
  const from = whoseIs(head, stores);
  return ok({ at: head.at, from, deals, added, changed, same, deletedHere: counts['deleted-here'], unreadable, files, changes: shown });
}

/** What a restore wrote. `pending` counts the newly pending records. */
export interface RestoreWritten extends Restored {
  readonly records: readonly RecordKey[];
  readonly pending: number;
}

/**
 * Merges a file into this device's data. Before anything is written, the whole file is checked and the undo data is stored on disk. An
 * interrupted restore is completed by repeating it.
 */
export async function restoreBackup(stores: OpenStores, given: Given): Promise<Result<RestoreWritten, DataFailure>> {
  const undo: UndoEntry[] = [];
  const looked = await walk(stores, given, {
    record: async ({ plan, before }) => {
      if ('record' in plan) undo.push(undoOf(plan.record, before));
    },
    file: async () => {},
  });
  if (!looked.ok) return looked;
  if (undo.length > 0) await storeUndo(stores.view, { at: given.at, entries: undo });
  const counts = { added: 0, changed: 0, pending: 0 };
  const records: RecordKey[] = [];
  const walked = await walk(stores, given, {
    record: async ({ plan, kept, before, write }) => {
      if (!('record' in plan) || !(await write(plan.record))) return;
      records.push({ coll: kept.coll, id: kept.id });
      counts[plan.kind] += 1;
      if (isNewlyPending(before, plan.record)) counts.pending += 1;
    },
    file: (line, places) => storeLine(places, line),
  });
  return walked.ok ? ok({ ...counts, files: walked.value.files, records }) : walked;
}

const undoOf = ({ coll, id, mid, base }: SyncedRecord, before: SyncedRecord | null): UndoEntry => ({
  coll,
  id,
  after: mid,
  before: before === null || before.deleted ? null : before.doc,
  // Undo removes synced records from this device only. A record that was never on this device needs no deletion.
  isServers: base !== null && base.mid === mid,
  wasHere: before !== null,
});

interface Planned {
  readonly plan: RecordPlan;
  readonly kept: SyncedRecord;
  readonly before: SyncedRecord | null;
  /** False if the record changed in the meantime. It is then planned again. */
  readonly write: (after: SyncedRecord) => Promise<boolean>;
}

interface Walker {
  readonly record: (planned: Planned) => Promise<void>;
  readonly file: (line: Exclude<BackupLine, { kind: 'record' }>, places: ReturnType<typeof openPlaces>) => Promise<void>;
}

interface Walked {
  readonly head: BackupHead;
  /** Files that this device does not have. */
  readonly files: number;
  readonly unreadable: number;
}

/** Reads a file to its end and passes on everything this device does not have. */
async function walk(stores: OpenStores, { file, choice, at }: Given, walker: Walker): Promise<Result<Walked, DataFailure>> {
  const { device, clockOffset } = await writerOf(stores.view);
  const restoring: Restoring = { ...choice, at: at + clockOffset, device };
  const places = openPlaces(stores);
  const waiting: Kept[] = [];
  const told = { files: 0, unreadable: 0 };
  const heads: BackupHead[] = [];
  const flush = async (): Promise<void> => {
    const some = waiting.splice(0);
    const isOthers = heads[0]?.owner !== stores.documents.name;
    told.unreadable += await planSome(stores, { some: some.map((kept) => toRecord(kept, isOthers)), restoring, walker });
  };
  try {
    const read = await readBackup(file, {
      head: (head) => void heads.push(head),
      line: async (line) => {
        if (line === null) told.unreadable += 1;
        else if (line.kind === 'record') {
          waiting.push(line.record);
          if (waiting.length >= together) await flush();
        } else if (await isMissing(places, line)) {
          if (isFile(line)) told.files += 1;
          await walker.file(line, places);
        }
      },
    });
    await flush();
    const [head] = heads;
    return read.ok && head !== undefined ? ok({ head, ...told }) : err({ kind: 'invalid', message: read.ok ? '' : read.error });
  } finally {
    places.device.close();
  }
}

interface Some {
  readonly some: readonly SyncedRecord[];
  readonly restoring: Restoring;
  readonly walker: Walker;
}

/** Plans these records one by one and passes each plan to the walker. Returns how many this build cannot read. */
async function planSome(stores: OpenStores, { some, restoring, walker }: Some): Promise<number> {
  let unreadable = 0;
  const isTeams = workspaceOf(stores.documents.name) !== null;
  for (const kept of some) {
    // A person's own profile never goes into a team workspace with a file.
    if (isTeams && kept.coll === 'profiles') continue;
    if (bodyProblem(kept) !== null) {
      unreadable += 1;
      continue;
    }
    for (let isDone = false; !isDone;) {
      const [before = null] = await readRecords(stores.documents, kept.coll, [kept.id]);
      let isStale = false;
      const write = async (record: SyncedRecord): Promise<boolean> => {
        const stale = await writeRecords(stores.documents, kept.coll, [writeOf(before, record, kept)]);
        isStale = stale.length > 0;
        return !isStale;
      };
      await walker.record({ plan: planRestore(before, kept, restoring), kept, before, write });
      isDone = !isStale;
    }
  }
  return unreadable;
}

/** The record as stored here. Another account's server state is dropped, because the server does not have it under this account. */
function toRecord(kept: Kept, isOthers: boolean): SyncedRecord {
  const { coll, id, mid, deleted, doc, clocks, base, history } = kept;
  return { coll, id, mid, deleted, doc, clocks, base: isOthers ? null : toBase(base), history, parked: null };
}

const whoseIs = ({ owner }: BackupHead, { documents }: OpenStores): RestorePreview['from'] =>
  owner === documents.name ? 'same' : owner === documentsName(null) ? 'device' : 'other';
