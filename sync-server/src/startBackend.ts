import { mkdirSync } from 'node:fs';
import type { JWK } from 'jose';
import { createSlidingWindow } from '../../supabase/functions/_shared/slidingWindow.ts';
import { ok, type Result } from '../../src/core/kernel/result.ts';
import { createAccessTokens } from './auth/keys/accessTokens.ts';
import type { Auth } from './auth/auth.ts';
import { createHostedVerifier } from './auth/keys/hostedVerifier.ts';
import { loadPublishableKey } from './auth/keys/publishableKey.ts';
import { sessionIsOpen } from './auth/sessions.ts';
import { loadSigningKey, type SigningKey } from './auth/keys/signingKey.ts';
import type { ServerOptions } from './configuration.ts';
import { startNightly } from './jobs/nightly.ts';
import { createFunctionRoutes } from './functions/functionRoutes.ts';
import type { Database } from './store/database.ts';
import type { FolderHeld } from './store/folderLock.ts';
import { migrate } from './store/migrate.ts';
import { openPglite } from './store/openPglite.ts';
import { openPostgres } from './store/openPostgres.ts';
import { createSync, type Sync } from './sync/syncRoutes.ts';

/** What answers accounts, functions and sync: this process, or for the first two a hosted project the page calls itself. */
export type Backend = HostedBackend | EmbeddedBackend;

interface HostedBackend {
  readonly kind: 'hosted';
  /** Null without DATABASE_URL: the page then keeps its data on the device. */
  readonly sync: Sync | null;
  close(): Promise<void>;
}

interface EmbeddedBackend {
  readonly kind: 'embedded';
  readonly auth: Auth;
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly functions: (request: Request) => Promise<Response>;
  readonly sync: Sync;
  close(): Promise<void>;
}

const fiveMinutes = 300_000;

/** Opens the database and readies accounts, functions and sync; of a hosted project only sync is answered here. */
export async function startBackend(options: ServerOptions): Promise<Result<Backend, FolderHeld>> {
  if (options.hosted !== null) return ok(await hosted(options, options.hosted.url));
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const opened = options.databaseUrl === null ? await openPglite(options.dataDir) : ok(openPostgres(options.databaseUrl));
  if (!opened.ok) return opened;
  return ok(await closedOnFailure(opened.value, (db) => embedded(options, db)));
}

async function closedOnFailure<Started>(db: Database, start: (db: Database) => Promise<Started>): Promise<Started> {
  try {
    return await start(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The project's database is migrated by its own tools, and reached as a role that may only act as its users. */
async function hosted(options: ServerOptions, projectUrl: string): Promise<HostedBackend> {
  if (options.databaseUrl === null) return { kind: 'hosted', sync: null, close: async () => undefined };
  const verify = createHostedVerifier(projectUrl, options.clock);
  return closedOnFailure(openPostgres(options.databaseUrl), async (db) => {
    const sync = await createSync({ db, verify, options });
    return { kind: 'hosted', sync, close: closer(db, sync, startNightly(db, options)) };
  });
}

async function embedded(options: ServerOptions, db: Database): Promise<EmbeddedBackend> {
  await migrate(db);
  const key = await loadSigningKey(options.dataDir);
  const auth = await createAuth(options, db, key);
  const verify = async (token: string) => {
    const claims = await auth.tokens.verify(token);
    return claims !== null && (await sessionIsOpen(auth, claims)) ? claims : null;
  };
  const sync = await createSync({ db, verify, options });
  return {
    kind: 'embedded',
    auth,
    jwks: { keys: [key.publicJwk] },
    functions: createFunctionRoutes({ db, verify, options }),
    sync,
    close: closer(db, sync, startNightly(db, options)),
  };
}

const closer = (db: Database, sync: Sync, stopNightly: () => void) => async (): Promise<void> => {
  stopNightly();
  await sync.close();
  await db.close();
};

async function createAuth(options: ServerOptions, db: Database, key: SigningKey): Promise<Auth> {
  const { clock, limits } = options;
  const issuer = `${options.publicOrigin ?? `http://localhost:${options.port}`}/auth/v1`;
  return {
    db,
    clock,
    tokens: createAccessTokens(key, issuer, clock),
    publishableKey: await loadPublishableKey(options.dataDir),
    perAddress: createSlidingWindow({ limit: limits.authPerAddress, windowMs: fiveMinutes }),
    failuresPerAccount: createSlidingWindow({ limit: limits.failuresPerAccount, windowMs: fiveMinutes }),
  };
}
