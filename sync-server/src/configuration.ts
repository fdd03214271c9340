import { isUuid } from '../../src/backend/userClaims.ts';
import { protocolVersion } from '../../src/core/protocol/syncCalls.ts';
import { readSmtpServer, type SmtpServer } from './mail/smtpServer.ts';
import { readBillingSettings, type BillingSettings } from '../../src/backend/billing/billingSettings.ts';
import { readApifySettings, type ApifySettings } from '../../src/backend/apify/apifySettings.ts';
import type { PgliteRule } from './store/openPglite.ts';
import type { DirectFetch } from '../../src/backend/portal/directSource.ts';
import { politeRule } from '../../src/backend/portal/hostGate.ts';
import type { PortalAccess } from '../../src/backend/portal/portalPage.ts';
import { readDirectFetch } from '../../src/backend/portal/readDirectFetch.ts';

/** How many events one key may have; raised by tests, lowered by a careful operator. */
export interface ServerLimits {
  /** Sign-ins, sign-ups and refused refreshes from one network in five minutes. */
  readonly authPerAddress: number;
  /** Failed passwords, codes and factors of one account from one network in five minutes. */
  readonly failuresPerAccount: number;
  /** Seconds between two messages that one network asks for to one mailbox. */
  readonly mailGapSeconds: number;
  /** Messages to one mailbox, and from one network, in an hour. */
  readonly mailsPerHour: number;
  /** Listings one user may have read in a minute. */
  readonly ingestPerMinute: number;
  /** Calls to /account/v1 of one account in a minute. */
  readonly accountPerMinute: number;
  /** Analyses a calendar month on the Free plan. */
  readonly freeAnalyses: number;
  /** Pages one portal is asked for at once after a quiet time, and how many more every second; never more than four together. */
  readonly portalBurst: number;
  readonly portalPerSecond: number;
  /** What an account may store in sync before its address is confirmed. */
  readonly unconfirmedMegabytes: number;
  /** Sync calls one user may make at once, and how many more every second. */
  readonly syncBurst: number;
  readonly syncPerSecond: number;
}

/** Analytics in the page; an empty key switches them off. */
export interface PostHogOptions {
  readonly key: string;
  readonly host: string;
  /** Parts of PostHog that are off unless they are switched on. */
  readonly flags?: boolean;
  readonly surveys?: boolean;
  readonly remoteConfig?: boolean;
}

/** Everything the server can be told; each field has an environment variable and a default. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The built app. */
  readonly appDir: string;
  /** Origins that stand in for the portals. */
  readonly upstream: PortalAccess['upstream'];
  /** What this server may read of the portals by itself. */
  readonly directFetch: DirectFetch;
  /** How listings are read through Apify, where they are. */
  readonly apify: ApifySettings;
  /** How people pay through Stripe; null where nobody can. */
  readonly billing: BillingSettings | null;
  /** A hosted Supabase project: accounts and functions are there, not here. */
  readonly hosted: { readonly url: string; readonly key: string } | null;
  readonly posthog: PostHogOptions;
  /** The address people use, when a proxy stands in front: names the tokens' issuer and tells whether TLS is on. */
  readonly publicOrigin: string | null;
  /** Read the caller's address and scheme from the X-Forwarded headers of a proxy in front. */
  readonly trustProxy: boolean;
  readonly allowedOrigins: readonly string[];
  readonly buildId: string | null;
  readonly limits: ServerLimits;
  /** Lifetime of an access token, seconds. */
  readonly accessTokenSeconds: number;
  /** Where e-mail is handed over; null keeps it in the database, for the mailbox page. */
  readonly smtp: SmtpServer | null;
  /** Whether a new account opens only by a code sent to its address; then nobody learns which addresses have one. */
  readonly confirmEmail: boolean;
  /** User ids of those who may moderate the community; null leaves the database's list as it is. */
  readonly moderators: readonly string[] | null;
  /** The newest protocol of sync it speaks; the one before is spoken too. Another than the default is for tests of older and newer servers. */
  readonly protocol: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Rules of the embedded database that tests set. */
  readonly pglite: Partial<PgliteRule>;
}

/** PostHog's European cloud, unless the operator names another. */
const defaultPostHogHost = 'https://eu.i.posthog.com';

type Environment = Readonly<Record<string, string | undefined>>;

/** Options from environment variables. Throws on a value that cannot be used: the server must not start on a guess. */
export function readConfiguration(env: Environment): ServerOptions {
  return {
    port: whole(env, 'PORT', 4173),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl: readDatabaseUrl(env),
    appDir: env['APP_DIR'] || 'dist',
    upstream: { rightmove: origin(env, 'INGEST_UPSTREAM_RIGHTMOVE'), zoopla: origin(env, 'INGEST_UPSTREAM_ZOOPLA') },
    directFetch: readDirectFetch(env['INGEST_DIRECT_FETCH']),
    apify: readApifySettings((name) => env[name]),
    billing: readBillingSettings((name) => env[name]),
    hosted: readHosted(env),
    posthog: readPostHog(env),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN'),
    trustProxy: env['TRUST_PROXY'] === '1',
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((allowed) => allowed !== ''),
    buildId: env['BUILD_ID'] || null,
    limits: {
      authPerAddress: whole(env, 'AUTH_PER_ADDRESS', 150),
      failuresPerAccount: whole(env, 'AUTH_FAILURES_PER_ACCOUNT', 20),
      mailGapSeconds: whole(env, 'MAIL_GAP_SECONDS', 60),
      mailsPerHour: whole(env, 'MAILS_PER_HOUR', 30),
      ingestPerMinute: whole(env, 'INGEST_PER_MINUTE', 30),
      accountPerMinute: whole(env, 'ACCOUNT_PER_MINUTE', 60),
      freeAnalyses: whole(env, 'FREE_ANALYSES', 3),
      portalBurst: Math.max(1, whole(env, 'PORTAL_BURST', politeRule.burst)),
      portalPerSecond: Math.max(1, whole(env, 'PORTAL_PER_SECOND', politeRule.perSecond)),
      unconfirmedMegabytes: whole(env, 'UNCONFIRMED_MEGABYTES', 10),
      syncBurst: whole(env, 'SYNC_BURST', 200),
      syncPerSecond: whole(env, 'SYNC_PER_SECOND', 30),
    },
    // Hosted Supabase's default. Devices refresh 90 seconds before the end, so a shorter one would be refreshed at every call.
    accessTokenSeconds: Math.max(100, whole(env, 'ACCESS_TOKEN_SECONDS', 3600)),
    smtp: readSmtp(env),
    // Where messages are sent there are strangers, and they could take other people's addresses or find out who has an account.
    confirmEmail: env['CONFIRM_EMAIL'] === '1' || (env['CONFIRM_EMAIL'] !== '0' && Boolean(env['SMTP_URL'])),
    moderators: readModerators(env),
    protocol: protocolVersion,
    clock: readClock(env),
    pglite: {},
  };
}

/** LISTEN does not work through a pooler in transaction mode, which Supabase has on port 6543: devices would not hear of each other. */
function readDatabaseUrl(env: Environment): string | null {
  const url = env['DATABASE_URL'];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must begin with postgres://');
  if (/:6543(\/|\?|$)/.test(url))
    throw new Error('DATABASE_URL must name a session-mode port: 5432, not 6543, the pooler in transaction mode');
  return url;
}

function readPostHog(env: Environment): PostHogOptions {
  const key = env['POSTHOG_KEY'] ?? '';
  return {
    key,
    host: origin(env, 'POSTHOG_HOST') ?? (key === '' ? '' : defaultPostHogHost),
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
  if (wrong !== undefined) throw new Error(`MODERATORS must list user ids with commas between them, got "${wrong}"`);
  return ids;
}

function readSmtp(env: Environment): SmtpServer | null {
  if (!env['SMTP_URL']) return null;
  const trust = { authorityFile: env['SMTP_CA_FILE'] || null, requireTls: env['SMTP_REQUIRE_TLS'] === '1' };
  return readSmtpServer(env['SMTP_URL'], env['MAIL_FROM'] ?? '', trust);
}

function readHosted(env: Environment): ServerOptions['hosted'] {
  const url = origin(env, 'PUBLIC_SUPABASE_URL');
  if (url === null) return null;
  const key = env['PUBLIC_SUPABASE_KEY'];
  if (!key) throw new Error('supabaseKey is required. Set PUBLIC_SUPABASE_KEY beside PUBLIC_SUPABASE_URL');
  return { url, key };
}

/** A test may move the clock: it then starts at TEST_CLOCK and runs on from there. Ignored outside tests. */
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

function origin(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new Error(`${name} must be an http(s) origin, got "${text}"`);
  return url.origin;
}
