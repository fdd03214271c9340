import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresPair, type PostgresPair } from '../../tests/support/postgresServer.ts';
import { startServerProcess, type ServerProcess } from '../../tests/integration/server/sync/serverProcess.ts';
import { startProxy, type Proxy } from './startProxy.ts';

/** What `docs/cluster/compose.yaml` runs, without containers: three servers behind HAProxy, over a primary with a synchronous replica. */
export interface Cluster {
  /** The proxy's address for people. */
  readonly origin: string;
  /** The database through the proxy: the primary, or the replica once the primary is gone and the replica promoted. */
  readonly databaseUrl: string;
  /** The folder that the servers share. */
  readonly dataDir: string;
  readonly database: Pick<PostgresPair, 'isSynchronous' | 'killPrimary' | 'ports' | 'promoteReplica' | 'restartPrimary'>;
  /** Null where a server is not running. */
  readonly servers: () => readonly (ServerProcess | null)[];
  /** Starts server 0, 1 or 2, which gets requests once the proxy has found it ready. `program`: another build's. */
  readonly start: (server: number, program?: string) => Promise<void>;
  /** Stops a server as a signal does: it refuses new work and finishes what is under way. */
  readonly stop: (server: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ClusterPrograms {
  /** The folder with PostgreSQL's programs. */
  readonly postgres: string;
  readonly haproxy: string;
}

const names = ['app1', 'app2', 'app3'] as const;

/** Starts the databases and the proxy. The servers are started one by one; the first migrates the database. */
export async function startCluster(
  { postgres, haproxy }: ClusterPrograms,
  environment: Readonly<Record<string, string>>,
): Promise<Cluster> {
  const pair = await startPostgresPair(postgres);
  const dataDir = mkdtempSync(join(tmpdir(), 'yardstick-cluster-'));
  const clearUp = async (): Promise<void> => {
    await pair.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const [people = 0, databases = 0, ...ports] = await freePorts(2 + names.length);
  const [app1 = '', app2 = '', app3 = ''] = ports.map(local);
  const hosts = { app1, app2, app3, db1: local(pair.ports.primary), db2: local(pair.ports.replica) };
  const proxy: Proxy = await startProxy(haproxy, { people, postgres: databases, hosts }).catch(async (error: unknown) => {
    await clearUp();
    throw error;
  });
  const databaseUrl = `postgres://postgres@${local(databases)}/test`;
  const running: (ServerProcess | null)[] = names.map(() => null);
  const start: Cluster['start'] = async (server, program) => {
    running[server] = await startServerProcess({
      dataDir,
      databaseUrl,
      port: ports[server] ?? 0,
      environment: { DATABASE_REPLICA_URL: pair.replicaAddress, TRUST_PROXY: '1', DRAIN_SECONDS: '4', ...environment },
      ...(program === undefined ? {} : { program }),
    });
  };
  return {
    origin: `http://${local(people)}`,
    databaseUrl,
    dataDir,
    database: pair,
    servers: () => running,
    start,
    stop: async (server) => {
      await running[server]?.stop();
      running[server] = null;
    },
    close: async () => {
      await Promise.allSettled(running.map(async (server) => server?.kill()));
      await proxy.close();
      await clearUp();
    },
  };
}

const local = (port: number): string => `127.0.0.1:${port}`;

/** The first of the ports to try: below those that a system gives to outgoing connections. */
const firstPort = 20_000 + (process.pid % 10_000);

/** Ports that are free now. A server gets the same one each time it is started. */
async function freePorts(count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let port = firstPort; found.length < count; port += 1) if (await isFree(port)) found.push(port);
  return found;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
