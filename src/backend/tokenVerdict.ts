import type { UserClaims } from './userClaims.ts';

/** The result of checking an access token. Each kind has one response, whatever the reason behind it. */
export type TokenVerdict =
  | { readonly kind: 'good'; readonly claims: UserClaims }
  /** Forged, expired, not a user's, or its session has ended: 401. */
  | { readonly kind: 'bad' }
  /** The user has a second factor that this session has not used: 403. */
  | { readonly kind: 'second-factor' }
  /** Correctly signed for a deleted account: 410, so its devices remove its data. */
  | { readonly kind: 'deleted' }
  /** Sessions cannot be checked right now: 503. It must not look like a refusal, which signs people out. */
  | { readonly kind: 'unavailable' };

/** The only check of access tokens, for functions, sync and account routes alike. */
export type VerifyToken = (token: string) => Promise<TokenVerdict>;

/** The current state of a token's user and session, according to the auth server or its database. */
export type SessionStatus = 'open' | 'open-needs-second-factor' | 'ended' | 'deleted' | 'unavailable';

/** What to ask the session store about: the user and session, and the token for servers that judge the token itself. */
export interface SessionStatusQuery {
  readonly sub: string;
  readonly sessionId: string | null;
  readonly token: string;
}

export type GetSessionStatus = (question: SessionStatusQuery) => Promise<SessionStatus>;
