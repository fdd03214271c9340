import { randomInt } from 'node:crypto';
import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth } from '../auth.ts';

/** What a code is good for, as hosted Supabase names it. A code to sign in and one to reset a password are the same thing there. */
export type CodeKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

export interface CodeFor {
  readonly userId: string;
  readonly kind: CodeKind;
  /** The mailbox it is sent to. */
  readonly email: string;
}

/** Hosted Supabase's default for codes sent by e-mail. */
const goodForMs = 3_600_000;

/** A code has a million values; after so many wrong ones it is gone. */
const attemptsPerCode = 5;

/** A fresh code of six digits that replaces the one of its kind before it. Only its keyed hash is kept. */
export async function issueCode(auth: Auth, q: Query, { userId, kind, email }: CodeFor): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = [crypto.randomUUID(), userId, kind, hashOf(auth, { userId, kind, email, code }), email, timestampOf(auth)];
  await q(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3::auth.one_time_token_type, $4, $5, $6::timestamptz, $6::timestamptz)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at, attempts = 0`,
    values,
  );
  return code;
}

export async function dropCode(q: Query, { userId, kind }: Omit<CodeFor, 'email'>): Promise<void> {
  await q('delete from auth.one_time_tokens where user_id = $1::uuid and token_type = $2::auth.one_time_token_type', [userId, kind]);
}

/**
 * Uses a code up: true once, for the right digits in time. A wrong one is counted in the same statement that reads,
 * so that guesses at the same moment cannot share one count.
 */
export async function redeemCode(auth: Auth, q: Query, of: CodeFor & { readonly code: string }): Promise<boolean> {
  const { userId, kind, email } = of;
  const [row] = await q(
    `update auth.one_time_tokens set attempts = attempts + 1
     where user_id = $1::uuid and token_type = $2::auth.one_time_token_type and relates_to = $3
     returning token_hash, attempts::text, (created_at > $4::timestamptz)::text as fresh`,
    [userId, kind, email, new Date(auth.clock() - goodForMs).toISOString()],
  );
  if (row === undefined) return false;
  const usable = row['fresh'] === 'true' && Number(row['attempts']) <= attemptsPerCode;
  const right = usable && row['token_hash'] === hashOf(auth, of);
  if (right || !usable || Number(row['attempts']) === attemptsPerCode) await dropCode(q, of);
  return right;
}

/** Compared as text: what differs is a keyed hash, whose digits tell a watcher of the clock nothing about the code. */
const hashOf = ({ secrets }: Auth, { userId, kind, email, code }: CodeFor & { readonly code: string }): string =>
  secrets.digest(JSON.stringify([userId, kind, email, code]));
