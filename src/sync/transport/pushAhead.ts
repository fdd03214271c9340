import type { PushedRow } from '../../core/protocol/syncRow.ts';
import { isObject } from '../../data/records/json.ts';
import type { SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { ServerAnswer, ServerRequest } from '../step/effects.ts';
import { rowsAsTheyAre } from '../step/pushing.ts';
import type { Ask } from './pullAhead.ts';

type Push = Extract<ServerRequest, { readonly kind: 'push' }>;

interface Ahead {
  readonly userId: string;
  readonly rows: readonly PushedRow[];
  readonly answer: Promise<{ readonly heard: ServerAnswer; readonly arrivedAt: number }>;
}

export interface QueueAhead {
  /** What is known of the queue behind a batch of so many records; null where the next batch is not read yet. */
  readonly behind: (sent: number) => Promise<readonly SyncedRecord[] | null>;
  /** Does what can be done for rows before they are sent; null where there is nothing. */
  readonly prepare: ((rows: readonly PushedRow[]) => void) | null;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
}

/**
 * Sends the next batch of a long queue while the server's word on the one before is written down, one batch at a time, and makes it ready
 * while the server has the one before. When that batch is asked for it has its answer; whatever else is asked for, or whatever became of
 * it, is sent as if nothing had been: a batch the server has already is answered as applied, as after an answer that was lost.
 */
export function pushAhead(ask: Ask, { behind: peek, prepare, elapsed }: QueueAhead): Ask {
  let ahead: Ahead | null = null;
  const sendNext = async (userId: string, sent: Push, answer: ServerAnswer): Promise<void> => {
    const serverTime = serverTimeOf(answer);
    if (serverTime === null) return;
    const behind = await peek(sent.rows.length);
    const rows = behind === null ? null : rowsAsTheyAre(behind, serverTime);
    if (rows === null || rows.length === 0 || ahead !== null) return;
    const coming = ask(userId, { kind: 'push', rows }).then((heard) => ({ heard, arrivedAt: elapsed() }));
    // Its failure is nobody's until it is wanted, and then it is sent again.
    coming.catch(() => undefined);
    ahead = { userId, rows, answer: coming };
  };
  const prepareNext = async (sent: Push, serverTime: number): Promise<void> => {
    const behind = prepare === null ? null : await peek(sent.rows.length);
    const rows = behind === null ? null : rowsAsTheyAre(behind, serverTime);
    if (rows !== null) prepare?.(rows);
  };
  return async (userId, request) => {
    if (request.kind !== 'push') return ask(userId, request);
    // How far stamps may run ahead is known when the server has answered; until then all of them may.
    void prepareNext(request, Infinity).catch(() => undefined);
    const known = ahead;
    ahead = null;
    // Also where it is not the one that is wanted: two batches at once would reach the server in any order.
    const early = known === null ? null : await known.answer.catch(() => null);
    const fits = known !== null && known.userId === userId && areSame(known.rows, request.rows);
    const answer = fits && early?.heard.ok === true ? asOfNow(early.heard, elapsed() - early.arrivedAt) : await ask(userId, request);
    // Not waited for: a queue that cannot be read ahead holds nobody up.
    void sendNext(userId, request, answer).catch(() => undefined);
    return answer;
  };
}

/** Rows of one `mid` on one base are the same. */
const areSame = (one: readonly PushedRow[], other: readonly PushedRow[]): boolean =>
  one.length === other.length &&
  one.every(({ coll, id, mid, base }, place) => {
    const beside = other[place];
    return beside?.coll === coll && beside.id === id && beside.mid === mid && beside.base === base;
  });

function serverTimeOf(answer: ServerAnswer): number | null {
  const time = answer.ok && isObject(answer.body) ? answer.body['serverTime'] : null;
  return typeof time === 'number' ? time : null;
}

/** The server's clock went on while the answer waited here. */
function asOfNow(answer: ServerAnswer, waited: number): ServerAnswer {
  const time = serverTimeOf(answer);
  if (!answer.ok || time === null || !isObject(answer.body)) return answer;
  return { ok: true, body: { ...answer.body, serverTime: Math.round(time + waited) } };
}
