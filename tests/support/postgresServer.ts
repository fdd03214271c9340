import { spawnSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/postgres.mjs';

/** A real PostgreSQL of the test's own, in a folder of its own. */
export interface PostgresServer {
  /** A fresh, empty database. */
  newDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Says so where everybody reads it: a suite that silently leaves PostgreSQL out proves less than it seems to. */
export function postgresOrWarn(): string | null {
  const found = findPostgres();
  if (found === null)
    console.warn(
      '\n!!! NO POSTGRESQL ON THIS MACHINE: initdb and postgres were not found, so the tests on a real server are left out !!!\n',
    );
  return found;
}

/** Null where no PostgreSQL is installed. */
export async function startPostgresIfAny(): Promise<PostgresServer | null> {
  const bin = postgresOrWarn();
  return bin === null ? null : startPostgres(bin);
}

export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-postgres-'));
  const person = unprivileged();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (person !== null) for (const path of [folder, data]) chownSync(path, person.uid, person.gid);
  const as = { ...person, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...as,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${String(made.error ?? '')}`);
  const port = await freePort();
  const settings = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'log_min_messages=fatal'];
  const server = spawn(join(bin, 'postgres'), settings, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await answering(server, address('postgres'));
  let databases = 0;
  return {
    newDatabase: async () => {
      databases += 1;
      await run(address('postgres'), `create database test_${databases}`);
      return address(`test_${databases}`);
    },
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the user "nobody" is on every Unix. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const idOf = (flag: '-u' | '-g'): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());

async function run(url: string, statement: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
