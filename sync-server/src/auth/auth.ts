import type { RateLimiter } from '../../../src/backend/rateLimiter.ts';
import type { Result } from '../../../src/core/kernel/result.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SmsSender } from '../mail/smsSender.ts';
import type { Log } from '../operations/log.ts';
import type { Database } from '../store/database.ts';
import type { AccessTokens } from './keys/accessTokens.ts';
import type { SecretKey } from './keys/secretKey.ts';
import type { AuthFailure } from './authFailure.ts';
import type { RelyingParty } from './factors/passkeys.ts';

/** The dependencies of every account route. */
export interface Auth {
  readonly db: Database;
  readonly tokens: AccessTokens;
  readonly secrets: SecretKey;
  readonly mailer: Mailer;
  /** Null if codes cannot be sent to phones. */
  readonly sms: SmsSender | null;
  readonly log: Log;
  /** The current time, in milliseconds since 1970. */
  readonly clock: () => number;
  readonly publishableKey: string;
  /** The name that an authenticator app shows next to the address: the public host. */
  readonly siteName: string;
  /** The origin at which the person sees the app. */
  readonly originOf: (request: Request) => string;
  /** Whether a new account must confirm its address by code. */
  readonly confirmEmail: boolean;
  readonly windows: AuthWindows;
  /** Maximum failed passwords, codes or factors in five minutes, per combination of account and network. */
  readonly guessLimit: number;
}

/** The rate limits, and the key by which each one counts. */
export interface AuthWindows {
  /** Requests that could be used to guess secrets, or that create something, per network. */
  readonly perAddress: RateLimiter;
  /** One message per network and mailbox, followed by a pause. */
  readonly mailGap: RateLimiter;
  /** Messages in an hour, per mailbox and per network. */
  readonly mailsPerHour: RateLimiter;
}

/** A request to one of the account routes. */
export interface AuthRequest {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** The caller's network address. Null if unknown. */
  readonly address: string | null;
}

/** The body of a 200 response. Null for status 204. */
export type AuthAnswer = Promise<Result<Readonly<Record<string, unknown>> | null, AuthFailure>>;

export type AuthRoute = (auth: Auth, call: AuthRequest) => AuthAnswer;

/** The current time as an ISO timestamp for PostgreSQL. */
export const timestampOf = (auth: Pick<Auth, 'clock'>): string => new Date(auth.clock()).toISOString();

/** The site that a request's passkeys belong to. */
export function relyingPartyOf({ originOf }: Pick<Auth, 'originOf'>, request: Request): RelyingParty {
  const origin = originOf(request);
  return { id: new URL(origin).hostname, origin };
}
