import * as v from 'valibot';
import { pushAnswer, syncLimits, type RowResult } from '../../core/protocol/syncCalls.ts';
import type { PushedRow } from '../../core/protocol/syncRow.ts';
import { writeOf, type GuardedWrite } from '../../data/records/recordStore.ts';
import { isPending, keyOf, keyText, type RecordKey, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { validateRow } from '../merge/validateRow.ts';
import { clampRecord } from '../merge/receiveRow.ts';
import { settleResult } from '../merge/settleResult.ts';
import type { CallFailure, StoreAnswer, StoreValue } from './effects.ts';
import type { Moment } from './events.ts';
import { badAnswer, serverFailed, storeFailed } from './failures.ts';

import { receivingOf, withFamilies } from './receiving.ts';
import type { Turn } from './state.ts';
import { expectedWorkspace, requestFromServer, requestFromStore, continueRound, marksOf, withHeardVersion } from './turns.ts';
import type { Batch, Stage, SyncState } from './syncState.ts';

/** Bytes in a request body reserved for everything except rows. */
const envelopeBytes = 1_000;

export const collect = (state: SyncState, moment: Moment): Turn =>
  requestFromStore(state, { kind: 'collecting', writes: state.writes }, { request: { kind: 'collect', limit: state.batchRows }, moment });

/** Sends the pending records as a batch the server accepts. Stamps from a fast clock are first lowered on disk. */
function sendCollected(state: SyncState, records: readonly SyncedRecord[], moment: Moment): Turn {
  if (records.length === 0) return continueRound(state, 'families');
  const serverTime = state.serverTime ?? moment.wall;
  const lowered = records.flatMap((record): readonly GuardedWrite[] => {
    const after = clampRecord(record, serverTime);
    return after === record ? [] : [writeOf(record, after, record)];
  });
  if (lowered.length > 0) return requestFromStore(state, { kind: 'lowering' }, { request: { kind: 'write', writes: lowered }, moment });
  const sent = withinBody(records);
  if (sent.length === 0) return refuseFirst(state, records, moment);
  return requestFromServer(state, { kind: 'pushing', sent }, { request: { kind: 'push', rows: sent.map(toRow) }, moment });
}

const toRow = ({ coll, id, mid, base, deleted, doc, clocks }: SyncedRecord): PushedRow => ({
  coll,
  id,
  mid,
  base: base?.mid ?? null,
  deleted,
  doc,
  clocks,
});

/** As many of the first records as fit into one call. */
function withinBody(records: readonly SyncedRecord[]): readonly SyncedRecord[] {
  let left = syncLimits.bodyBytes - envelopeBytes;
  const end = records.findIndex((record) => {
    left -= bytesOf(toRow(record)) + 1;
    return left < 0;
  });
  return end === -1 ? records : records.slice(0, end);
}

const bytesOf = (row: PushedRow): number => new TextEncoder().encode(JSON.stringify(row)).length;

/** Parks a record that is too large for any call, so that the records after it are sent. */
function refuseFirst(state: SyncState, records: readonly SyncedRecord[], moment: Moment): Turn {
  const result: RowResult = { status: 'refused', code: 'too-large', message: 'This record is too large to sync.' };
  return reread(state, { sent: records.slice(0, 1), results: [result], version: 0, changed: false }, moment);
}

export function pushed(state: SyncState, given: { readonly sent: readonly SyncedRecord[]; readonly body: unknown }, moment: Moment): Turn {
  const { sent, body } = given;
  const read = v.safeParse(pushAnswer, body);
  const own = expectedWorkspace(state);
  if (!read.success || read.output.results.length !== sent.length || (own !== '' && read.output.workspace !== own))
    return badAnswer(state, moment);
  const { results, version, serverTime, workspace } = read.output;
  if (!results.every((result, place) => isAbout(result, sent[place]))) return badAnswer(state, moment);
  const marks = { ...marksOf(state), workspace };
  // Most records are still stored as they were sent. If a record has changed, its write is stale, and it is read and settled again.
  const batch = { sent, results, version, changed: false };
  const heard = withHeardVersion(withFamilies(state, sent), version);
  const forbidden = state.forbidden || results.some((result) => result.status === 'refused' && result.code === 'forbidden');
  return settle({ ...heard, marks, serverTime, forbidden }, batch, { records: sent, moment });
}

/** Whether a result is about the record. A conflict must contain the server's state of that record, readable by this build. */
function isAbout(result: RowResult, record: SyncedRecord | undefined): boolean {
  if (result.status !== 'conflict' || result.current === null) return true;
  return result.current.coll === record?.coll && result.current.id === record.id && validateRow(result.current).ok;
}

/** Handles a failed push. A batch that is too large for the server is halved. A single record that is too large is parked. */
export function pushFailed(
  state: SyncState,
  given: { readonly sent: readonly SyncedRecord[]; readonly failure: CallFailure },
  moment: Moment,
): Turn {
  const { sent, failure } = given;
  if (failure.kind !== 'status' || failure.status !== 413) return serverFailed(state, failure, moment);
  if (sent.length <= 1) return refuseFirst(state, sent, moment);
  return continueRound({ ...state, batchRows: Math.max(1, Math.floor(sent.length / 2)) }, 'collect');
}

const reread = (state: SyncState, batch: Batch, moment: Moment): Turn =>
  requestFromStore(state, { kind: 'rereading', batch }, { request: { kind: 'read', keys: batch.sent.map(keyOf) }, moment });

/** The server's result for each row, applied to the stored record, because the person may have kept typing. */
function settle(state: SyncState, batch: Batch, given: { readonly records: readonly SyncedRecord[]; readonly moment: Moment }): Turn {
  const { records, moment } = given;
  const current = new Map(records.map((record) => [keyText(record), record]));
  const receiving = receivingOf(state, moment);
  const writes = batch.sent.flatMap((sent, place): readonly GuardedWrite[] => {
    const before = current.get(keyText(sent));
    const result = batch.results[place];
    if (before === undefined || result === undefined) return [];
    const after = settleResult(before, { sent, result }, receiving);
    return after === before ? [] : [writeOf(before, after, sent)];
  });
  if (writes.length > 0) return requestFromStore(state, settlingOf(batch, writes), { request: { kind: 'write', writes }, moment });
  // A result that changes nothing would otherwise be requested again immediately, for ever.
  return batch.changed ? advance(state, batch, moment) : badAnswer(state, moment);
}

/** Records that are no longer pending after a write are subtracted from the count once the write is on disk. */
const settlingOf = (batch: Batch, writes: readonly GuardedWrite[]): Stage => ({
  kind: 'settling',
  batch: { ...batch, changed: true },
  sent: writes.filter(({ record }) => record === null || !isPending(record)).map(({ key }) => key),
});

function settled(state: SyncState, stage: Extract<Stage, { readonly kind: 'settling' }>, stale: readonly RecordKey[]): SyncState {
  const left = new Set(stale.map(keyText));
  const gone = stage.sent.filter((key) => !left.has(keyText(key))).length;
  const { counts } = state;
  // Only now has the round progressed. If the device has no space, the server gives the same result again, after longer and longer pauses.
  return { ...state, attempts: 0, counts: { ...counts, pending: Math.max(counts.parked, counts.pending - gone) } };
}

/** The number of pending records, as last counted. */
const collected = (state: SyncState, stage: Extract<Stage, { readonly kind: 'collecting' }>, { counts }: Collected): SyncState => ({
  ...state,
  counts,
  counted: stage.writes,
});

type Collected = Extract<StoreValue, { readonly kind: 'collect' }>;

/** Advances the checkpoint over this device's own rows if they follow it without a gap, because those rows need not be pulled. */
function advance(state: SyncState, batch: Batch, moment: Moment): Turn {
  const marks = marksOf(state);
  const versions = new Set(batch.results.flatMap((result) => (result.status === 'applied' ? [result.version] : [])));
  let version = marks.version;
  while (versions.has(version + 1)) version += 1;
  if (version === marks.version || state.pullFailed || state.suspects.length > 0) return continueRound(state, 'collect');
  const moved = { ...marks, version };
  return requestFromStore(state, { kind: 'advancing', marks: moved }, { request: { kind: 'mark', marks: moved }, moment });
}

type PushStage = Extract<Stage, { readonly kind: 'collecting' | 'lowering' | 'rereading' | 'settling' | 'advancing' }>;

/** The store's result while changes are being sent. */
export function batchStored(state: SyncState, stage: PushStage, given: { readonly answer: StoreAnswer; readonly moment: Moment }): Turn {
  const { answer, moment } = given;
  if (!answer.ok) return storeFailed(state, moment);
  const { value } = answer;
  if (stage.kind === 'collecting' && value.kind === 'collect') return sendCollected(collected(state, stage, value), value.records, moment);
  if (stage.kind === 'lowering' && value.kind === 'write') return continueRound(state, 'collect');
  if (stage.kind === 'rereading' && value.kind === 'read') return settle(state, stage.batch, { records: value.records, moment });
  if (stage.kind === 'settling' && value.kind === 'write') {
    const done = settled(state, stage, value.stale);
    return value.stale.length > 0 ? reread(done, stage.batch, moment) : advance(done, stage.batch, moment);
  }
  if (stage.kind === 'advancing' && value.kind === 'mark') return continueRound({ ...state, marks: stage.marks }, 'collect');
  return storeFailed(state, moment);
}
