import { spawnSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './freePort.ts';
import { findPostgres } from '../../scripts/postgres.mjs';

/** A separate real PostgreSQL server in its own folder. */
export interface PostgresServer {
  /** A fresh, empty database. */
  newDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Warns visibly if PostgreSQL is missing, because a suite that silently skips it proves less than it seems to. */
export function postgresOrWarn(): string | null {
  const found = findPostgres();
  if (found === null)
    console.warn(
      '\n!!! NO POSTGRESQL ON THIS MACHINE: initdb and postgres were not found, so the tests on a real server are left out !!!\n',
    );
  return found;
}

/** Null if PostgreSQL is not installed. */
export async function startPostgresIfAny(): Promise<PostgresServer | null> {
  const bin = postgresOrWarn();
  return bin === null ? null : startPostgres(bin);
}

export async function startPostgres(bin: string): Promise<PostgresServer> {
  const host = await startHost(bin, (data, as) => initialise(bin, data, as));
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      await run(host.address('postgres'), `create database test_${databases}`);
      return host.address(`test_${databases}`);
    },
    close: host.close,
  };
}

/** A primary and a replica that receives every commit before it is acknowledged. */
export interface PostgresPair {
  /** The URL of the database `test` through a proxy: the primary, later the promoted replica. */
  readonly address: string;
  /** The URL of the same database on the replica. */
  readonly replicaAddress: string;
  readonly ports: Readonly<Record<'primary' | 'replica', number>>;
  /** While paused, the replica receives commits but does not show them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Kills the primary, as a power cut would. */
  killPrimary(): Promise<void>;
  /** Starts the killed primary again, which does not know that it was replaced. */
  restartPrimary(): Promise<void>;
  /** Whether the primary waits for the replica with every commit. */
  isSynchronous(): Promise<boolean>;
  /** Makes the replica the primary; it no longer waits for a replica. */
  promoteReplica(): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgresPair(bin: string): Promise<PostgresPair> {
  const primary = await startHost(bin, (data, as) => initialise(bin, data, as), ['-c', 'wal_level=replica']);
  await run(primary.address('postgres'), 'create database test');
  // The health check of docs/cluster/haproxy.cfg signs in as this role.
  await run(primary.address('postgres'), 'create role proxy_check login');
  const copy = (data: string, as: object) =>
    done(
      spawnSync(
        join(dirname(realpathSync(join(bin, 'initdb'))), 'pg_basebackup'),
        ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', primary.address('postgres')],
        as,
      ),
    );
  const replica = await startHost(bin, copy).catch(async (error: unknown) => {
    await primary.close();
    throw error;
  });
  await run(primary.address('postgres'), "alter system set synchronous_standby_names = '*'");
  await run(primary.address('postgres'), 'select pg_reload_conf()');
  const proxy = await startProxy(primary.port);
  return {
    address: `postgres://postgres@127.0.0.1:${proxy.port}/test`,
    replicaAddress: replica.address('test'),
    ports: { primary: primary.port, replica: replica.port },
    pauseReplay: async () => void (await run(replica.address('postgres'), 'select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await run(replica.address('postgres'), 'select pg_wal_replay_resume()')),
    killPrimary: primary.kill,
    restartPrimary: primary.restart,
    isSynchronous: async () => {
      const waiting = await run(primary.address('postgres'), "select from pg_stat_replication where sync_state = 'sync'");
      return waiting === 1;
    },
    promoteReplica: async () => {
      await run(replica.address('postgres'), "alter system set synchronous_standby_names = ''");
      await run(replica.address('postgres'), 'select pg_promote()');
      proxy.forwardTo(replica.port);
    },
    close: async () => {
      await proxy.close();
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

/** Forwards each new connection to one port, as HAProxy does in front of a primary. */
async function startProxy(target: number) {
  let current = target;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(current, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port: number) => {
      current = port;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

interface PostgresHost {
  readonly port: number;
  /** Starts it again after it was killed. */
  readonly restart: () => Promise<void>;
  readonly address: (database: string) => string;
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A PostgreSQL process over a folder that `fill` prepares. */
async function startHost(bin: string, fill: (data: string, as: object) => void, more: readonly string[] = []): Promise<PostgresHost> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-postgres-'));
  const person = unprivileged();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (person !== null) for (const path of [folder, data]) chownSync(path, person.uid, person.gid);
  const as = { ...person, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  fill(data, { ...as, encoding: 'utf8' });
  const port = await freePort();
  const settings = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'log_min_messages=fatal'];
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(join(bin, 'postgres'), [...settings, ...more], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await answering(started, address('postgres'));
    return started;
  };
  let server = await launch();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    port,
    address,
    restart: async () => {
      server = await launch();
    },
    // An immediate shutdown without a checkpoint or notice to clients, as after a power cut.
    kill: () => end('SIGQUIT'),
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const initialise = (bin: string, data: string, as: object): void =>
  done(spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], as));

function done({ status, stderr, error }: ReturnType<typeof spawnSync>): void {
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${String(stderr)}${String(error ?? '')}`);
}

/** PostgreSQL refuses to run as root; the user "nobody" is on every Unix. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const idOf = (flag: '-u' | '-g'): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());

/** Runs one statement over a connection of its own. Returns the number of its rows. */
async function run(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (text) => (log += String(text)));
  for (let tries = 1; ; tries += 1) {
    try {
      await run(url, 'select 1');
      return;
    } catch {
      if (server.exitCode !== null || tries === 300) throw new Error(`PostgreSQL did not start: ${log}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
