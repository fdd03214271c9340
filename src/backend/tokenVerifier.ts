import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { unreachable } from '../core/kernel/result.ts';
import { createClaimsCache } from './claimsCache.ts';
import type { GetSessionStatus, VerifyToken, SessionStatus, TokenVerdict } from './tokenVerdict.ts';
import { userClaims, type UserClaims } from './userClaims.ts';

export interface TokenRules {
  /** The project's published keys. A key named or embedded by the token itself is never used. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** Checks user and session, because a signature alone cannot reveal a sign-out, a ban or a deletion. */
  readonly standing: GetSessionStatus;
  /**
   * Whether tokens signed with a shared secret (HS256) go to `standing` without a check here. Only for projects older than published keys,
   * where `standing` is the auth server's judgement of the whole token.
   */
  readonly trustStandingForHs256: boolean;
  /** Grace period in seconds in which an expired token still identifies its user. Use only where it grants no access. */
  readonly lateBySeconds?: number;
}

const audience = 'authenticated';

/** The only algorithm accepted, an asymmetric one. A token that could choose its own might be forged with the public key. */
export function createTokenVerifier(rules: TokenRules): VerifyToken {
  const kept = createClaimsCache(rules.now);
  return async (token) => {
    const before = kept.find(token);
    if (before !== null) return verdictOf(await rules.standing({ sub: before.sub, sessionId: before.sessionId, token }), before);
    const shared = rules.trustStandingForHs256 && algorithmOf(token) === 'HS256';
    const claims = shared ? unsignedClaims(rules, token) : await signedClaims(rules, token);
    if (claims === null) return { kind: 'bad' };
    if (claims === 'unavailable') return { kind: 'unavailable' };
    // A token signed with a shared secret was not verified here, so its claims are not cached.
    if (!shared) kept.keep(token, claims);
    return verdictOf(await rules.standing({ sub: claims.sub, sessionId: claims.sessionId, token }), claims);
  };
}

function verdictOf(standing: SessionStatus, claims: UserClaims): TokenVerdict {
  switch (standing) {
    case 'open':
      return { kind: 'good', claims };
    case 'open-needs-second-factor':
      return claims.aal === 'aal2' || claims.aal === 'aal3' ? { kind: 'good', claims } : { kind: 'second-factor' };
    case 'ended':
      return { kind: 'bad' };
    case 'deleted':
    case 'unavailable':
      return { kind: standing };
    default:
      return unreachable(standing);
  }
}

/** The published keys could not be fetched. Thrown through jose, because its key function can only return a key or throw. */
class KeysUnavailable extends Error {}

async function signedClaims(rules: TokenRules, token: string): Promise<UserClaims | 'unavailable' | null> {
  try {
    const { payload } = await jwtVerify(token, reachableKeys(rules.keys), {
      algorithms: ['ES256'],
      issuer: rules.issuer,
      audience,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(rules.now()),
      clockTolerance: rules.lateBySeconds ?? 0,
    });
    return userClaims(payload);
  } catch (error) {
    return error instanceof KeysUnavailable ? 'unavailable' : null;
  }
}

function reachableKeys(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  const aboutToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported, errors.JWKInvalid];
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      throw aboutToken.some((kind) => error instanceof kind) ? error : new KeysUnavailable();
    }
  };
}

/** The claims of a token signed with a shared secret. Trust them only once the auth server has confirmed the token. */
function unsignedClaims({ issuer, now }: TokenRules, token: string): UserClaims | null {
  try {
    const payload: JWTPayload = decodeJwt(token);
    const audiences = [payload.aud].flat();
    const inTime = typeof payload.exp === 'number' && payload.exp * 1000 > now();
    return payload.iss === issuer && audiences.includes(audience) && inTime ? userClaims(payload) : null;
  } catch {
    return null;
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}
