import { mkdirSync } from 'node:fs';
import type { JWK } from 'jose';
import { keepStanding, type KeptStanding } from '../../supabase/functions/_shared/keptStanding.ts';
import type { JudgeToken, StandingQuestion } from '../../supabase/functions/_shared/tokenVerdict.ts';
import { createSlidingWindow } from '../../supabase/functions/_shared/slidingWindow.ts';
import { ok, type Result } from '../../src/core/kernel/result.ts';
import { answerAccount, type AccountContext } from './account/accountRoutes.ts';
import { createAccessTokens } from './auth/keys/accessTokens.ts';
import type { Auth } from './auth/auth.ts';
import { loadPublishableKey } from './auth/keys/publishableKey.ts';
import { loadSecretKey } from './auth/keys/secretKey.ts';
import { keepAccountsClean } from './auth/cleanUp.ts';
import { askDatabase } from './auth/standing.ts';
import { loadSigningKey, type SigningKey } from './auth/keys/signingKey.ts';
import type { ServerOptions } from './configuration.ts';
import { createDatabaseMailer } from './mail/databaseMailer.ts';
import { createSmtpMailer } from './mail/smtpMailer.ts';
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
      /** The one check of access tokens. */
      readonly verify: JudgeToken;
      /** What is remembered about sessions; forgotten when they change here. */
      readonly standing: KeptStanding;
      readonly jwks: { readonly keys: readonly JWK[] };
      readonly account: (path: string, request: Request) => Promise<Response>;
      readonly functions: (request: Request) => Promise<Response>;
      /** Ends what runs on its own and closes the database. */
      close(): Promise<void>;
    };

const fiveMinutes = 300_000;
const oneHour = 3_600_000;

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
  const standing = keepStanding({ ask: askDatabase(auth), keyOf: standingKey, keepMs: standingForMs, now: options.clock });
  const verify = auth.tokens.judgeBy(standing.ask);
  const stopCleaning = keepAccountsClean(auth);
  const close = async () => {
    stopCleaning();
    await db.close();
  };
  const context: AccountContext = {
    db,
    verify,
    verifyExpired: (token) => auth.tokens.verifyExpired(token),
    clock: options.clock,
    sessionsChanged: () => standing.forget(),
  };
  const account = (path: string, request: Request) => answerAccount(context, path, request);
  const functions = createFunctionRoutes({ db, verify, options });
  return { kind: 'embedded', db, auth, verify, standing, jwks: { keys: [key.publicJwk] }, account, functions, close };
}

/** Another server over the same database may end a session; it is noticed here after this time at the latest. */
const standingForMs = 30_000;

const standingKey = ({ sub, sessionId }: StandingQuestion): string => `${sub} ${sessionId ?? ''}`;

async function createAuth(options: ServerOptions, db: Database, key: SigningKey): Promise<Auth> {
  const { clock, limits, smtp } = options;
  const origin = options.publicOrigin ?? `http://localhost:${options.port}`;
  return {
    db,
    clock,
    tokens: createAccessTokens(key, `${origin}/auth/v1`, clock),
    secrets: await loadSecretKey(options.dataDir),
    mailer: smtp === null ? createDatabaseMailer(db, clock) : createSmtpMailer(smtp, clock),
    publishableKey: await loadPublishableKey(options.dataDir),
    siteName: new URL(origin).host,
    confirmEmail: options.confirmEmail,
    windows: {
      perAddress: createSlidingWindow({ limit: limits.authPerAddress, windowMs: fiveMinutes }),
      failuresPerAccount: createSlidingWindow({ limit: limits.failuresPerAccount, windowMs: fiveMinutes }),
      mailGap: createSlidingWindow({ limit: 1, windowMs: limits.mailGapSeconds * 1000 }),
      mailsPerHour: createSlidingWindow({ limit: limits.mailsPerHour, windowMs: oneHour }),
    },
  };
}
