import type { UserClaims } from './userClaims.ts';

/** The result of checking an access token. Each kind has one response, whatever the reason behind it. */
export type TokenVerdict =
  | { readonly kind: 'good'; readonly claims: UserClaims }
  /** Forged, expired, not a user's, or its session has ended: 401. */
  | { readonly kind: 'bad' }
  /** The user has a second factor and this session has not used it: 403. */
  | { readonly kind: 'second-factor' }
  /** Correctly signed for a deleted account: 410, so its devices remove its data. */
  | { readonly kind: 'deleted' }
  /** Sessions cannot be checked right now: 503. It must not look like a refusal, which signs people out. */
  | { readonly kind: 'unavailable' };

/** The one check of access tokens, for functions, sync and account routes alike. */
export type VerifyToken = (token: string) => Promise<TokenVerdict>;

/** The current state of a token's user and session, according to the accounts. */
export type SessionStatus = 'open' | 'open-needs-second-factor' | 'ended' | 'deleted' | 'unavailable';

/** The question for the session store: the user and session, and the token for a server that judges by it. */
export interface SessionStatusQuery {
  readonly sub: string;
  readonly sessionId: string | null;
  readonly token: string;
}

export type GetSessionStatus = (question: SessionStatusQuery) => Promise<SessionStatus>;
