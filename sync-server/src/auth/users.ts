import type { Query, Row } from '../store/database.ts';
import { isoUtc } from '../store/isoUtc.ts';

/** A second factor, as shown in every response about its user. */
export interface FactorSummary {
  readonly id: string;
  readonly friendly_name?: string;
  readonly factor_type: string;
  readonly status: 'verified' | 'unverified';
  readonly created_at: string;
  readonly updated_at: string;
}

export interface User {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly role: string;
  /** bcrypt, as hosted Supabase stores it. */
  readonly passwordHash: string;
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly factors: readonly FactorSummary[];
  /** The new address of a pending change, which must be confirmed from both the old and the new mailbox. */
  readonly newEmail: string | null;
  readonly emailConfirmedAt: string | null;
  readonly lastSignInAt: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly banned: boolean;
}

const factorTime = (column: string): string => `to_char(f.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const factors = `coalesce((select json_agg(json_strip_nulls(json_build_object('id', f.id, 'friendly_name', f.friendly_name,
    'factor_type', f.factor_type, 'status', f.status, 'created_at', ${factorTime('created_at')}, 'updated_at', ${factorTime('updated_at')}))
    order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = users.id), '[]')::text as factors`;

const select = `select id::text, email, coalesce(phone, '') as phone, role, encrypted_password,
  coalesce(raw_app_meta_data, '{}')::text as app_metadata, coalesce(raw_user_meta_data, '{}')::text as user_metadata,
  ${isoUtc('email_confirmed_at')}, ${isoUtc('last_sign_in_at')}, ${isoUtc('created_at')}, ${isoUtc('updated_at')}, email_change,
  ${factors},
  coalesce(banned_until > $2::timestamptz, false)::text as banned
  from auth.users where deleted_at is null and `;

/** `at` is the time for checking bans, in milliseconds. */
export async function userById(q: Query, id: string, at: number): Promise<User | null> {
  return firstUser(await q(`${select} id = $1::uuid`, [id, new Date(at).toISOString()]));
}

/** `email` in lower case, as sign-up stores it. */
export async function userByEmail(q: Query, email: string, at: number): Promise<User | null> {
  return firstUser(await q(`${select} email = $1 and is_sso_user = false`, [email, new Date(at).toISOString()]));
}

/** Locks the account until the transaction ends: other changes wait, and later reads see all earlier changes. */
export async function lockUser(q: Query, id: string): Promise<void> {
  await q('select id::text from auth.users where id = $1::uuid for update', [id]);
}

/** Whether the person has a verified second factor, required at every sign-in. */
export const hasVerifiedFactor = ({ factors: own }: Pick<User, 'factors'>): boolean => own.some(({ status }) => status === 'verified');

/** The user, as GoTrue's API shows it. */
export function userJson(user: User): Readonly<Record<string, unknown>> {
  const { id, email, phone, role, userMetadata } = user;
  const times = { last_sign_in_at: user.lastSignInAt, created_at: user.createdAt, updated_at: user.updatedAt };
  const identity = { identity_id: id, id, user_id: id, identity_data: userMetadata, provider: 'email', email, ...times };
  return {
    id,
    aud: 'authenticated',
    role,
    email,
    phone,
    email_confirmed_at: user.emailConfirmedAt,
    confirmed_at: user.emailConfirmedAt,
    app_metadata: user.appMetadata,
    user_metadata: userMetadata,
    identities: [identity],
    ...times,
    is_anonymous: false,
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...(user.factors.length === 0 ? {} : { factors: user.factors }),
  };
}

/**
 * The response to a sign-up that awaits its code. It is the same whether or not the address has an account, and its id is not a real
 * user's.
 */
export function newUserJson(email: string, data: User['userMetadata'], at: number): Readonly<Record<string, unknown>> {
  const id = crypto.randomUUID();
  const now = new Date(at).toISOString();
  const userMetadata = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  return userJson({
    id,
    email,
    userMetadata,
    phone: '',
    role: 'authenticated',
    passwordHash: '',
    appMetadata: { provider: 'email', providers: ['email'] },
    factors: [],
    newEmail: null,
    emailConfirmedAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
    banned: false,
  });
}

function firstUser(rows: readonly Row[]): User | null {
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row['id'] ?? '',
    email: row['email'] ?? '',
    phone: row['phone'] ?? '',
    role: row['role'] ?? '',
    passwordHash: row['encrypted_password'] ?? '',
    appMetadata: JSON.parse(row['app_metadata'] ?? '{}') as User['appMetadata'],
    userMetadata: JSON.parse(row['user_metadata'] ?? '{}') as User['userMetadata'],
    factors: JSON.parse(row['factors'] ?? '[]') as User['factors'],
    newEmail: row['email_change'] || null,
    emailConfirmedAt: row['email_confirmed_at'] ?? null,
    lastSignInAt: row['last_sign_in_at'] ?? null,
    createdAt: row['created_at'] ?? null,
    updatedAt: row['updated_at'] ?? null,
    banned: row['banned'] === 'true',
  };
}
