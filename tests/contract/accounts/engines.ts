import type { ServerOptions } from '../../../sync-server/src/configuration.ts';
import { postgresOrWarn, startPostgres } from '../../support/postgresServer.ts';
import { startTestServer, type TestServer } from '../../integration/server/startTestServer.ts';

/** The whole server over one database engine. */
export interface AccountsOver {
  readonly name: string;
  start(options?: Partial<ServerOptions>): Promise<TestServer>;
}

const bin = postgresOrWarn();

/** PGlite, and a separate PostgreSQL server if it is installed. */
export const engines: readonly AccountsOver[] = [
  { name: 'PGlite', start: (options) => startTestServer({ ...options, databaseUrl: null }) },
  ...(bin === null ? [] : [{ name: 'PostgreSQL', start: (options?: Partial<ServerOptions>) => overPostgres(bin, options) }]),
];

async function overPostgres(folder: string, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const postgres = await startPostgres(folder);
  try {
    const server = await startTestServer({ ...options, databaseUrl: await postgres.newDatabase() });
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
