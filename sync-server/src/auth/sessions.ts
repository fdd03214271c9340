import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticationMethod } from './keys/accessTokens.ts';
import { timestampOf, type Auth } from './auth.ts';
import { maxMetadataBytes, metadataBytes, shortenedMetadata } from './credentials.ts';
import type { Query } from '../store/database.ts';
import { factorMethods } from './factors/factorRows.ts';
import { userById, userJson, type User } from './users.ts';

export interface NewSession {
  readonly userId: string;
  readonly method: 'password' | 'otp';
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** A session as auth-js stores it. */
export type SessionJson = Readonly<Record<string, unknown>>;

/** Begins a session and returns its first tokens. Runs inside the caller's transaction. */
export async function openSession(auth: Auth, q: Query, opening: NewSession): Promise<SessionJson> {
  const sessionId = crypto.randomUUID();
  const at = timestampOf(auth);
  const { userId, method, address, userAgent } = opening;
  await q('update auth.users set last_sign_in_at = $2::timestamptz where id = $1::uuid', [userId, at]);
  await q(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, ip, user_agent)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, 'aal1', $4::inet, $5)`,
    [sessionId, userId, at, address, userAgent],
  );
  await q(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
     values ($1::uuid, $2::timestamptz, $2::timestamptz, $3)`,
    [sessionId, at, method],
  );
  const user = await userById(q, userId, auth.clock());
  if (user === null) throw new Error('A session was opened for a user who does not exist');
  return sessionReply(auth, q, { user, sessionId, parent: null });
}

export interface SessionTokens {
  readonly user: User;
  readonly sessionId: string;
  /** The hash of the refresh token that this one replaces. */
  readonly parent: string | null;
}

/** New tokens for a session. Runs inside the caller's transaction. */
export async function sessionReply(auth: Auth, q: Query, { user: stored, sessionId, parent }: SessionTokens): Promise<SessionJson> {
  const user = await withShortMetadata(q, stored);
  const refreshToken = randomBytes(24).toString('base64url');
  await q(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, $3::timestamptz, $3::timestamptz, $4, $5::uuid)`,
    [tokenHash(refreshToken), user.id, timestampOf(auth), parent, sessionId],
  );
  const methods = await methodsOf(q, sessionId);
  const aal = methods.some(({ method }) => isFactorMethod(method)) ? 'aal2' : 'aal1';
  const { token, expiresIn, expiresAt } = await auth.tokens.sign(user, { sessionId, aal, methods });
  const expiry = { expires_in: expiresIn, expires_at: expiresAt };
  return { access_token: token, token_type: 'bearer', ...expiry, refresh_token: refreshToken, user: userJson(user) };
}

/** A token with too much metadata would be refused everywhere, so the account's metadata is reduced before signing one. */
async function withShortMetadata(q: Query, user: User): Promise<User> {
  if (metadataBytes(user.userMetadata) <= maxMetadataBytes) return user;
  const userMetadata = shortenedMetadata(user.userMetadata);
  await q('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1::uuid', [user.id, JSON.stringify(userMetadata)]);
  return { ...user, userMetadata };
}

/** Refresh tokens are long random text, so a plain hash is enough to store them. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const isFactorMethod = (method: string): boolean => Object.values(factorMethods).includes(method);

async function methodsOf(q: Query, sessionId: string): Promise<readonly AuthenticationMethod[]> {
  const rows = await q(
    `select authentication_method, floor(extract(epoch from updated_at))::bigint::text as at
     from auth.mfa_amr_claims where session_id = $1::uuid
     order by updated_at desc, (authentication_method = any ($2::text[])) desc`,
    [sessionId, `{${Object.values(factorMethods).join(',')}}`],
  );
  return rows.map((row) => ({ method: row['authentication_method'] ?? '', timestamp: Number(row['at']) }));
}
