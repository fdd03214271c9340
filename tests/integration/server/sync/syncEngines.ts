import type { ServerOptions } from '../../../../sync-server/src/configuration.ts';
import { startPostgresIfAny, type PostgresServer } from '../../../support/postgresServer.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';

/** The server with one database engine, for a test file that runs with both. */
interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  start(options?: Partial<ServerOptions>): Promise<TestServer>;
}

const pglite: Engine = { name: 'PGlite', start: (options = {}) => startTestServer({ databaseUrl: null, ...options }) };

const overPostgres = (postgres: PostgresServer): Engine => ({
  name: 'PostgreSQL',
  start: async (options = {}) => startTestServer({ databaseUrl: await postgres.newDatabase(), ...options }),
});

/** Both engines if PostgreSQL is installed, otherwise PGlite. */
export async function syncEngines(): Promise<{ readonly engines: readonly Engine[]; close(): Promise<void> }> {
  const postgres = await startPostgresIfAny();
  return {
    engines: postgres === null ? [pglite] : [pglite, overPostgres(postgres)],
    close: async () => postgres?.close(),
  };
}
