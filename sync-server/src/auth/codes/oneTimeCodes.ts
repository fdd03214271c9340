import { randomInt } from 'node:crypto';
import type { Query, Row } from '../../store/database.ts';
import { timestampOf, type Auth } from '../auth.ts';

/** The purpose of a code, as hosted Supabase names it. Sign-in and password-recovery codes are the same there. */
export type CodeKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

export interface CodeFor {
  readonly userId: string;
  readonly kind: CodeKind;
  /** The mailbox that the code is sent to. */
  readonly email: string;
  /** The network that requested the code, or submits it. */
  readonly network: string;
}

/** The details of a sign-up, applied once its own code is redeemed. */
export interface SignUpTerms {
  /** A password hash. Empty for an account without a password. */
  readonly passwordHash: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const noTerms: SignUpTerms = { passwordHash: '', data: {} };

/** How long a code is valid: hosted Supabase's default for codes sent by email. */
const goodForMs = 3_600_000;

/** Attempts per code, which has a million possible values. The requesting network has five, and all other networks share five. */
const attemptsPerCode = 5;

/**
 * A new six-digit code that replaces the previous one of its kind requested by the same network. Without `terms` it keeps those stored with
 * the previous code.
 */
export async function issueCode(
  auth: Auth,
  q: Query,
  { terms = noTerms, ...of }: CodeFor & { readonly terms?: SignUpTerms | null },
): Promise<string> {
  const { userId, kind, email, network } = of;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await q(
    `insert into auth.one_time_tokens as t
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at, asker, password_hash, user_data)
     values ($1::uuid, $2::uuid, $3::auth.one_time_token_type, $4, $5, $6::timestamptz, $6::timestamptz, $7, $8, $9::text::jsonb)
     on conflict (user_id, token_type, asker) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at, attempts = 0, strange_attempts = 0,
       password_hash = case when $10 = 'true' then t.password_hash else excluded.password_hash end,
       user_data = case when $10 = 'true' then t.user_data else excluded.user_data end`,
    [
      crypto.randomUUID(),
      userId,
      kind,
      hashOf(auth, { userId, kind, email, code }),
      email,
      timestampOf(auth),
      network,
      terms?.passwordHash || null,
      terms === null ? null : JSON.stringify(terms.data),
      String(terms === null),
    ],
  );
  return code;
}

/** Revokes the code that a network requested. */
export async function dropCode(q: Query, { userId, kind, network }: CodeFor): Promise<void> {
  await q('delete from auth.one_time_tokens where user_id = $1::uuid and token_type = $2::auth.one_time_token_type and asker = $3', [
    userId,
    kind,
    network,
  ]);
}

/**
 * Redeems a code. Returns its terms, once, if the digits are right and the code is still valid, else null. A wrong guess is counted by the
 * statement that reads the code, so that simultaneous guesses cannot share one count. A sign-up's password belongs to the person who signed
 * up. A code redeemed on another network than the requesting one therefore opens the account without a password.
 */
export async function redeemCode(auth: Auth, q: Query, of: CodeFor & { readonly code: string }): Promise<SignUpTerms | null> {
  const { userId, kind, email, network } = of;
  const rows = await q(
    `update auth.one_time_tokens set attempts = attempts + case when asker = $4 then 1 else 0 end,
       strange_attempts = strange_attempts + case when asker = $4 then 0 else 1 end
     where user_id = $1::uuid and token_type = $2::auth.one_time_token_type and relates_to = $3 and created_at > $5::timestamptz
     returning token_hash, (asker = $4)::text as own, attempts::text, strange_attempts::text, password_hash, user_data::text`,
    [userId, kind, email, network, new Date(auth.clock() - goodForMs).toISOString()],
  );
  const hash = hashOf(auth, of);
  const right = rows.find((row) => row['token_hash'] === hash && triesOf(row) <= attemptsPerCode);
  if (right === undefined) return null;
  await q('delete from auth.one_time_tokens where user_id = $1::uuid and token_type = $2::auth.one_time_token_type', [userId, kind]);
  if (right['own'] !== 'true') return noTerms;
  return { passwordHash: right['password_hash'] ?? '', data: JSON.parse(right['user_data'] ?? '{}') as SignUpTerms['data'] };
}

const triesOf = (row: Row): number => Number(row['own'] === 'true' ? row['attempts'] : row['strange_attempts']);

/** Hashes may be compared as text. They are keyed, so timing reveals nothing about the code. */
const hashOf = ({ secrets }: Auth, { userId, kind, email, code }: Omit<CodeFor, 'network'> & { readonly code: string }): string =>
  secrets.digest(JSON.stringify([userId, kind, email, code]));
