import { isObject, type JsonObject } from '../../data/records/json.ts';
import type { ServerAnswer, ServerRequest } from '../step/effects.ts';

export type Ask = (userId: string, request: ServerRequest) => Promise<ServerAnswer>;

type Pull = Extract<ServerRequest, { readonly kind: 'pull' }>;

interface Ahead {
  readonly userId: string;
  readonly request: Pull;
  readonly askedAt: number;
  readonly answer: Promise<{ readonly heard: ServerAnswer; readonly arrivedAt: number }>;
}

/** An answer that waited for longer is asked for again, milliseconds. */
const fresh = 10_000;

/**
 * Asks for the next page of a feed while the one before is being stored. How the server stands is asked for when it is wanted: of a last
 * page that came ahead the rows are used, as if more followed, and what has come since is asked for behind them. Whatever else became of a
 * page asked for ahead, it is asked for again.
 */
export function pullAhead(ask: Ask, elapsed: () => number): Ask {
  let ahead: Ahead | null = null;
  return async (userId, request) => {
    if (request.kind !== 'pull') return ask(userId, request);
    const known = ahead;
    ahead = null;
    const early = known !== null && fits(known, { userId, request, now: elapsed() }) ? await earlyAnswer(known, elapsed) : null;
    const answer = early?.answer ?? (await ask(userId, request));
    // Behind a last page there is nothing yet.
    const next = early?.wasLast === true ? null : nextOf(request, answer);
    if (next !== null) {
      const coming = ask(userId, next).then((heard) => ({ heard, arrivedAt: elapsed() }));
      // Its failure is nobody's until it is wanted, and then it is asked for again.
      coming.catch(() => undefined);
      ahead = { userId, request: next, askedAt: elapsed(), answer: coming };
    }
    return answer;
  };
}

function fits(ahead: Ahead, wanted: { readonly userId: string; readonly request: Pull; readonly now: number }): boolean {
  const { request } = ahead;
  const isSame = request.after === wanted.request.after && request.limit === wanted.request.limit && request.floor === wanted.request.floor;
  return isSame && ahead.userId === wanted.userId && wanted.now - ahead.askedAt < fresh;
}

interface Early {
  readonly answer: ServerAnswer;
  readonly wasLast: boolean;
}

/** The answer as if it had come just now, and as if more followed: the server's clock and its feed went on while it waited here. */
async function earlyAnswer(ahead: Ahead, elapsed: () => number): Promise<Early | null> {
  const { heard, arrivedAt } = await ahead.answer.catch(() => ({ heard: null, arrivedAt: 0 }));
  const body = heard?.ok === true && isObject(heard.body) ? heard.body : null;
  if (body === null || typeof body['serverTime'] !== 'number') return null;
  const wasLast = body['more'] !== true;
  // The last page stands for the server's whole version, also past its rows: what lies there may be written by now.
  const next = wasLast ? lastVersion(body['rows']) : body['next'];
  if (typeof next !== 'number' || next <= ahead.request.after || next > Number(body['next'])) return null;
  const serverTime = Math.round(body['serverTime'] + elapsed() - arrivedAt);
  return { answer: { ok: true, body: { ...body, next, more: true, serverTime } }, wasLast };
}

function lastVersion(rows: unknown): unknown {
  const last: unknown = Array.isArray(rows) ? rows.at(-1) : null;
  return isObject(last) ? last['version'] : null;
}

function nextOf(request: Pull, answer: ServerAnswer): Pull | null {
  const page = pageOf(answer);
  if (page === null || typeof page['next'] !== 'number' || page['next'] <= request.after) return null;
  const floor = request.after === 0 && typeof page['floor'] === 'number' ? page['floor'] : request.floor;
  return { ...request, after: page['next'], floor };
}

/** The body of a page that more follow; null for anything else. */
const pageOf = (answer: ServerAnswer): JsonObject | null =>
  answer.ok && isObject(answer.body) && answer.body['more'] === true ? answer.body : null;
