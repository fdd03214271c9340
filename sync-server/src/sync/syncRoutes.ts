import type { VerifyToken } from '../../../src/backend/tokenVerdict.ts';
import type { ServerOptions } from '../configuration.ts';
import type { Log } from '../operations/log.ts';
import type { Database } from '../store/database.ts';
import { isDataException } from '../store/sqlState.ts';
import { tellPresence } from './live/tellPresence.ts';
import { createPokeChannel } from './live/pokeChannel.ts';
import { createStreams } from './live/streams.ts';
import { refusalResponse } from '../http/refusal.ts';
import { badRequest, unavailable } from './syncAnswers.ts';
import { openCall, type SyncDependencies } from './syncCall.ts';
import { digest, pull, push, stream, type SyncHandler } from './syncCalls.ts';
import { createReplicaReads } from './read/replicaReads.ts';
import { createTokenBucket } from './tokenBucket.ts';

export interface Sync {
  /** Serves `/sync/v1/*`. */
  answer(request: Request): Promise<Response>;
  /** The number of open streams. */
  openStreams(): number;
  /** Ends every stream with a goodbye, because open streams would keep the server running. */
  endStreams(): void;
  /** Sends pending pokes. */
  close(): Promise<void>;
}

export interface SyncContext {
  readonly db: Database;
  /** A replica of the database. Null if there is none. */
  readonly replica: Database | null;
  readonly verify: VerifyToken;
  readonly log: Log;
  readonly options: Pick<ServerOptions, 'limits' | 'clock' | 'protocol'>;
  readonly sendMails: SyncDependencies['sendMails'];
}

const routes: ReadonlyMap<string, { readonly method: 'GET' | 'POST'; readonly run: SyncHandler }> = new Map([
  ['/sync/v1/push', { method: 'POST', run: push }],
  ['/sync/v1/pull', { method: 'GET', run: pull }],
  ['/sync/v1/digest', { method: 'POST', run: digest }],
  ['/sync/v1/presence', { method: 'POST', run: tellPresence }],
  ['/sync/v1/stream', { method: 'GET', run: stream }],
]);

/** Enough for a person who moves between deals on two devices and repeats where they are every half minute. */
const presenceRule = { burst: 20, perSecond: 0.5 } as const;

export async function createSync({ db, replica, verify, log, options, sendMails }: SyncContext): Promise<Sync> {
  const { clock, limits, protocol } = options;
  const pokes = await createPokeChannel(db, log);
  const streams = createStreams(pokes, clock);
  const takeToken = createTokenBucket({ burst: limits.syncBurst, perSecond: limits.syncPerSecond });
  const room: SyncDependencies = {
    db,
    replica: replica === null ? null : createReplicaReads(replica, log, clock),
    verify,
    pokes,
    streams,
    takeToken,
    takePresenceToken: createTokenBucket(presenceRule),
    sendMails,
    protocol,
    clock,
    unconfirmedBytes: limits.unconfirmedMegabytes * 1_000_000,
  };
  return {
    answer: (request) => answered(room, log, request),
    openStreams: () => streams.count(),
    endStreams: streams.close,
    close: async () => {
      streams.close();
      await pokes.close();
    },
  };
}

async function answered(room: SyncDependencies, log: Log, request: Request): Promise<Response> {
  const route = routes.get(new URL(request.url).pathname);
  if (route === undefined) return refusalResponse({ status: 404, code: 'not_found', message: 'Call not found' });
  if (request.method !== route.method) return notAllowed(route.method);
  try {
    const call = await openCall(room, request);
    const result = call.ok ? await route.run(room, call.value) : call;
    return result.ok ? result.value : refusalResponse(result.error);
  } catch (error) {
    if (isDataException(error)) return refusalResponse(badRequest('The request contains something that cannot be stored'));
    // Whatever went wrong, the device keeps its pending records and retries.
    log.error('sync call failed', error, { method: request.method, path: new URL(request.url).pathname });
    return refusalResponse(unavailable);
  }
}

function notAllowed(method: string): Response {
  const refusal = refusalResponse({ status: 405, code: 'bad_request', message: 'Method not allowed' });
  refusal.headers.set('allow', method);
  return refusal;
}
