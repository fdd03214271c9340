import type { UserClaims } from './userClaims.ts';

/** What an access token is worth. Each kind has one answer, whatever the reason behind it. */
export type TokenVerdict =
  | { readonly kind: 'good'; readonly claims: UserClaims }
  /** Forged, expired, not a user's, or its session has ended: 401. */
  | { readonly kind: 'bad' }
  /** The user has a second factor and this session has not used it: 403. */
  | { readonly kind: 'second-factor' }
  /** Rightly signed for an account that is no more: 410, so that its devices forget it. */
  | { readonly kind: 'deleted' }
  /** Nobody can be asked just now: 503. It must not look like a refusal, which signs people out. */
  | { readonly kind: 'unavailable' };

/** The one check of access tokens, for functions, sync and account routes alike. */
export type JudgeToken = (token: string) => Promise<TokenVerdict>;

/** What the accounts themselves say about a token's user and session at this moment. */
export type Standing = 'open' | 'open-needs-second-factor' | 'ended' | 'deleted' | 'unavailable';

/** What those who know the sessions are asked: whose, and the token itself for a server that judges by it. */
export interface StandingQuestion {
  readonly sub: string;
  readonly sessionId: string | null;
  readonly token: string;
}

export type AskStanding = (question: StandingQuestion) => Promise<Standing>;
