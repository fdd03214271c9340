import { mkdirSync } from 'node:fs';
import type { JWK } from 'jose';
import { verifyHostedTokens } from '../../src/backend/hostedTokens.ts';
import { createSessionStatusCache, type SessionStatusCache } from '../../src/backend/sessionStatusCache.ts';
import type { SessionStatusQuery } from '../../src/backend/tokenVerdict.ts';
import { sleep } from '../../src/backend/sleep.ts';
import { createRateLimiter } from '../../src/backend/rateLimiter.ts';
import { ok, type Result } from '../../src/core/kernel/result.ts';
import type { MailCause } from '../../supabase/functions/teams/handler.ts';
import { answerAccount } from './account/accountRoutes.ts';
import { createAccessTokens } from './auth/keys/accessTokens.ts';
import type { Auth } from './auth/auth.ts';
import { loadPublishableKey } from './auth/keys/publishableKey.ts';
import { loadSecretKey } from './auth/keys/secretKey.ts';
import { startAccountCleanUp } from './auth/cleanUp.ts';
import { readSessionStatus } from './auth/sessionStatus.ts';
import { loadSigningKey, type SigningKey } from './auth/keys/signingKey.ts';
import type { HostedProject, ServerOptions } from './configuration.ts';
import { startNightly } from './jobs/nightly.ts';
import { createDatabaseMailer } from './mail/databaseMailer.ts';
import { hasMailbox, loadMailboxKey } from './mail/mailboxAccess.ts';
import { createMailboxSms } from './mail/mailboxSms.ts';
import { createSmsHook } from './mail/smsHook.ts';
import type { SmsSender } from './mail/smsSender.ts';
import { createSmtpMailer } from './mail/smtpMailer.ts';
import { createDatabaseBilling } from './functions/billing/databaseBilling.ts';
import { createDatabaseServiceCall } from './functions/databaseCalls.ts';
import { createFunctionRoutes } from './functions/functionRoutes.ts';
import { countUnfinished } from './functions/runPump.ts';
import { sendTeamMails } from './functions/teams/sendTeamMails.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { openCheckedPostgres, type DatabaseRefused } from './store/openCheckedPostgres.ts';
import { openPglite, type PgliteRefusal } from './store/openPglite.ts';
import { openPostgres } from './store/openPostgres.ts';
import { readReplicaLag } from './sync/read/replicaLag.ts';
import { createSync, type Sync } from './sync/syncRoutes.ts';
import type { AccountContext } from './account/accountContext.ts';

/**
 * The backend for accounts, functions and sync. Accounts and functions may be in a hosted project instead, which the page calls directly.
 */
export type Backend = HostedBackend | EmbeddedBackend;

interface HostedBackend {
  readonly kind: 'hosted';
  /** Null without DATABASE_URL. */
  readonly db: Database | null;
  /** Null without DATABASE_URL: the page then keeps its data on the device. */
  readonly sync: Sync | null;
  close(): Promise<void>;
}

interface EmbeddedBackend {
  readonly kind: 'embedded';
  readonly db: Database;
  /** The key of the development mailbox. Null if there is none. */
  readonly mailboxKey: string | null;
  readonly auth: Auth;
  /** The cache of session status. Cleared when sessions change here. */
  readonly standing: SessionStatusCache;
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly account: (path: string, request: Request) => Promise<Response>;
  readonly functions: (request: Request, address: string | null) => Promise<Response>;
  readonly sync: Sync;
  /** Stops background work and closes the database. */
  close(): Promise<void>;
}

const oneMinute = 60_000;
const fiveMinutes = 300_000;
const oneHour = 3_600_000;

export interface Watchers {
  readonly log: Log;
  /** Null if metrics are not served. */
  readonly metrics: Metrics | null;
}

/** Opens the database and sets up accounts, functions and sync. For a hosted project this server handles only sync. */
export async function startBackend(options: ServerOptions, watchers: Watchers): Promise<Result<Backend, PgliteRefusal | DatabaseRefused>> {
  const { hosted: project, databaseUrl } = options;
  if (project !== null && databaseUrl === null) return ok({ kind: 'hosted', db: null, sync: null, close: async () => undefined });
  if (project === null) mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const opened =
    databaseUrl === null ? await openPglite(options.dataDir, options.pglite) : await openCheckedPostgres(databaseUrl, project !== null);
  if (!opened.ok) return opened;
  return ok(
    await closedOnFailure<Backend>(opened.value, (db) =>
      project === null
        ? embedded(options, watched(db, watchers), watchers)
        : hosted(options, { project, db: watched(db, watchers) }, watchers),
    ),
  );
}

/** Connects to the replica when it is first read, so a replica that is down does not prevent the start. Null if there is none. */
function openReplica({ replicaUrl }: ServerOptions, { metrics }: Watchers): Database | null {
  if (replicaUrl === null) return null;
  const replica = openPostgres(replicaUrl);
  metrics?.watchGauge({
    name: 'database_replica_lag_seconds',
    help: 'Age of the newest change that the replica shows; 0 if it is up to date, NaN if it cannot be read',
    read: () => readReplicaLag(replica.q),
  });
  return replica;
}

const watched = (db: Database, { metrics }: Watchers): Database => metrics?.watchDatabase(db) ?? db;

async function closedOnFailure<Started>(db: Database, start: (db: Database) => Promise<Started>): Promise<Started> {
  try {
    return await start(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Connects to a hosted project's database. The project's own tools migrate it, and the server's database role may only act as the project's
 * users.
 */
async function hosted(
  options: ServerOptions,
  { project, db }: { readonly project: HostedProject; readonly db: Database },
  watchers: Watchers,
): Promise<HostedBackend> {
  const { log } = watchers;
  const verify = verifyHostedTokens(
    { supabaseUrl: project.url, publishableKey: project.key, fetch: (address, init) => fetch(address, init), now: options.clock },
    standingForMs,
  );
  const replica = openReplica(options, watchers);
  // A hosted project has no mailer of ours.
  const sync = await createSync({ db, replica, verify, log, options, sendMails: null });
  return { kind: 'hosted', db, sync, close: closer([db, replica], sync, [startNightly(db, options, log)]) };
}

async function embedded(options: ServerOptions, db: Database, { log, metrics }: Watchers): Promise<EmbeddedBackend> {
  await migrate(db);
  if (options.moderators !== null) await keepModerators(db, options.moderators);
  const key = await loadSigningKey(options.dataDir);
  const auth = await createAuth(options, { db, key, log });
  const standing = createSessionStatusCache({
    ask: readSessionStatus(auth),
    keyOf: standingKey,
    keepMs: standingForMs,
    now: options.clock,
  });
  const verify = auth.tokens.judgeBy(standing.ask);
  const context: AccountContext = {
    db,
    verify,
    secrets: auth.secrets,
    window: createRateLimiter({ limit: options.limits.accountPerMinute, windowMs: oneMinute }),
    verifyExpired: (token) => auth.tokens.verifyExpired(token),
    clock: options.clock,
    billing: createDatabaseBilling(db, options.billing),
    sessionsChanged: () => standing.forget(),
  };
  const replica = openReplica(options, { log, metrics });
  const mails = { call: createDatabaseServiceCall(db), mailer: auth.mailer, originOf: auth.originOf, log };
  const sendMails = options.smtp !== null || hasMailbox(options) ? (cause: MailCause) => sendTeamMails(mails, cause) : null;
  const sync = await createSync({ db, replica, verify, log, options, sendMails });
  const functions = createFunctionRoutes({ db, verify, log, options, sendMails });
  const stop = closer([db, replica], sync, [startNightly(db, options, log), startAccountCleanUp(auth, log)]);
  metrics?.watchGauge({
    name: 'listing_runs_unfinished',
    help: 'Searches with listings still to be read',
    read: () => countUnfinished(db),
  });
  return {
    kind: 'embedded',
    db,
    mailboxKey: await loadMailboxKey(options),
    auth,
    standing,
    jwks: { keys: [key.publicJwk] },
    account: (path, request) => answerAccount(context, path, request),
    functions: functions.answer,
    sync,
    close: async () => {
      await functions.stop();
      await stop();
    },
  };
}

/**
 * How long session status is cached. If another server ends a session, calls here are refused after this time. Streams check every half
 * minute, so they end within a minute.
 */
const standingForMs = 20_000;

const standingKey = ({ sub, sessionId }: SessionStatusQuery): string => `${sub} ${sessionId ?? ''}`;

/** How long to wait for the last messages if the database does not respond, in milliseconds. */
const goodbyeMs = 1_000;

const closer = (databases: readonly (Database | null)[], sync: Sync, stopJobs: readonly (() => void)[]) => async (): Promise<void> => {
  for (const stop of stopJobs) stop();
  await Promise.race([sync.close(), sleep(goodbyeMs)]);
  await Promise.all(databases.map(async (database) => database?.close()));
};

/** The operator's list replaces the stored one, so anyone removed from it stops being a moderator at the next start. */
async function keepModerators(db: Database, ids: readonly string[]): Promise<void> {
  const list = JSON.stringify(ids);
  await db.tx(async (q) => {
    await q('delete from private.moderators');
    await q(
      'insert into private.moderators (user_id) select distinct id::uuid from jsonb_array_elements_text($1::text::jsonb) as ids (id)',
      [list],
    );
  });
}

/** Sends codes through the operator's hook, or to the development mailbox. Null if there is neither. */
function createSmsSender(options: ServerOptions, db: Database): SmsSender | null {
  if (options.smsHook !== null) return createSmsHook(options.smsHook, { fetch, clock: options.clock });
  return hasMailbox(options) ? createMailboxSms(createDatabaseMailer(db, options.clock)) : null;
}

/** The request's origin as the browser sees it. */
function seenOrigin(request: Request, trustProxy: boolean): string {
  const url = new URL(request.url);
  const isSecure = trustProxy && request.headers.get('x-forwarded-proto') === 'https';
  return isSecure ? `https://${url.host}` : url.origin;
}

async function createAuth(
  options: ServerOptions,
  { db, key, log }: { readonly db: Database; readonly key: SigningKey; readonly log: Log },
): Promise<Auth> {
  const { clock, limits, smtp } = options;
  const origin = options.publicOrigin ?? `http://localhost:${options.port}`;
  return {
    db,
    clock,
    log,
    tokens: createAccessTokens(key, { issuer: `${origin}/auth/v1`, seconds: options.accessTokenSeconds, clock }),
    secrets: await loadSecretKey(options.dataDir),
    mailer: smtp === null ? createDatabaseMailer(db, clock) : createSmtpMailer(smtp, clock),
    sms: createSmsSender(options, db),
    originOf: (request) => options.publicOrigin ?? seenOrigin(request, options.trustProxy),
    publishableKey: await loadPublishableKey(options.dataDir),
    siteName: new URL(origin).host,
    confirmEmail: options.confirmEmail,
    windows: {
      perAddress: createRateLimiter({ limit: limits.authPerAddress, windowMs: fiveMinutes }),
      mailGap: createRateLimiter({ limit: 1, windowMs: limits.mailGapSeconds * 1000 }),
      mailsPerHour: createRateLimiter({ limit: limits.mailsPerHour, windowMs: oneHour }),
    },
    guessLimit: limits.failuresPerAccount,
  };
}
