import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import type { ServerOptions } from '../../../sync-server/src/configuration.ts';
import type { Database } from '../../../sync-server/src/store/database.ts';
import { startServer } from '../../../sync-server/src/startServer.ts';
import { findGivenAuthServer, openGivenDatabase, type GivenAuthServer } from '../../support/givenAuthServer.ts';
import { codeKept } from '../../support/mailbox.ts';
import { postgresOrWarn, startPostgres } from '../../support/postgresServer.ts';
import { wallTime } from '../../support/realClock.ts';
import {
  password,
  startTestServer,
  testClient,
  wideLimits,
  type SignedIn,
  type TestServer,
} from '../../integration/server/startTestServer.ts';

/** What the tests can do with every auth server: the embedded one and the one named by `AUTH_SERVER`. */
export interface AccountsServer extends Pick<TestServer, 'origin' | 'key' | 'client' | 'signedIn' | 'sql' | 'close'> {
  /** Whether this is the server named by `AUTH_SERVER`. docs/hosted-supabase.md lists its intended differences. */
  readonly isGiven: boolean;
  /** The server's time, in milliseconds. */
  now(): number;
  /** The expected value for a timestamp `later` seconds from now. Approximate for a given server, whose clock advances during a call. */
  moment(later?: number): unknown;
  /** Lets time pass: moves the embedded server's clock forward, or the dates in a given server's database back. */
  pass(ms: number): Promise<void>;
  /** The newest code sent to an address, with this subject if given. Waits until there is one. */
  codeSentTo(email: string, subject?: string): Promise<string>;
  /** What was sent to an address: messages, or only codes if messages cannot be read. */
  sentTo(email: string): Promise<readonly unknown[]>;
  /** The code sent to a phone for a challenge. `phone` is in E.164 form without its plus sign. Waits until there is one. */
  phoneCodeFor(phone: string, challengeId: string): Promise<string>;
  /** Its database, for work that needs a transaction. */
  database(): Pick<Database, 'tx'>;
  /** The origin for which its passkeys are made. */
  readonly passkeyOrigin: string;
  /** Starts a sync server for its accounts. */
  startSync(): Promise<Sync>;
}

interface Sync {
  readonly origin: string;
  close(): Promise<void>;
}

/** The server's options except its clock, which `pass` moves. */
type Options = Partial<Omit<ServerOptions, 'clock'>>;

/** The embedded server also has a data folder, a mailbox and a database that tests can use. */
export type EmbeddedServer = TestServer & AccountsServer;

export interface AccountsOver<Server> {
  readonly name: string;
  start(options?: Options): Promise<Server>;
}

const bin = postgresOrWarn();
const given = await findGivenAuthServer();

/** PGlite, and a separate PostgreSQL server if it is installed. */
const embedded: readonly AccountsOver<EmbeddedServer>[] = [
  { name: 'PGlite', start: (options) => startEmbedded({ databaseUrl: null, ...options }) },
  ...(bin === null ? [] : [{ name: 'PostgreSQL', start: (options?: Options) => overPostgres(bin, options) }]),
];

/** Whether a new account must be confirmed with a code, opens at once, or either, if the suite works with both. */
interface Opening {
  readonly confirmEmail: boolean | 'either';
}

/** A suite that runs against every auth server. */
export function describeAccounts(
  title: string,
  { confirmEmail }: Opening,
  suite: (start: (options?: Options) => Promise<AccountsServer>) => void,
): void {
  if (given === null) {
    const ofOne = { confirmEmail: confirmEmail === true };
    describe.each(embedded)(`${title} on $name`, (engine) => suite((options) => engine.start({ ...options, ...ofOne })));
  } else if (given.confirmsByItself === confirmEmail) {
    listSkipped(title, `AUTH_SERVER has mailer_autoconfirm ${String(confirmEmail)}`);
  } else {
    describe(`${title} on AUTH_SERVER`, () => suite(() => startGiven(given)));
  }
}

/** A suite for features of the embedded server only. With `AUTH_SERVER` it is reported as skipped, with the reason. */
export function describeEmbedded(title: string, reason: string, suite: (engine: AccountsOver<EmbeddedServer>) => void): void {
  if (given === null) describe.each(embedded)(`${title} on $name`, suite);
  else listSkipped(title, reason);
}

function listSkipped(title: string, reason: string): void {
  describe(`${title} on AUTH_SERVER`, () => {
    it('is skipped', ({ skip }) => skip(reason));
  });
}

async function startEmbedded(options: Options): Promise<EmbeddedServer> {
  let now = Math.floor(wallTime() / 1000) * 1000;
  const server = await startTestServer({ clock: () => now, ...options });
  const codeSentTo = (email: string, subject?: string) =>
    vi.waitFor(() => codeKept(server.sql, email, subject), { timeout: 10_000, interval: 50 });
  return {
    ...server,
    isGiven: false,
    passkeyOrigin: server.origin,
    phoneCodeFor: (phone) => codeSentTo(`+${phone}`),
    signedIn: async () => {
      const person = await (options.confirmEmail === true ? signUpAndConfirm(server.client(), codeSentTo) : server.signedIn());
      // The clock advances, so that the next message is newer than the sign-up's.
      if (options.confirmEmail === true) now += 1000;
      return person;
    },
    now: () => now,
    moment: (later = 0) => now / 1000 + later,
    pass: async (ms) => {
      now += ms;
    },
    codeSentTo,
    sentTo: (email) => server.sql('select subject from mailbox.mails where recipient = $1', [email]),
    startSync: async () => ({ origin: server.origin, close: async () => undefined }),
  };
}

async function overPostgres(folder: string, options: Options = {}): Promise<EmbeddedServer> {
  const postgres = await startPostgres(folder);
  try {
    const server = await startEmbedded({ ...options, databaseUrl: await postgres.newDatabase() });
    const close = async () => {
      await server.close();
      await postgres.close();
    };
    return { ...server, close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

async function startGiven(project: GivenAuthServer): Promise<AccountsServer> {
  const { origin, key } = project;
  const database = openGivenDatabase(project);
  let passed = 0;
  const client = (through?: typeof fetch) => testClient({ origin, key }, through);
  const codeSentTo = async (email: string) => {
    const code = await database.codeFor(email);
    if (code === null) throw new Error(`No code was sent to ${email}`);
    return code;
  };
  return {
    origin,
    key,
    isGiven: true,
    passkeyOrigin: project.passkeyOrigin,
    phoneCodeFor: (_phone, challengeId) => database.phoneCodeFor(challengeId),
    client,
    signedIn: () => signUpAndConfirm(client(), codeSentTo),
    sql: database.q,
    database: () => database,
    now: () => wallTime(),
    moment: (later = 0) => expect.closeTo(wallTime() / 1000 + later, -1),
    pass: async (ms) => {
      passed += ms;
      await database.age(ms);
    },
    codeSentTo,
    sentTo: (email) => database.q('select token_hash from auth.one_time_tokens where relates_to = $1', [email]),
    startSync: () =>
      startServer({
        port: 0,
        clock: () => wallTime() + passed,
        limits: wideLimits,
        hosted: { url: origin, key, factors: ['totp'] },
        databaseUrl: project.databaseUrl,
      }),
    close: () => database.close(),
  };
}

/** A new account, confirmed if required and signed in with its password. */
async function signUpAndConfirm(client: SupabaseClient, codeSentTo: (email: string) => Promise<string>): Promise<SignedIn> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { data: made } = await client.auth.signUp({ email, password });
  if (made.session === null) {
    await client.auth.verifyOtp({ email, token: await codeSentTo(email), type: 'signup' });
    await client.auth.signOut({ scope: 'local' });
    await client.auth.signInWithPassword({ email, password });
  }
  const { session } = (await client.auth.getSession()).data;
  if (session === null) throw new Error('Sign-up failed');
  return { client, token: session.access_token, userId: session.user.id, email };
}
