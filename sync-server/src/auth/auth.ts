import type { SlidingWindow } from '../../../src/backend/slidingWindow.ts';
import type { Result } from '../../../src/core/kernel/result.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database } from '../store/database.ts';
import type { AccessTokens } from './keys/accessTokens.ts';
import type { SecretKey } from './keys/secretKey.ts';
import type { AuthFailure } from './authFailure.ts';

/** What every account route works with. */
export interface Auth {
  readonly db: Database;
  readonly tokens: AccessTokens;
  readonly secrets: SecretKey;
  readonly mailer: Mailer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly publishableKey: string;
  /** What an authenticator app shows beside the address; the host people use. */
  readonly siteName: string;
  /** Whether a new account opens only once its address was confirmed by a code. */
  readonly confirmEmail: boolean;
  readonly windows: AuthWindows;
  /** Failed passwords, codes or factors of one account from one network in five minutes. */
  readonly guessLimit: number;
}

/** What is counted, and per what. */
export interface AuthWindows {
  /** Requests that guess or create, per network. */
  readonly perAddress: SlidingWindow;
  /** One message that one network asks for to one mailbox, then a pause. */
  readonly mailGap: SlidingWindow;
  /** Messages in an hour, per mailbox and per network. */
  readonly mailsPerHour: SlidingWindow;
}

/** A request to one of the account routes. */
export interface AuthRequest {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** The caller's network address; null when it is not known. */
  readonly address: string | null;
}

/** What a route answers with status 200; null for 204. */
export type AuthAnswer = Promise<Result<Readonly<Record<string, unknown>> | null, AuthFailure>>;

export type AuthRoute = (auth: Auth, call: AuthRequest) => AuthAnswer;

/** The clock as PostgreSQL reads it. */
export const timestampOf = (auth: Pick<Auth, 'clock'>): string => new Date(auth.clock()).toISOString();
