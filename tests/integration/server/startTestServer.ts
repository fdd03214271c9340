import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServerLimits, ServerOptions } from '../../../sync-server/src/configuration.ts';
import type { Database, Query } from '../../../sync-server/src/store/database.ts';
import { startServer } from '../../../sync-server/src/startServer.ts';
import { newServerFolder } from '../../support/serverFolder.ts';

export interface SignedIn {
  readonly client: SupabaseClient;
  readonly token: string;
  readonly userId: string;
  readonly email: string;
}

export interface TestServer {
  readonly origin: string;
  /** The development mailbox's secret address; empty on a server without one. */
  readonly mailbox: string;
  readonly key: string;
  readonly dataDir: string;
  /** A separate client with its own session, as in one browser. It calls through the given fetch, if any. */
  client(through?: typeof fetch): SupabaseClient;
  /** A new account, signed in. */
  signedIn(): Promise<SignedIn>;
  /** Runs one statement directly on the database, bypassing every policy, as an operator could. */
  sql: Query;
  /** The server's own database, for work that runs alongside it. */
  database(): Database;
  close(): Promise<void>;
}

/** Limits that no test reaches by accident. */
export const wideLimits: ServerLimits = {
  authPerAddress: 10_000,
  failuresPerAccount: 10_000,
  ingestPerMinute: 10_000,
  accountPerMinute: 10_000,
  mailGapSeconds: 0,
  mailsPerHour: 10_000,
  freeAnalyses: 10_000,
  unconfirmedMegabytes: 10_000,
  portalBurst: 10_000,
  portalPerSecond: 10_000,
  syncBurst: 10_000,
  syncPerSecond: 10_000,
};

/** The real server on a free port with its own folder, and with limits that no test reaches by accident. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? newServerFolder();
  const server = await startServer({ port: 0, dataDir, databaseUrl, appDir: join(dataDir, 'app'), limits: wideLimits, ...options });
  const config = (await (await fetch(`${server.origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const database = () => {
    if (server.db === null) throw new Error('A test server needs a data folder');
    return server.db;
  };
  const client = (through?: typeof fetch) => testClient({ origin: server.origin, key: config.supabaseKey }, through);
  return {
    origin: server.origin,
    mailbox: server.mailbox ?? '',
    key: config.supabaseKey,
    dataDir,
    client,
    signedIn: () => signUpAnybody(client()),
    sql: (statement, parameters) => database().q(statement, parameters),
    database,
    close: async () => {
      await server.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up with a new email address. */
async function signUpAnybody(client: SupabaseClient): Promise<SignedIn> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.session === null || data.user === null) throw new Error(`Sign-up failed: ${error?.message}`);
  return { client, token: data.session.access_token, userId: data.user.id, email };
}

/** A client of unmodified supabase-js, as in one browser. */
export const testClient = (
  { origin, key }: { readonly origin: string; readonly key: string },
  through: typeof fetch = fetch,
): SupabaseClient => createClient(origin, key, { ...clientOptions, global: { fetch: through } });

/** Set TEST_DATABASE_URL to a PostgreSQL database's URL to run the whole suite on that database instead. */
const databaseUrl = process.env['TEST_DATABASE_URL'] ?? null;

export const password = 'correct horse battery';

/** Node 20 has no WebSocket. Nothing here opens a channel, so this stand-in is never used. */
function noSocket(): never {
  throw new Error('A test opened a realtime channel');
}

export const NoSocket = noSocket as unknown as typeof WebSocket;

const clientOptions = {
  auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: true, storage: undefined },
  realtime: { transport: NoSocket },
} as const;
