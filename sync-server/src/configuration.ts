import { isUuid } from '../../src/backend/userClaims.ts';
import { protocolVersion } from '../../src/core/protocol/syncCalls.ts';
import { factorMethods } from './auth/factors/factorRows.ts';
import { readHookSecret, type SmsHook } from './mail/smsHook.ts';
import { readSmtpServer, type SmtpServer } from './mail/smtpServer.ts';
import { readBillingSettings, type BillingSettings } from '../../src/backend/billing/billingSettings.ts';
import { readApifySettings, type ApifySettings } from '../../src/backend/apify/apifySettings.ts';
import type { PgliteRule } from './store/openPglite.ts';
import type { LogFormat } from './operations/log.ts';
import type { DirectFetch } from '../../src/backend/portal/directSource.ts';
import { politeRule } from '../../src/backend/portal/hostGate.ts';
import type { PortalAccess } from '../../src/backend/portal/portalPage.ts';
import { readDirectFetch } from '../../src/backend/portal/readDirectFetch.ts';

/** Rate limits. Tests raise them, and operators may lower them. */
export interface ServerLimits {
  /** Sign-ins, sign-ups and refused refreshes per network in five minutes. */
  readonly authPerAddress: number;
  /** Failed passwords, codes and factors per account and network in five minutes. */
  readonly failuresPerAccount: number;
  /** Seconds between two messages per network and mailbox. */
  readonly mailGapSeconds: number;
  /** Messages per mailbox, and per network, in an hour. */
  readonly mailsPerHour: number;
  /** Listings per user in a minute. */
  readonly ingestPerMinute: number;
  /** Calls to /account/v1 per account in a minute. */
  readonly accountPerMinute: number;
  /** Analyses per calendar month on the Free plan. */
  readonly freeAnalyses: number;
  /** Pages requested from one portal at once after a quiet period, and how many more per second. Never more than four at the same time. */
  readonly portalBurst: number;
  readonly portalPerSecond: number;
  /** Sync storage for an account before its address is confirmed. */
  readonly unconfirmedMegabytes: number;
  /** Sync calls per user at once, and how many more per second. */
  readonly syncBurst: number;
  readonly syncPerSecond: number;
}

/** Analytics on the page. An empty key switches them off. */
export interface PostHogOptions {
  readonly key: string;
  readonly host: string;
  /** PostHog features, which are off unless enabled. */
  readonly flags?: boolean;
  readonly surveys?: boolean;
  readonly remoteConfig?: boolean;
}

/** A hosted Supabase project, and the kinds of second factor that are switched on there. */
export interface HostedProject {
  readonly url: string;
  readonly key: string;
  readonly factors: readonly string[];
}

/** All server options. Each field has an environment variable and a default. */
export interface ServerOptions {
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** A streaming replica of it, which answers pulls. Null if there is none. */
  readonly replicaUrl: string | null;
  /** The folder with the built app. */
  readonly appDir: string;
  /** Origins that replace the portals, for tests. */
  readonly upstream: PortalAccess['upstream'];
  /** Which portal pages this server may fetch directly. */
  readonly directFetch: DirectFetch;
  /** The Apify configuration for reading listings, if there is one. */
  readonly apify: ApifySettings;
  /** The Stripe configuration. Null if paid plans are unavailable. */
  readonly billing: BillingSettings | null;
  /** A hosted Supabase project. Accounts and functions are then there, not on this server. */
  readonly hosted: HostedProject | null;
  readonly posthog: PostHogOptions;
  /** The public URL behind a proxy. It sets the tokens' issuer and shows whether TLS is on. */
  readonly publicOrigin: string | null;
  /** Whether to read the caller's address and scheme from the X-Forwarded headers of a proxy in front. */
  readonly trustProxy: boolean;
  readonly allowedOrigins: readonly string[];
  readonly buildId: string | null;
  readonly limits: ServerLimits;
  /** Lifetime of an access token, seconds. */
  readonly accessTokenSeconds: number;
  /** The mail server. Null stores mail in the database, for the mailbox page. */
  readonly smtp: SmtpServer | null;
  /** The operator's service for text messages. Null if there is none. */
  readonly smsHook: SmsHook | null;
  /** Whether a new account must confirm its address by code. If so, responses do not reveal which addresses have an account. */
  readonly confirmEmail: boolean;
  /** Whether logs are lines for people, or one JSON object per line, including a line for every request. */
  readonly log: LogFormat;
  /** The address at which `/metrics` is served, separate from the public one. Null if it is not served. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** How many seconds the server still accepts requests after a signal, so that a proxy can notice that it is not ready. */
  readonly drainSeconds: number;
  /** User ids of the community's moderators. Null leaves the database's list unchanged. */
  readonly moderators: readonly string[] | null;
  /** The newest sync protocol supported. The previous one is supported too. Other values are for testing older and newer servers. */
  readonly protocol: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Settings for the embedded database, set by tests. */
  readonly pglite: Partial<PgliteRule>;
}

/** PostHog's European cloud, unless the operator names another. */
const defaultPostHogHost = 'https://eu.i.posthog.com';

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for an invalid environment. Its message has a line per mistake, each saying what to set. */
export class ConfigurationRefused extends Error {
  override readonly name = 'ConfigurationRefused';
}

/** Reads one setting. Records a mistake and returns `standIn` instead, so that one start reports all mistakes. */
type Try = <Value>(read: () => Value, standIn: Value) => Value;

/**
 * Options from environment variables. Throws ConfigurationRefused for invalid values, because the server must not start with guessed
 * settings.
 */
export function readConfiguration(env: Environment): ServerOptions {
  const mistakes: string[] = [];
  const attempt: Try = (read, standIn) => {
    try {
      return read();
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error));
      return standIn;
    }
  };
  const options = readOptions(env, attempt);
  if (mistakes.length > 0) throw new ConfigurationRefused(mistakes.join('\n'));
  return options;
}

function readOptions(env: Environment, attempt: Try): ServerOptions {
  const number = (name: string, otherwise: number): number => attempt(() => whole(env, name, otherwise), otherwise);
  const address = (name: string): string | null => attempt(() => origin(env, name), null);
  return {
    port: attempt(() => port(env, 'PORT') ?? 4173, 4173),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl: attempt(() => readDatabaseUrl(env, 'DATABASE_URL'), null),
    replicaUrl: attempt(() => readReplicaUrl(env), null),
    appDir: env['APP_DIR'] || 'dist',
    upstream: { rightmove: address('INGEST_UPSTREAM_RIGHTMOVE'), zoopla: address('INGEST_UPSTREAM_ZOOPLA') },
    directFetch: attempt(() => readDirectFetch(env['INGEST_DIRECT_FETCH']), 'off'),
    apify: attempt(
      () => readApifySettings((name) => env[name]),
      readApifySettings(() => undefined),
    ),
    billing: attempt(() => readBillingSettings((name) => env[name]), null),
    hosted: attempt(() => readHosted(env), null),
    posthog: readPostHog(env, address('POSTHOG_HOST')),
    publicOrigin: address('PUBLIC_ORIGIN'),
    trustProxy: env['TRUST_PROXY'] === '1',
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((allowed) => allowed !== ''),
    buildId: env['BUILD_ID'] || null,
    limits: {
      authPerAddress: number('AUTH_PER_ADDRESS', 150),
      failuresPerAccount: number('AUTH_FAILURES_PER_ACCOUNT', 20),
      mailGapSeconds: number('MAIL_GAP_SECONDS', 60),
      mailsPerHour: number('MAILS_PER_HOUR', 30),
      ingestPerMinute: number('INGEST_PER_MINUTE', 30),
      accountPerMinute: number('ACCOUNT_PER_MINUTE', 60),
      freeAnalyses: number('FREE_ANALYSES', 3),
      portalBurst: Math.max(1, number('PORTAL_BURST', politeRule.burst)),
      portalPerSecond: Math.max(1, number('PORTAL_PER_SECOND', politeRule.perSecond)),
      unconfirmedMegabytes: number('UNCONFIRMED_MEGABYTES', 10),
      syncBurst: number('SYNC_BURST', 200),
      syncPerSecond: number('SYNC_PER_SECOND', 30),
    },
    // Hosted Supabase's default. Devices refresh 90 seconds before the end, so a shorter-lived token would be refreshed at every call.
    accessTokenSeconds: Math.max(100, number('ACCESS_TOKEN_SECONDS', 3600)),
    smtp: attempt(() => readSmtp(env), null),
    smsHook: attempt(() => readSmsHook(env), null),
    // A server that sends mail is public, and strangers could use other people's addresses or probe who has an account.
    confirmEmail: env['CONFIRM_EMAIL'] === '1' || (env['CONFIRM_EMAIL'] !== '0' && Boolean(env['SMTP_URL'])),
    log: attempt(() => readLogFormat(env), 'text'),
    metrics: attempt(() => readMetrics(env), null),
    drainSeconds: number('DRAIN_SECONDS', 0),
    moderators: attempt(() => readModerators(env), null),
    protocol: protocolVersion,
    clock: attempt(() => readClock(env), Date.now),
    pglite: {},
  };
}

function readLogFormat(env: Environment): LogFormat {
  const format = env['LOG_FORMAT'] || 'text';
  if (format !== 'text' && format !== 'json') throw new Error(`LOG_FORMAT must be text or json, got "${format}"`);
  return format;
}

function readMetrics(env: Environment): ServerOptions['metrics'] {
  const metricsPort = port(env, 'METRICS_PORT');
  return metricsPort === null ? null : { port: metricsPort, host: env['METRICS_HOST'] || '127.0.0.1' };
}

/** LISTEN does not work through a pooler in transaction mode, which Supabase has on port 6543: devices would get no pokes. */
function readDatabaseUrl(env: Environment, name: string): string | null {
  const url = env[name];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error(`${name} must begin with postgres://`);
  if (/:6543(\/|\?|$)/.test(url)) throw new Error(`${name} must use a session-mode port: 5432, not 6543 (the transaction-mode pooler)`);
  return url;
}

function readReplicaUrl(env: Environment): string | null {
  const url = readDatabaseUrl(env, 'DATABASE_REPLICA_URL');
  if (url !== null && !env['DATABASE_URL']) throw new Error('DATABASE_REPLICA_URL needs DATABASE_URL, the primary it is a replica of');
  return url;
}

function readPostHog(env: Environment, host: string | null): PostHogOptions {
  const key = env['POSTHOG_KEY'] ?? '';
  return {
    key,
    host: host ?? (key === '' ? '' : defaultPostHogHost),
    flags: env['POSTHOG_FLAGS'] === '1',
    surveys: env['POSTHOG_SURVEYS'] === '1',
    remoteConfig: env['POSTHOG_REMOTE_CONFIG'] === '1',
  };
}

function readModerators(env: Environment): ServerOptions['moderators'] {
  const text = env['MODERATORS'];
  if (text === undefined || text === '') return null;
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !isUuid(id));
  if (wrong !== undefined) throw new Error(`MODERATORS must be a comma-separated list of user ids, got "${wrong}"`);
  return ids;
}

function readSmtp(env: Environment): SmtpServer | null {
  if (!env['SMTP_URL']) return null;
  const trust = { authorityFile: env['SMTP_CA_FILE'] || null, requireTls: env['SMTP_REQUIRE_TLS'] === '1' };
  return readSmtpServer(env['SMTP_URL'], env['MAIL_FROM'] ?? '', trust);
}

function readSmsHook(env: Environment): SmsHook | null {
  const url = env['SMS_HOOK_URL'];
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Error(`SMS_HOOK_URL must be an http(s) URL, got "${url}"`);
  const secret = readHookSecret(env['SMS_HOOK_SECRET'] ?? '');
  if (secret === null) throw new Error('SMS_HOOK_SECRET must be v1,whsec_ and at least 24 bytes in base64. Set it as well as SMS_HOOK_URL');
  return { url, secret };
}

function readHosted(env: Environment): ServerOptions['hosted'] {
  const url = origin(env, 'PUBLIC_SUPABASE_URL');
  if (url === null) return null;
  const key = env['PUBLIC_SUPABASE_KEY'];
  if (!key) throw new Error('supabaseKey is required. Set PUBLIC_SUPABASE_KEY as well as PUBLIC_SUPABASE_URL');
  return { url, key, factors: readFactors(env) };
}

function readFactors(env: Environment): readonly string[] {
  const given = (env['PUBLIC_SUPABASE_FACTORS'] || 'totp').split(',').map((type) => type.trim());
  const wrong = given.find((type) => !Object.hasOwn(factorMethods, type));
  if (wrong !== undefined)
    throw new Error(`PUBLIC_SUPABASE_FACTORS may name totp, webauthn and phone, separated by commas, got "${wrong}"`);
  return given;
}

/** The clock. Tests may set it: it then starts at TEST_CLOCK and runs from there. Ignored outside tests. */
function readClock(env: Environment): () => number {
  const start = env['YARDSTICK_TEST'] === '1' && env['TEST_CLOCK'] ? Date.parse(env['TEST_CLOCK']) : null;
  if (start === null) return Date.now;
  if (Number.isNaN(start)) throw new Error('TEST_CLOCK must be an ISO date and time');
  const began = Date.now();
  return () => start + (Date.now() - began);
}

function whole(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,7}$/.test(text)) throw new Error(`${name} must be a whole number, got "${text}"`);
  return Number(text);
}

/** A port, where 0 means any free one. Null if it is not set. */
function port(env: Environment, name: string): number | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name} must be a port from 0 to 65535, got "${text}"`);
  return Number(text);
}

function origin(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new Error(`${name} must be an http(s) origin, got "${text}"`);
  return url.origin;
}
