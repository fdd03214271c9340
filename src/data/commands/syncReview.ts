import { parseDeal, parseProfile } from '../../core/deal/record/dealSchema.ts';
import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { knownChildrenOf } from '../collections/families.ts';
import { allRecords } from '../collections/recordQueries.ts';
import { changeRecord, readRecords, rewriteRecord } from '../collections/recordWrites.ts';
import type { UnreadRow } from '../records/recordStore.ts';
import { lastLivingState } from '../records/deletedDeals.ts';
import { conflictsIn, conflictKey, conflictsOf, withConflicts } from '../records/conflictHistory.ts';
import { isParked, type Body, type ConflictValue, type SyncedRecord } from '../records/syncedRecord.ts';
import { withValueAt } from '../records/withValueAt.ts';
import { storageFailure } from '../storageFailure.ts';
import { marketShown } from '../../core/deal/marketOfDeal.ts';
import type { NamedInputs } from '../../core/deal/collaboration/changedField.ts';
import { dealTitle } from '../../core/deal/dealTitle.ts';
import type { DataFailure } from './dealCommand.ts';
import { writtenBy } from './deletedDeal.ts';
import { updateRecordRows } from './updateRecordRows.ts';
import type { Stores } from './stores.ts';
import type { ConflictView, ParkedView, SyncChoice, SyncReviewList } from './reviewedRecords.ts';

/** What the person reviews after a conflict, a refusal or a repair, and the ways to undo it. */
export interface SyncReview {
  reviewSync(): Promise<SyncReviewList>;
  chooseInSync(choice: SyncChoice): Promise<Result<null, DataFailure>>;
}

export function createSyncReview(opened: () => Promise<Stores>): SyncReview {
  return {
    reviewSync: async () => review(await opened()),
    chooseInSync: async (choice) => {
      try {
        return await choose(await opened(), choice);
      } catch (cause) {
        return err(storageFailure(cause));
      }
    },
  };
}

async function review({ documents, view, writer }: Stores): Promise<SyncReviewList> {
  const records = (await Promise.all(collectionNames.map((coll) => allRecords(documents, coll)))).flat();
  const nameOf = createNames(records);
  const { device } = writer();
  const conflicts = records.flatMap((record) =>
    conflictsOf(record).map((lost): ConflictView => {
      const [keptBy, lostBy] = [writtenBy(lost.keptStamp, device), writtenBy(lost.lostStamp, device)];
      return {
        coll: record.coll,
        id: record.id,
        key: conflictKey(lost),
        ...lost,
        name: nameOf(record),
        inputs: namedInputs(record),
        keptBy,
        lostBy,
      };
    }),
  );
  const parked = records.filter(isParked).map((record): ParkedView => {
    const { coll, id, parked: why } = record;
    return { coll, id, name: nameOf(record), code: why?.code ?? '', message: why?.message ?? '' };
  });
  const unread = await view.unread.toArray();
  const log = await view.syncLog.orderBy('number').reverse().limit(200).toArray();
  return { conflicts, parked, log, unread: unread.map(({ coll, id, reason }: UnreadRow) => ({ coll, id, reason })) };
}

/** The strategy and market that name a deal's fields. Null for another record, and for a deal that cannot be read. */
function namedInputs(record: SyncedRecord): NamedInputs | null {
  const deal = record.coll === 'deals' && !record.deleted ? recordToDeal(record) : null;
  return deal !== null && parseDeal(deal).ok ? { strategy: deal.strategy ?? 'buy-to-let', market: marketShown(deal) } : null;
}

function dealName(record: SyncedRecord | undefined): string | null {
  const lived = record === undefined || !record.deleted ? record : lastLivingState(record);
  if (record === undefined || !lived) return null;
  const deal = recordToDeal({ ...record, ...lived });
  return parseDeal(deal).ok ? (deal.facts.address ?? dealTitle(deal.facts)) : null;
}

/** The name that people see for a record: a deal's address, or for notes and scenarios the name of their deal. */
function createNames(records: readonly SyncedRecord[]): (record: SyncedRecord) => string | null {
  const deals = new Map(records.flatMap((record): [string, SyncedRecord][] => (record.coll === 'deals' ? [[record.id, record]] : [])));
  return (record) => {
    if (record.coll === 'deals') return dealName(record);
    const { dealId, name } = record.doc;
    return (typeof dealId === 'string' ? dealName(deals.get(dealId)) : null) ?? (typeof name === 'string' ? name : null);
  };
}

async function choose(stores: Stores, choice: SyncChoice): Promise<Result<null, DataFailure>> {
  if (choice.type !== 'sync/send-again') {
    const settled = await settle(stores, choice);
    if (!settled.ok) return settled;
  }
  return settleWithoutChange(stores, choice);
}

type Settling = Exclude<SyncChoice, { readonly type: 'sync/send-again' }>;

/** Makes the losing value the person's newest change, written like any other. The conflict then syncs as seen. */
async function settle(stores: Stores, choice: Settling): Promise<Result<null, DataFailure>> {
  const { documents, view } = stores;
  const { coll, id, key, stamp } = choice;
  const [record] = await readRecords(documents, coll, [id]);
  const lost = record === undefined ? undefined : conflictsOf(record).find((one) => conflictKey(one) === key);
  if (record === undefined || lost === undefined) return err({ kind: 'not-found', id });
  const travels = conflictsIn(record.doc).some((one) => conflictKey(one) === key);
  if (choice.type === 'sync/keep' && !travels) return ok(null);
  const deletes = choice.type === 'sync/take-back' && lost.kind === 'deletion' && coll === 'deals';
  const changed = await changeRecord<DataFailure>(stores, {
    knownChildren: deletes ? await knownChildrenOf(documents, view, id) : [],
    coll,
    id,
    mid: stamp.mid,
    at: stamp.at,
    change: (before) => {
      const body = choice.type === 'sync/keep' ? ok(before?.doc ?? null) : bodyWith(before, coll, lost);
      return body.ok && body.value !== null && travels ? ok(withConflicts(body.value, seenIn(before?.doc ?? {}, key))) : body;
    },
  });
  if (!changed.ok) return changed;
  await updateRecordRows(stores, [{ coll, id }], stamp.at);
  return ok(null);
}

const seenIn = (doc: Body, key: string): readonly ConflictValue[] =>
  conflictsIn(doc).map((lost) => (conflictKey(lost) === key ? { ...lost, seen: true } : lost));

/** The body with the losing value restored. The value is validated like any other external value. */
function bodyWith(before: SyncedRecord | null, coll: CollectionName, lost: ConflictValue): Result<Body | null, DataFailure> {
  if (lost.kind === 'deletion') return ok(null);
  if (before === null && lost.kind === 'field') return err({ kind: 'invalid', message: 'The record has since been deleted.' });
  const body = lost.kind === 'record' ? (lost.lost as Body) : withValueAt(before?.doc ?? {}, lost.path, lost.lost);
  const checked = coll === 'deals' ? parseDeal({ ...body, mid: before?.mid }) : coll === 'profiles' ? parseProfile(body) : ok(body);
  return checked.ok
    ? ok(body)
    : err({ kind: 'invalid', message: `This value can’t be restored because it’s no longer valid here (${checked.error}).` });
}

/** Marking a conflict as seen, or retrying, does not change the record itself, so its `mid` stays. */
async function settleWithoutChange({ documents }: Stores, choice: SyncChoice): Promise<Result<null, DataFailure>> {
  const { after } = await rewriteRecord(documents, choice, (record) =>
    record === null || choice.type === 'sync/send-again'
      ? record && { ...record, parked: null }
      : { ...record, history: record.history.map((lost) => (conflictKey(lost) === choice.key ? { ...lost, seen: true } : lost)) },
  );
  return after === null ? err({ kind: 'not-found', id: choice.id }) : ok(null);
}
