import type { Auth } from './auth.ts';
import type { Log } from '../operations/log.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The statements that delete rows too old to be used, each with the age in milliseconds. */
const stale: readonly (readonly [statement: string, ageMs: number])[] = [
  ['delete from auth.one_time_tokens where created_at < $1::timestamptz', hourMs],
  ['delete from auth.mfa_challenges where created_at < $1::timestamptz', hourMs],
  ["delete from auth.mfa_factors where status = 'unverified' and created_at < $1::timestamptz", hourMs],
  // A used refresh token must be remembered for as long as its reuse indicates theft: a month.
  ['delete from auth.refresh_tokens where revoked and updated_at < $1::timestamptz', 30 * dayMs],
  // Sessions unused for half a year, the longest time a device may be away and still sync.
  ['delete from auth.sessions where coalesce(updated_at, created_at) < $1::timestamptz', 180 * dayMs],
  ['delete from auth.users where email_confirmed_at is null and last_sign_in_at is null and created_at < $1::timestamptz', 7 * dayMs],
  ['delete from mailbox.mails where sent_at < $1::timestamptz', 7 * dayMs],
  ['delete from rate_limit.guesses where ends_at < $1::timestamptz', 0],
  // A deleted account's plan usage counts until the end of the month.
  ["delete from private.kept_usage where month < date_trunc('month', $1::timestamptz at time zone 'UTC')::date", 0],
  // Removes deleted accounts once even their newest tokens expired too long ago for a device to get a response.
  ['delete from private.deleted_accounts where deleted_at < $1::timestamptz', 400 * dayMs],
];

interface Cleaned {
  readonly db: Pick<Auth['db'], 'q'>;
  readonly clock: Auth['clock'];
}

/** Deletes expired rows that belong to accounts. */
export async function cleanUpAccounts({ db, clock }: Cleaned): Promise<void> {
  for (const [statement, ageMs] of stale) await db.q(statement, [new Date(clock() - ageMs).toISOString()]);
}

/** Cleans up now and every hour until the returned function is called. A failed run is logged and retried in an hour. */
export function startAccountCleanUp(auth: Cleaned, log: Log): () => void {
  const round = () => {
    cleanUpAccounts(auth).catch((error: unknown) => log.error('could not delete expired rows', error));
  };
  round();
  const timer = setInterval(round, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
