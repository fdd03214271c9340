import * as v from 'valibot';
import { pullAnswer, syncLimits } from '../../core/protocol/syncCalls.ts';
import { writeOf, type UnreadRow } from '../../data/records/recordStore.ts';
import { isNewlyPending, keyOf, keyText, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { validateRow } from '../merge/validateRow.ts';
import { receiveRow } from '../merge/receiveRow.ts';
import type { StoreAnswer } from './effects.ts';
import type { Moment } from './events.ts';
import { badAnswer, storeFailed } from './failures.ts';
import { receivingOf, withFamilies } from './receiving.ts';
import type { Turn } from './state.ts';
import {
  expectedWorkspace,
  requestFromServer,
  requestFromStore,
  continueRound,
  marksOf,
  withLog,
  withWaiting,
  type Change,
} from './turns.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';
import type { Page, Stage, SyncState } from './syncState.ts';

export function startPull(state: SyncState, moment: Moment): Turn {
  const { version, floor } = marksOf(state);
  const atLeast = state.heardVersion === null ? null : Math.max(version, state.heardVersion);
  const request = { kind: 'pull', after: version, limit: syncLimits.rows, floor, atLeast } as const;
  return requestFromServer({ ...state, wanted: false }, { kind: 'pulling' }, { request, moment });
}

/** The envelope of a page. Its rows are validated one by one, so that an unreadable one does not block the others. */
const pageAnswer = v.object({ ...pullAnswer.entries, rows: v.array(v.unknown()) });

interface ReadPage {
  readonly page: Page;
  readonly workspace: string;
  readonly serverTime: number;
  readonly floor: number;
}

/** The page in a response. Null if it is invalid: from another workspace, out of order, or with no progress. */
function readPage(body: unknown, state: SyncState): ReadPage | null {
  const read = v.safeParse(pageAnswer, body);
  if (!read.success) return null;
  const { rows, next, more, workspace, serverTime, floor } = read.output;
  const { version: after } = marksOf(state);
  const own = expectedWorkspace(state);
  if ((own !== '' && own !== workspace) || next < after || (more && next === after)) return null;
  const checked = rows.map(validateRow);
  const good = checked.flatMap((row) => (row.ok ? [row.value] : []));
  const unread = checked.flatMap((row) => (row.ok ? [] : [row.error]));
  const versions = good.map(({ version }) => version);
  const ordered = versions.every((version, place) => version > (versions[place - 1] ?? after) && version <= next);
  return ordered ? { page: { rows: good, unread, next, more }, workspace, serverTime, floor } : null;
}

export function pulled(state: SyncState, body: unknown, moment: Moment): Turn {
  const read = readPage(body, state);
  if (read === null) return badAnswer(state, moment);
  const { page, workspace, serverTime } = read;
  // A full pull uses the floor of its first page until it ends.
  const floor = marksOf(state).version === 0 ? read.floor : marksOf(state).floor;
  const marks = { ...marksOf(state), workspace, floor, clockOffset: serverTime - moment.wall };
  // Without `atLeast`, the primary answered: the last page is up to date unless something was reported since the request.
  const heardVersion = state.heardVersion === null && !page.more && !state.wanted ? page.next : state.heardVersion;
  const heard = { ...state, marks, serverTime, heardVersion };
  return state.unseen && page.rows.length > 0 ? applyRows(heard, page, { records: [], moment }) : readCurrent(heard, page, moment);
}

function readCurrent(state: SyncState, page: Page, moment: Moment): Turn {
  if (page.rows.length === 0) return setAside(state, page, moment);
  return requestFromStore(state, { kind: 'reading', page }, { request: { kind: 'read', keys: page.rows.map(keyOf) }, moment });
}

/** The rows of a page merged with the stored records. Only changes are written. */
function applyRows(state: SyncState, page: Page, given: { readonly records: readonly SyncedRecord[]; readonly moment: Moment }): Turn {
  const { records, moment } = given;
  const current = new Map(records.map((record) => [keyText(record), record]));
  const heard = withFamilies(state, page.rows);
  const receiving = receivingOf(state, moment);
  const changes: Change[] = [];
  const writes = page.rows.flatMap((row) => {
    const before = current.get(keyText(row)) ?? null;
    const after = receiveRow(before, row, receiving);
    current.set(keyText(row), after);
    changes.push({ before, after });
    return after === before ? [] : [writeOf(before, after, row)];
  });
  if (writes.length === 0) return setAside(heard, page, moment);
  const again = changes.filter(({ before, after }) => isNewlyPending(before, after)).map(({ after }) => sentAgain(after, moment));
  const counting = withWaiting(heard, changes);
  return withLog(requestFromStore(counting, { kind: 'applying', page }, { request: { kind: 'write', writes }, moment }), again);
}

/** A record that was not pending becomes pending again only if the server lost it. */
const sentAgain = ({ coll, id }: SyncedRecord, moment: Moment): SyncLogRow => ({
  kind: 'sent-again',
  coll,
  id,
  at: moment.wall,
  detail: 'part of it was missing on the server',
});

function setAside(state: SyncState, page: Page, moment: Moment): Turn {
  // Updates the unreadable rows even if none is known to be stored, because an earlier write may have succeeded although it reported
  // failure.
  if (page.unread.length === 0 && page.rows.length === 0) return markPage(state, page, moment);
  const request = { kind: 'keepUnread', rows: page.unread, read: page.rows.map(keyOf) } as const;
  const asked = requestFromStore(state, { kind: 'setting-aside', page }, { request, moment });
  return withLog(
    asked,
    page.unread.map((row) => unreadEntry(row, moment)),
  );
}

const unreadEntry = ({ coll, id, reason }: UnreadRow, moment: Moment): SyncLogRow => ({
  kind: 'unread',
  coll,
  id,
  at: moment.wall,
  detail: reason,
});

/** The only place the checkpoint advances: after the rows are on disk. */
function markPage(state: SyncState, page: Page, moment: Moment): Turn {
  const marks = { ...marksOf(state), version: page.next, build: state.build };
  return requestFromStore(state, { kind: 'marking', page, marks }, { request: { kind: 'mark', marks }, moment });
}

/** The state after a page was stored. Stored rows show that the store works again, so failed attempts no longer count. */
const tookIn = (state: SyncState, { page, marks }: Extract<Stage, { readonly kind: 'marking' }>): SyncState => ({
  ...state,
  marks,
  attempts: page.rows.length > 0 ? 0 : state.attempts,
  unseen: state.unseen && page.more,
});

type PullStage = Extract<Stage, { readonly page: Page }>;

/** The store's result while a page is being stored. */
export function pageStored(state: SyncState, stage: PullStage, given: { readonly answer: StoreAnswer; readonly moment: Moment }): Turn {
  const { answer, moment } = given;
  const { page } = stage;
  // A full disk stops pulling, so the checkpoint does not advance. Pending records are still sent.
  if (!answer.ok) return answer.reason === 'full' ? continueRound({ ...state, pullFailed: true }, 'collect') : storeFailed(state, moment);
  const { value } = answer;
  if (stage.kind === 'reading' && value.kind === 'read') return applyRows(state, page, { records: value.records, moment });
  // Records changed in the meantime are read and merged again.
  if (stage.kind === 'applying' && value.kind === 'write')
    return value.stale.length > 0 ? readCurrent({ ...state, unseen: false }, page, moment) : setAside(state, page, moment);
  if (stage.kind === 'setting-aside' && value.kind === 'keepUnread') return markPage(state, page, moment);
  if (stage.kind === 'marking' && value.kind === 'mark') return continueRound(tookIn(state, stage), page.more ? 'pull' : 'collect');
  return storeFailed(state, moment);
}
