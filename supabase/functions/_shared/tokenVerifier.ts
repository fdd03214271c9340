import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { userClaims, type UserClaims } from './userClaims.ts';

export interface TokenRules {
  /** The project's published keys; a key named or embedded by the token itself is never used. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** Checks an access token; null for every reason to refuse it, so that the answers are alike. */
export type VerifyToken = (token: string) => Promise<UserClaims | null>;

/** One asymmetric algorithm, pinned: a token that may choose its own can be forged from the public key. */
export function createTokenVerifier(rules: TokenRules): VerifyToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, rules.keys, {
        algorithms: ['ES256'],
        issuer: rules.issuer,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(rules.now()),
      });
      return userClaims(payload);
    } catch {
      return null;
    }
  };
}
