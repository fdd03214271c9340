import { mkdirSync } from 'node:fs';
import type { JWK } from 'jose';
import { createSlidingWindow } from '../../supabase/functions/_shared/slidingWindow.ts';
import { ok, type Result } from '../../src/core/kernel/result.ts';
import { createAccessTokens } from './auth/keys/accessTokens.ts';
import type { Auth } from './auth/auth.ts';
import { loadPublishableKey } from './auth/keys/publishableKey.ts';
import { sessionIsOpen } from './auth/sessions.ts';
import { loadSigningKey, type SigningKey } from './auth/keys/signingKey.ts';
import type { ServerOptions } from './configuration.ts';
import { createFunctionRoutes } from './functions/functionRoutes.ts';
import type { Database } from './store/database.ts';
import type { FolderHeld } from './store/folderLock.ts';
import { migrate } from './store/migrate.ts';
import { openPglite } from './store/openPglite.ts';
import { openPostgres } from './store/openPostgres.ts';

/** What answers accounts and functions: this process, or a hosted project the page calls itself. */
export type Backend =
  | { readonly kind: 'hosted' }
  | {
      readonly kind: 'embedded';
      readonly db: Database;
      readonly auth: Auth;
      readonly jwks: { readonly keys: readonly JWK[] };
      readonly functions: (request: Request) => Promise<Response>;
    };

const fiveMinutes = 300_000;

/** Opens and migrates the database and readies accounts and functions, unless a hosted project does all that. */
export async function startBackend(options: ServerOptions): Promise<Result<Backend, FolderHeld>> {
  if (options.hosted !== null) return ok({ kind: 'hosted' });
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const opened = options.databaseUrl === null ? await openPglite(options.dataDir) : ok(openPostgres(options.databaseUrl));
  if (!opened.ok) return opened;
  try {
    return ok(await embedded(options, opened.value));
  } catch (error) {
    await opened.value.close();
    throw error;
  }
}

async function embedded(options: ServerOptions, db: Database): Promise<Backend> {
  await migrate(db);
  const key = await loadSigningKey(options.dataDir);
  const auth = await createAuth(options, db, key);
  const verify = async (token: string) => {
    const claims = await auth.tokens.verify(token);
    return claims !== null && (await sessionIsOpen(auth, claims)) ? claims : null;
  };
  return { kind: 'embedded', db, auth, jwks: { keys: [key.publicJwk] }, functions: createFunctionRoutes({ db, verify, options }) };
}

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
