import { createLocalJWKSet, SignJWT } from 'jose';
import { createTokenVerifier } from '../../../../src/backend/tokenVerifier.ts';
import type { GetSessionStatus, VerifyToken } from '../../../../src/backend/tokenVerdict.ts';
import type { UserClaims } from '../../../../src/backend/userClaims.ts';
import type { SigningKey } from './signingKey.ts';
import type { User } from '../users.ts';

/** How long a device may be away and still get a response: 180 days. */
const deviceAwaySeconds = 180 * 24 * 3600;

export interface AuthenticationMethod {
  readonly method: string;
  /** When the method was used, in seconds since 1970. */
  readonly timestamp: number;
}

export interface SessionClaims {
  readonly sessionId: string;
  readonly aal: string;
  /** Newest first. */
  readonly methods: readonly AuthenticationMethod[];
}

export interface AccessTokens {
  /** A signed token, its lifetime in seconds, and when it expires in seconds since 1970. */
  sign(user: User, session: SessionClaims): Promise<{ readonly token: string; readonly expiresIn: number; readonly expiresAt: number }>;
  /** The claims of a token signed here, whatever the current state of its session. Null for any other token. */
  verify(token: string): Promise<UserClaims | null>;
  /** The claims of a token signed here, even if it expired up to half a year ago, for a device that was away. Null for any other token. */
  verifyExpired(token: string): Promise<UserClaims | null>;
  /** The check on every route except the account's own: signature and session status. */
  judgeBy(standing: GetSessionStatus): VerifyToken;
}

const isOpen: GetSessionStatus = async () => 'open';

async function claimsBy(judge: VerifyToken, token: string): Promise<UserClaims | null> {
  const verdict = await judge(token);
  return verdict.kind === 'good' ? verdict.claims : null;
}

export interface AccessTokenOptions {
  readonly issuer: string;
  /** How long an access token is valid. A sign-out ends it earlier. */
  readonly seconds: number;
  /** The current time, in milliseconds since 1970. */
  readonly clock: () => number;
}

/** Access tokens with the claims of hosted Supabase, signed with ES256. */
export function createAccessTokens(key: SigningKey, { issuer, seconds, clock }: AccessTokenOptions): AccessTokens {
  const keys = createLocalJWKSet({ keys: [key.publicJwk] });
  const rules = { keys, issuer, now: clock, trustStandingForHs256: false, standing: isOpen };
  const judgeAlone = createTokenVerifier(rules);
  const judgeLate = createTokenVerifier({ ...rules, lateBySeconds: deviceAwaySeconds });
  return {
    judgeBy: (standing) => createTokenVerifier({ ...rules, standing }),
    verify: (token) => claimsBy(judgeAlone, token),
    verifyExpired: (token) => claimsBy(judgeLate, token),
    sign: async (user, session) => {
      const issuedAt = Math.floor(clock() / 1000);
      const expiresAt = issuedAt + seconds;
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
      return { token, expiresIn: seconds, expiresAt };
    },
  };
}
