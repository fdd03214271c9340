import type { ServerOptions } from '../../../../sync-server/src/configuration.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../support/temporaryPostgres.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';

/** The server over one engine, for a test file that runs over both. */
export interface EngineServer {
  readonly server: TestServer;
  /** A look behind the server, above the law; on PGlite there is none, because the server has its only session. */
  readonly sql: Database | null;
  close(): Promise<void>;
}

interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  start(options?: Partial<ServerOptions>): Promise<EngineServer>;
}

const pglite: Engine = {
  name: 'PGlite',
  start: async (options = {}) => {
    const server = await startTestServer({ databaseUrl: null, ...options });
    return { server, sql: null, close: () => server.close() };
  },
};

const overPostgres = (postgres: TemporaryPostgres): Engine => ({
  name: 'PostgreSQL',
  start: async (options = {}) => {
    const databaseUrl = await postgres.database();
    const server = await startTestServer({ databaseUrl, ...options });
    const sql = openPostgres(databaseUrl);
    return {
      server,
      sql,
      close: async () => {
        await sql.close();
        await server.close();
      },
    };
  },
});

/** Both engines, where a PostgreSQL is installed. */
export async function syncEngines(): Promise<{ readonly engines: readonly Engine[]; close(): Promise<void> }> {
  const postgres = await startTemporaryPostgres();
  return {
    engines: postgres === null ? [pglite] : [pglite, overPostgres(postgres)],
    close: async () => postgres?.close(),
  };
}
