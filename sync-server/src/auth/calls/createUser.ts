import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth } from '../auth.ts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  /** Empty for an account that has no password yet. */
  readonly passwordHash: string;
  /** What the person says about themselves. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly confirmed: boolean;
}

/** Stores a new account; throws the database's unique violation when the address has one. */
export async function createUser(auth: Auth, q: Query, { id, email, passwordHash, data, confirmed }: NewUser): Promise<void> {
  const metadata = { ...data, sub: id, email, email_verified: confirmed, phone_verified: false };
  await q(
    `insert into auth.users
       (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1::uuid, 'authenticated', 'authenticated', $2, $3, case when $6 = 'true' then $5::timestamptz end,
       '{"provider":"email","providers":["email"]}', $4::text::jsonb, $5::timestamptz, $5::timestamptz)`,
    [id, email, passwordHash, JSON.stringify(metadata), timestampOf(auth), String(confirmed)],
  );
}

/** Marks the address as the person's own. */
export async function confirmEmail(auth: Auth, q: Query, userId: string): Promise<void> {
  await q(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2::timestamptz), updated_at = $2::timestamptz,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' where id = $1::uuid`,
    [userId, timestampOf(auth)],
  );
}
