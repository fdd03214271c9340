import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth } from '../auth.ts';
import type { SignUpTerms } from '../codes/oneTimeCodes.ts';
import { deletedAccountKey } from '../deletedAccountUsage.ts';
import { userByEmail, type User } from '../users.ts';

/**
 * The account for an address, created if there is none, without a password and unconfirmed. Known and new addresses run the same statement,
 * so that timing reveals nothing. Null for an address that cannot have an account.
 */
export async function ensureUser(auth: Auth, q: Query, email: string): Promise<User | null> {
  await insertUser(auth, q, email);
  return userByEmail(q, email, auth.clock());
}

/** A new account with its password. Null if the address already has one. The address is confirmed only by a code. */
export async function createUser(
  auth: Auth,
  q: Query,
  { email, passwordHash, data }: SignUpTerms & { readonly email: string },
): Promise<string | null> {
  const id = await insertUser(auth, q, email);
  if (id === null) return null;
  await q('update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb || raw_user_meta_data where id = $1::uuid', [
    id,
    passwordHash,
    JSON.stringify(data),
  ]);
  return id;
}

/** Adds a user and returns the id, or null if the address is taken. A deleted account's usage this month carries over to its address. */
async function insertUser(auth: Auth, q: Query, email: string): Promise<string | null> {
  const id = crypto.randomUUID();
  const metadata = { sub: id, email, email_verified: false, phone_verified: false };
  const [made] = await q(
    `with made as (
       insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ($1::uuid, 'authenticated', 'authenticated', $2, '', '{"provider":"email","providers":["email"]}', $3::text::jsonb,
         $4::timestamptz, $4::timestamptz)
       on conflict (email) where is_sso_user = false do nothing
       returning id
     ), used as (
       insert into public.usage_months (user_id, month, analyses)
       select made.id, k.month, k.analyses from made, private.kept_usage k
       where k.address = $5 and k.month = date_trunc('month', now() at time zone 'UTC')::date
     )
     select id::text from made`,
    [id, email, JSON.stringify(metadata), timestampOf(auth), deletedAccountKey(auth.secrets, email)],
  );
  return made?.['id'] ?? null;
}

/**
 * Marks the address as the person's own. The first time, everything a stranger may have set up is removed: the password, the sessions, the
 * second factors, and a pending change of address. The account starts with the details stored with the code that proved access to the
 * mailbox.
 */
export async function claimAddress(
  auth: Auth,
  q: Query,
  { userId, passwordHash, data }: SignUpTerms & { readonly userId: string },
): Promise<void> {
  const [claimed] = await q(
    `update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz, encrypted_password = $3,
       email_change = null, email_change_confirm_status = 0,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $4::text::jsonb
         || jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
     where id = $1::uuid and email_confirmed_at is null returning id::text`,
    [userId, timestampOf(auth), passwordHash, JSON.stringify(data)],
  );
  if (claimed === undefined) return;
  for (const table of ['sessions', 'mfa_factors', 'one_time_tokens'])
    await q(`delete from auth.${table} where user_id = $1::uuid`, [userId]);
}

/** Marks the address as the person's own from one of their sessions, which continues. */
export async function confirmAddress(auth: Auth, q: Query, userId: string): Promise<void> {
  await q(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2::timestamptz), updated_at = $2::timestamptz,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' where id = $1::uuid`,
    [userId, timestampOf(auth)],
  );
}
