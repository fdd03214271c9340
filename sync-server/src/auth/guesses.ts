import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { networkOf } from '../http/networkOf.ts';
import { timestampOf, type Auth } from './auth.ts';
import type { AuthFailure } from './authFailure.ts';
import { rateLimitedFailure } from './rateLimit.ts';

/** An attempt to guess someone's secret. */
export interface Guess {
  readonly at: 'password' | 'code' | 'factor';
  /** The account's address or id. Attempts on a missing account are counted in the same way. */
  readonly account: string;
  /** The caller's network address. Null if unknown. */
  readonly address: string | null;
}

/** A counted attempt that may now be verified. */
export interface CountedGuess {
  /** Call this if the attempt was correct, or was not a guess after all. It then no longer counts. */
  takeBack(): Promise<void>;
}

const windowMs = 300_000;

/**
 * Counts a guess before it is checked, in one statement, so that simultaneous guesses cannot exceed the limit. Each network has its own
 * count for an account, so that strangers cannot lock its owner out. All networks the account never signed in from also share one count, so
 * that many machines guess no faster. That does not block anyone on a known network or with an emailed code.
 */
export async function countGuess(auth: Auth, guess: Guess): Promise<Result<CountedGuess, AuthFailure>> {
  const { at, account, address } = guess;
  const network = networkOf(address);
  const own = { key: keyOf(auth, [at, account, network]), limit: auth.guessLimit };
  const counted = await count(auth, own);
  if (!counted.ok) return counted;
  const shared = { key: keyOf(auth, [at, account]), limit: auth.guessLimit * strangersShare[at] };
  if (shared.limit === 0 || (await isKnown(auth, guess, network))) return ok(taking(auth, [own.key]));
  const together = await count(auth, shared);
  return together.ok ? ok(taking(auth, [own.key, shared.key])) : together;
}

/**
 * The limit that all unknown networks share, as a multiple of one network's limit. Codes need no such limit: each allows five attempts from
 * unknown networks.
 */
const strangersShare = { password: 10, factor: 1, code: 0 } as const;

const keyOf = ({ secrets }: Auth, parts: readonly string[]): string => secrets.digest(JSON.stringify(['guess', ...parts]));

interface Limit {
  readonly key: string;
  readonly limit: number;
}

/** A refused guess is not counted, so that the count stays exact when a counted guess is withdrawn. */
async function count(auth: Auth, { key, limit }: Limit): Promise<Result<null, AuthFailure>> {
  const at = timestampOf(auth);
  const ends = new Date(auth.clock() + windowMs).toISOString();
  const [counted] = await auth.db.q(
    `insert into rate_limit.guesses as g (key, guesses, ends_at) values ($1, 1, $3::timestamptz)
     on conflict (key) do update set guesses = case when g.ends_at <= $2::timestamptz then 1 else g.guesses + 1 end,
       ends_at = case when g.ends_at <= $2::timestamptz then excluded.ends_at else g.ends_at end
     where g.ends_at <= $2::timestamptz or g.guesses < $4::text::integer
     returning key`,
    [key, at, ends, String(limit)],
  );
  if (counted !== undefined) return ok(null);
  const [full] = await auth.db.q(
    'select ceil(extract(epoch from ends_at - $2::timestamptz))::integer::text as wait from rate_limit.guesses where key = $1',
    [key, at],
  );
  return err(rateLimitedFailure(Math.max(1, Number(full?.['wait'] ?? 1))));
}

/** Whether the account has a session from this network. For a factor, the session must have used one. */
async function isKnown(auth: Auth, { at, account }: Guess, network: string): Promise<boolean> {
  const [row] = await auth.db.q(`select exists (${knownFrom[at]} and s.ip <<= nullif($2, '')::inet)::text as known`, [account, network]);
  return row?.['known'] === 'true';
}

const byEmail = 'select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1 and u.is_sso_user = false';

const knownFrom = {
  password: byEmail,
  code: byEmail,
  factor: "select from auth.sessions s where s.user_id = $1::uuid and s.aal = 'aal2'",
} as const;

const taking = (auth: Auth, keys: readonly string[]): CountedGuess => ({
  takeBack: async () => {
    await auth.db.q('update rate_limit.guesses set guesses = greatest(guesses - 1, 0) where key = any ($1::text[])', [
      `{${keys.join(',')}}`,
    ]);
  },
});
