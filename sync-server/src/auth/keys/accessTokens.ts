import { createLocalJWKSet, SignJWT } from 'jose';
import { createTokenVerifier } from '../../../../supabase/functions/_shared/tokenVerifier.ts';
import type { AskStanding, JudgeToken } from '../../../../supabase/functions/_shared/tokenVerdict.ts';
import type { UserClaims } from '../../../../supabase/functions/_shared/userClaims.ts';
import type { SigningKey } from './signingKey.ts';
import type { User } from '../users.ts';

/** How long an access token is good for, in seconds; hosted Supabase's default. A sign-out ends it earlier. */
export const accessTokenSeconds = 3600;

export interface AuthenticationMethod {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

export interface SessionClaims {
  readonly sessionId: string;
  readonly aal: string;
  /** Newest first. */
  readonly methods: readonly AuthenticationMethod[];
}

export interface AccessTokens {
  /** A signed token and when it expires, in seconds since 1970. */
  sign(user: User, session: SessionClaims): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** What a token signed here says, whatever has become of its session since; null for any other token. */
  verify(token: string): Promise<UserClaims | null>;
  /** The check every route but the account's own makes: signature and standing. */
  judgeBy(standing: AskStanding): JudgeToken;
}

/** Tokens with the claims hosted Supabase puts in, signed ES256. */
export function createAccessTokens(key: SigningKey, issuer: string, clock: () => number): AccessTokens {
  const keys = createLocalJWKSet({ keys: [key.publicJwk] });
  const judgeBy = (standing: AskStanding) => createTokenVerifier({ keys, issuer, now: clock, standing, trustStandingForHs256: false });
  const judgeAlone = judgeBy(async () => 'open');
  return {
    judgeBy,
    verify: async (token) => {
      const verdict = await judgeAlone(token);
      return verdict.kind === 'good' ? verdict.claims : null;
    },
    sign: async (user, session) => {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + accessTokenSeconds;
      const { email, phone, appMetadata: app_metadata, userMetadata: user_metadata, role } = user;
      const claims = { email, phone, app_metadata, user_metadata, role, aal: session.aal, amr: session.methods, is_anonymous: false };
      const token = await new SignJWT({ ...claims, session_id: session.sessionId })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.id })
        .setSubject(user.id)
        .setAudience('authenticated')
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey);
      return { token, expiresAt };
    },
  };
}
