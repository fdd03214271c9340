import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';

/** A PostgreSQL server of the test's own, in a temporary folder, gone with it. */
export interface TemporaryPostgres {
  /** A new empty database; its address as superuser, or as another role. */
  database(): Promise<string>;
  close(): Promise<void>;
}

/** Null where no PostgreSQL is installed; says so, because then half of what is to be shown is not. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  const folder = binaries();
  if (folder === null) {
    console.warn('NO POSTGRESQL FOUND (initdb, postgres): these tests run on PGlite only');
    return null;
  }
  const data = mkdtempSync(join(tmpdir(), 'yardstick-postgres-'));
  const owner = unprivileged();
  if (owner !== null) chownSync(data, owner.uid, owner.gid);
  execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  });
  const port = await freePort();
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'];
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-k', data, '-p', String(port), ...settings], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  });
  const root = `postgres://postgres@127.0.0.1:${port}`;
  await untilReady(`${root}/postgres`);
  let made = 0;
  return {
    database: async () => {
      made += 1;
      await run(`${root}/postgres`, `create database test_${made}`);
      return `${root}/test_${made}`;
    },
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One statement on a connection of its own. */
async function run(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

function binaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

const idOfNobody = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (attempt > 150) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }
}
