import { instant } from '../../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { collectionNames } from '../../../core/protocol/syncRow.ts';
import { childrenOf } from '../../collections/families.ts';
import { recordsBySending } from '../../collections/recordQueries.ts';
import { changedBy, changeRecords, readRecords, writeRecords } from '../../collections/recordWrites.ts';
import { bodyProblem } from '../../records/bodyProblem.ts';
import { writeOf } from '../../records/recordStore.ts';
import type { SyncedRecord } from '../../records/syncedRecord.ts';
import { inServerState } from '../../records/unsentChange.ts';
import { storageFailure } from '../../storageFailure.ts';
import { unfinishedCaptures, type CaptureRow } from '../../view/captures.ts';
import type { DataFailure } from '../dealCommand.ts';
import type { OpenStores, Stores } from '../stores.ts';
import { updateRecordRows } from '../updateRecordRows.ts';
import { copyFamily, type CopyPlan, type DealFamily, type RecordCopy } from './copyFamilies.ts';
import { copiedState, copyUnsent, isCopied, isForbidden, unsentDeals, type UnsentKey } from './unsentRecords.ts';

export interface UnsentCopies {
  readonly records: readonly RecordCopy[];
  /** Queued links, which move as they are. */
  readonly captures: readonly CaptureRow[];
  /** The pending records, whether they were copied or only their deletion is pending. */
  readonly unsent: readonly UnsentKey[];
}

export interface DealCopies {
  readonly records: readonly RecordCopy[];
  /** The new deals, by the id of the original. A deal that this workspace does not have is missing. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Jobs for copies between the workspaces of one person. Each workspace has its own data worker, so copies pass as plain data. */
export interface CopyCommands {
  /** Copies of everything that only this device has: each deal with an unsent change, whole and with what belongs to it. */
  readUnsentCopies(plan: CopyPlan): Promise<Result<UnsentCopies, DataFailure>>;
  /** Copies of these deals and everything that belongs to them. */
  readDealCopies(ids: readonly string[], plan: CopyPlan): Promise<Result<DealCopies, DataFailure>>;
  /** Stores copies. One that exists already, even deleted, is left as it is. Resolves once they are durable, with how many were new. */
  addCopies(copies: Pick<UnsentCopies, 'records' | 'captures'>, at: number): Promise<Result<number, DataFailure>>;
  /**
   * Sets pending records back to the server's state, and removes queued links. Records that changed since they were copied are left as they
   * are.
   */
  restoreServerStates(keys: readonly UnsentKey[], captures: readonly string[]): Promise<Result<null, DataFailure>>;
  /** Sends again what the server refused because the person could not change the workspace. */
  releaseForbidden(): Promise<Result<null, DataFailure>>;
}

export function createCopyCommands(opened: () => Promise<Stores>): CopyCommands {
  const answered = async <Value>(work: (stores: Stores) => Promise<Value>): Promise<Result<Value, DataFailure>> => {
    try {
      return ok(await work(await opened()));
    } catch (cause) {
      return err(storageFailure(cause));
    }
  };
  return {
    readUnsentCopies: (plan) => answered((stores) => unsentCopies(stores, plan)),
    readDealCopies: (ids, plan) => answered((stores) => dealCopies(stores, ids, plan)),
    addCopies: (copies, at) => answered((stores) => addCopies(stores, copies, at)),
    restoreServerStates: (keys, captures) =>
      answered(async (stores) => {
        await restoreServerStates(stores, keys);
        await stores.view.captures.bulkDelete([...captures]);
        return null;
      }),
    releaseForbidden: () => answered(releaseForbidden),
  };
}

/** Every record in one of these states of sending. */
async function recordsIn({ documents }: OpenStores, ...states: readonly ('waiting' | 'parked')[]): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for (const coll of collectionNames) for (const sending of states) found.push(...(await recordsBySending(documents, coll, sending)));
  return found;
}

async function unsentCopies(stores: Stores, plan: CopyPlan): Promise<UnsentCopies> {
  const pending = await recordsIn(stores, 'waiting', 'parked');
  const families = await familiesOf(stores, unsentDeals(pending));
  return {
    ...copyUnsent(pending, families, plan),
    captures: await stores.view.captures.where('state').anyOf(unfinishedCaptures).toArray(),
  };
}

async function familiesOf({ documents, view }: OpenStores, ids: readonly string[]): Promise<readonly DealFamily[]> {
  const deals = new Map((await readRecords(documents, 'deals', ids)).map((record) => [record.id, record]));
  const families: DealFamily[] = [];
  for (const dealId of ids) {
    families.push({ dealId, deal: copiedState(deals.get(dealId)), children: await childrenOf(documents, view, dealId) });
  }
  return families;
}

async function dealCopies(stores: Stores, ids: readonly string[], plan: CopyPlan): Promise<DealCopies> {
  const families = (await familiesOf(stores, ids)).filter(({ deal }) => deal !== null);
  const copied = families.map((family) => [family.dealId, copyFamily(family, plan)] as const);
  return {
    records: copied.flatMap(([, { records }]) => records),
    ids: Object.fromEntries(copied.map(([dealId, copy]) => [dealId, copy.dealId])),
  };
}

async function addCopies(stores: Stores, { records, captures }: Pick<UnsentCopies, 'records' | 'captures'>, at: number): Promise<number> {
  const missing = await missingFrom(stores, records);
  const answers = await changeRecords<never>(
    stores,
    missing.map(({ coll, id, mid, doc }) => ({ coll, id, mid, at, change: (before) => ok(before === null ? doc : before.doc) })),
  );
  const keys = changedBy(answers).flatMap(({ after }) => (bodyProblem(after) === null ? [{ coll: after.coll, id: after.id }] : []));
  await updateRecordRows(stores, keys, instant(at));
  const known = await stores.view.captures.bulkGet(captures.map(({ id }) => id));
  await stores.view.captures.bulkPut(captures.filter((_, place) => known[place] === undefined));
  return missing.length;
}

async function missingFrom({ documents }: OpenStores, records: readonly RecordCopy[]): Promise<readonly RecordCopy[]> {
  const missing: RecordCopy[] = [];
  for (const coll of new Set(records.map((record) => record.coll))) {
    const some = records.filter((record) => record.coll === coll);
    const known = await readRecords(
      documents,
      coll,
      some.map(({ id }) => id),
    );
    const ids = new Set(known.map(({ id }) => id));
    missing.push(...some.filter(({ id }) => !ids.has(id)));
  }
  return missing;
}

async function restoreServerStates(stores: Stores, keys: readonly UnsentKey[]): Promise<void> {
  for (const coll of new Set(keys.map((key) => key.coll))) {
    const copied = new Map(keys.filter((key) => key.coll === coll).map((key) => [key.id, key]));
    const records = (await readRecords(stores.documents, coll, [...copied.keys()])).filter((record) => {
      const key = copied.get(record.id);
      return key !== undefined && isCopied(record, key);
    });
    const writes = records.map((record) => writeOf(record, inServerState(record), record));
    await writeRecords(stores.documents, coll, writes);
    await updateRecordRows(
      stores,
      records.map(({ id }) => ({ coll, id })),
      instant(stores.wall()),
    );
  }
}

async function releaseForbidden(stores: Stores): Promise<null> {
  const refused = (await recordsIn(stores, 'parked')).filter(isForbidden);
  // Without a write the status stays "synced".
  if (refused.length === 0) return null;
  stores.writeBegan();
  try {
    for (const record of refused) await writeRecords(stores.documents, record.coll, [writeOf(record, { ...record, parked: null }, record)]);
  } finally {
    stores.writeEnded(0);
  }
  return null;
}
