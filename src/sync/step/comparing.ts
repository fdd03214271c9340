import * as v from 'valibot';
import { bucketOf, digestBuckets } from '../../core/protocol/digest.ts';
import { digestAnswer, type DigestAnswer } from '../../core/protocol/syncCalls.ts';
import { writeOf, type GuardedWrite, type InventoryEntry, type SyncMarks } from '../../data/records/recordStore.ts';
import { inState } from '../../data/records/deletedDeals.ts';
import { isPending, keyOf, keyText, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { withoutServer } from '../merge/settleResult.ts';
import type { StoreAnswer } from './effects.ts';
import type { Moment } from './events.ts';
import { badAnswer, storeFailed } from './failures.ts';
import { withFamilies } from './receiving.ts';
import type { Turn } from './state.ts';
import {
  expectedWorkspace,
  requestFromServer,
  requestFromStore,
  purgeCutoff,
  continueRound,
  marksOf,
  withHeardVersion,
  withLog,
  withWaiting,
} from './turns.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';
import type { Stage, SyncState } from './syncState.ts';

/** The interval between comparisons with the server's records, in milliseconds. */
const compareEvery = 600_000;

export const isCompareDue = ({ comparedAt }: SyncState, { elapsed }: Moment): boolean =>
  comparedAt === null || elapsed - comparedAt >= compareEvery;

/** Compares this device's records with the server's by digest, because a checkpoint alone does not prove that every row arrived. */
export function compare(state: SyncState, moment: Moment): Turn {
  if (!isCompareDue(state, moment) || state.pullFailed) return continueRound(state, 'close');
  return requestFromStore(state, { kind: 'counting' }, { request: { kind: 'inventory', goneBefore: purgeCutoff(state, moment) }, moment });
}

export function compared(
  state: SyncState,
  given: { readonly inventory: readonly InventoryEntry[]; readonly body: unknown },
  moment: Moment,
): Turn {
  const { inventory, body } = given;
  const read = v.safeParse(digestAnswer, body);
  if (!read.success || read.output.workspace !== expectedWorkspace(state)) return badAnswer(state, moment);
  const { gaps, extras } = differences(inventory, read.output, marksOf(state));
  const found = { ...withHeardVersion(state, read.output.version), comparedAt: moment.elapsed, suspects: extras };
  if (gaps.length === 0 && extras.length === 0) return marksOf(state).resync ? endResync(found, moment) : continueRound(found, 'close');
  // A record missing from a full pull may have been deleted since the pull ended. The next page shows whether it was.
  if (marksOf(state).resync) return continueRound(found, 'pull');
  return rewind(found, { gaps, extras }, moment);
}

interface Differences {
  /** Records up to this device's checkpoint that the server has, but that this device lacks or has in another state. */
  readonly gaps: readonly Listed[];
  /** Records that the server has according to this device, but that the server does not list. */
  readonly extras: readonly InventoryEntry[];
}

type Listed = DigestAnswer['differing'][number]['records'][number];

/** The differences between both sides. Rows after the checkpoint are not gaps, because the next pull brings them. */
function differences(inventory: readonly InventoryEntry[], answer: DigestAnswer, { version: checkpoint }: SyncMarks): Differences {
  const buckets = new Set(answer.differing.map(({ bucket }) => bucket));
  const here = new Map(inventory.map((entry) => [keyText(entry), entry]));
  const listed = answer.differing.flatMap(({ records }) => records);
  const there = new Set(listed.map(keyText));
  return {
    gaps: listed.filter((record) => record.version <= checkpoint && here.get(keyText(record))?.mid !== record.mid),
    extras: inventory.filter((entry) => !entry.unread && buckets.has(bucketOf(entry.id)) && !there.has(keyText(entry))),
  };
}

/** Moves the checkpoint back before the first difference and pulls again, so that missed rows and deletions arrive. */
function rewind(state: SyncState, { gaps, extras }: Differences, moment: Moment): Turn {
  const from = [...gaps, ...extras].map(({ version }) => version - 1);
  const marks = { ...marksOf(state), version: Math.max(0, Math.min(marksOf(state).version, ...from)) };
  const entries = gaps.map(({ coll, id, version }): SyncLogRow => ({
    kind: 'pulled-again',
    coll,
    id,
    at: moment.wall,
    detail: `version ${version} was missing`,
  }));
  return withLog(requestFromStore(state, { kind: 'rewinding', marks }, { request: { kind: 'mark', marks }, moment }), entries);
}

/** The state without the comparison's findings. It is made again in the next round that can pull. */
const unCompared = (state: SyncState): SyncState => ({ ...state, suspects: [], comparedAt: null });

/** Reads the records that the server did not list, to see whether the pull since then has included them. */
export function findSuspects(state: SyncState, moment: Moment): Turn {
  // The pages since then could not be stored, so they show nothing. The comparison is repeated once they can be.
  if (state.pullFailed) return continueRound(unCompared(state), 'close');
  if (state.suspects.length === 0) return endResync(state, moment);
  return requestFromStore(state, { kind: 'finding-suspects' }, { request: { kind: 'read', keys: state.suspects.map(keyOf) }, moment });
}

/**
 * Handles records that the server once acknowledged and no longer has. In a full pull after a long absence, they were deleted elsewhere,
 * and are removed unless they were changed here. Otherwise the server lost them, and they are sent again.
 */
function freeSuspects(state: SyncState, records: readonly SyncedRecord[], moment: Moment): Turn {
  const believed = new Map(state.suspects.map((entry) => [keyText(entry), entry.mid]));
  const lost = records.filter(
    (record) => record.base !== null && !record.base.deleted && record.base.mid === believed.get(keyText(record)),
  );
  // Only a full pull can miss a purged deletion, which is at or below the floor.
  const floor = marksOf(state).resync ? (marksOf(state).floor ?? 0) : 0;
  const writes = lost.map((record): GuardedWrite => {
    const isOver = !isPending(record) && record.base !== null && record.base.version < floor;
    return writeOf(record, isOver ? deletedLongAgo(record) : withoutServer(record, record, { floor, at: moment.wall }), record);
  });
  if (writes.length === 0) return endResync({ ...state, suspects: [] }, moment);
  const entries = writes.map((write): SyncLogRow => ({
    ...write.key,
    kind: waits(write) ? 'sent-again' : 'dropped',
    at: moment.wall,
    detail: waits(write) ? 'the server did not have it' : 'deleted on another device while this one wasn’t syncing',
  }));
  const known = withFamilies(
    state,
    writes.flatMap(({ record }) => record ?? []),
  );
  const counting = withWaiting(
    known,
    writes.flatMap(({ record }, place) => (record === null ? [] : [{ before: lost[place] ?? null, after: record }])),
  );
  return withLog(requestFromStore(counting, { kind: 'freeing-suspects' }, { request: { kind: 'write', writes }, moment }), entries);
}

const waits = ({ record }: GuardedWrite): boolean => record !== null && isPending(record);

/** A deleted deal is kept as deleted, because a child added here may restore it. Any other record is removed. */
function deletedLongAgo(record: SyncedRecord): SyncedRecord | null {
  if (record.coll !== 'deals' || record.base === null) return null;
  const gone = inState(record, { mid: record.mid, deleted: true, doc: {}, clocks: record.clocks });
  return { ...gone, base: { ...record.base, deleted: true, doc: {} } };
}

/** Ends a full pull, if one is in progress. The checkpoint is then valid again. Until then, a restart would begin the pull again. */
function endResync(state: SyncState, moment: Moment): Turn {
  const marks = marksOf(state);
  if (!marks.resync || state.comparedAt === null) return continueRound(state, 'compare');
  const ended = { ...marks, resync: false };
  return requestFromStore(state, { kind: 'ending-resync', marks: ended }, { request: { kind: 'mark', marks: ended }, moment });
}

type CompareStage = Extract<Stage, { readonly kind: 'counting' | 'rewinding' | 'finding-suspects' | 'freeing-suspects' | 'ending-resync' }>;

/** The store's result during a comparison. */
export function comparisonStored(
  state: SyncState,
  stage: CompareStage,
  given: { readonly answer: StoreAnswer; readonly moment: Moment },
): Turn {
  const { answer, moment } = given;
  if (!answer.ok) return storeFailed(unCompared(state), moment);
  const { value } = answer;
  if (stage.kind === 'counting' && value.kind === 'inventory') {
    const inventory = value.entries;
    return requestFromServer(
      state,
      { kind: 'comparing', inventory },
      { request: { kind: 'digest', buckets: digestBuckets(known(inventory)) }, moment },
    );
  }
  if (stage.kind === 'rewinding' && value.kind === 'mark') return continueRound({ ...state, marks: stage.marks }, 'pull');
  if (stage.kind === 'ending-resync' && value.kind === 'mark') return continueRound({ ...state, marks: stage.marks }, 'close');
  if (stage.kind === 'finding-suspects' && value.kind === 'read') return freeSuspects(state, value.records, moment);
  // Freed records are now pending. Records changed in the meantime are no longer suspects.
  if (stage.kind === 'freeing-suspects' && value.kind === 'write') return continueRound({ ...state, suspects: [] }, 'collect');
  return storeFailed(state, moment);
}

/**
 * The inventory without entries that have no id. Unreadable rows count under the collection they name, so that they are not differences.
 */
const known = (inventory: readonly InventoryEntry[]): readonly InventoryEntry[] => inventory.filter(({ id }) => id !== '');
