import type { UserClaims } from '../../../src/backend/userClaims.ts';
import type { VerifyToken } from '../../../src/backend/tokenVerdict.ts';
import type { TeamsEnv } from '../../../supabase/functions/teams/handler.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Database } from '../store/database.ts';
import type { PokeChannel } from './live/pokeChannel.ts';
import type { Streams } from './live/streams.ts';
import { protocolOf } from './protocolOf.ts';
import type { ReplicaReads } from './read/replicaReads.ts';
import { tokenRefusal, rateLimited, type Refusal } from './syncAnswers.ts';
import type { TakeToken } from './tokenBucket.ts';

/** The dependencies of the calls. */
export interface SyncDependencies {
  readonly db: Database;
  /** Answers pulls from a replica of the database. Null if there is none. */
  readonly replica: ReplicaReads | null;
  readonly verify: VerifyToken;
  readonly pokes: PokeChannel;
  readonly streams: Streams;
  readonly takeToken: TakeToken;
  /** The lower limit for presence, which reaches every member's stream. */
  readonly takePresenceToken: TakeToken;
  /** Sends the mail about teams that a push queued. Null if this server can send no mail. */
  readonly sendMails: TeamsEnv['sendMails'];
  /** The newest protocol that this server supports. */
  readonly protocol: number;
  /** The storage limit for a person with an unconfirmed address. */
  readonly unconfirmedBytes: number;
  /** The current time, in milliseconds since 1970. */
  readonly clock: () => number;
}

export interface SyncCall {
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly token: string;
  readonly claims: UserClaims;
}

/** Checks each call's token, then its protocol, then the user's rate limit, so that strangers learn nothing. */
export async function openCall(room: SyncDependencies, request: Request): Promise<Result<SyncCall, Refusal>> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return err(tokenRefusal('bad'));
  const verdict = await room.verify(token);
  if (verdict.kind !== 'good') return err(tokenRefusal(verdict.kind));
  const { claims } = verdict;
  const protocol = protocolOf(request, room.protocol);
  if (!protocol.ok) return protocol;
  const wait = room.takeToken(claims.sub, room.clock());
  if (wait > 0) return err(rateLimited(wait));
  return ok({ request, query: new URL(request.url).searchParams, token, claims });
}
