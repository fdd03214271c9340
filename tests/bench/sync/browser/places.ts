import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { root } from '../../../architecture/sourceFiles.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { benchBatches } from './deals.ts';

/** The packages beside which we measure, only for this: they never are the project's own. */
const peers = ['pouchdb@9.0.0', 'pouchdb-adapter-memory@9.0.0', 'express@4.21.2', 'express-pouchdb@4.2.0', 'pouchdb-server@4.2.0'];
const peerFolder = join(root, '.cache', 'bench-peers');
const appFolder = join(root, '.cache', 'bench-app');
const password = 'a long enough password 1';

/** The servers of both, each in a process of its own, on this machine. */
export interface Places {
  readonly ours: string;
  /** Where PouchDB's page is. */
  readonly pouch: string;
  /** Where PouchDB's databases are: `pouchdb-server` as it is installed, on disk, and its request handler over memory. */
  readonly pouchServers: Readonly<Record<PouchServer, string>>;
  /** What our server keeps its rows in. */
  readonly database: 'PostgreSQL' | 'PGlite';
  /** The address of the built data worker. */
  readonly dataWorker: string;
  close(): Promise<void>;
}

export type PouchServer = 'on disk' | 'in memory';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly id: string;
  readonly token: string;
}

export async function openPlaces(): Promise<Places> {
  installPeers();
  await buildPages();
  const postgres = await startPostgresIfAny();
  const dataDir = mkdtempSync(join(tmpdir(), 'yardstick-bench-'));
  const databaseUrl = postgres === null ? '' : await postgres.newDatabase();
  const limits = { SYNC_BURST: '100000', SYNC_PER_SECOND: '100000', AUTH_PER_ADDRESS: '10000', UNCONFIRMED_MEGABYTES: '200' };
  const ours = await startProcess(['--import', 'tsx', 'sync-server/src/main.ts'], {
    ...limits,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_DIR: appFolder,
    YARDSTICK_TEST: '1',
  });
  const pouch = await startProcess(
    ['--import', 'tsx', 'tests/bench/sync/browser/pouchServer.ts', peerFolder, join(appFolder, 'bench')],
    {},
  );
  const pouchServer = await startPouchServer(join(dataDir, 'pouch'));
  return {
    ours: ours.origin,
    pouch: pouch.origin,
    pouchServers: { 'on disk': pouchServer.origin, 'in memory': `${pouch.origin}/db` },
    database: postgres === null ? 'PGlite' : 'PostgreSQL',
    dataWorker: dataWorkerOf(),
    close: async () => {
      await Promise.all([ours.stop(), pouch.stop(), pouchServer.stop()]);
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function installPeers(): void {
  const wanted = peers.map((name) => name.slice(0, name.lastIndexOf('@')));
  if (wanted.every((name) => existsSync(join(peerFolder, 'node_modules', name)))) return;
  mkdirSync(peerFolder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', peerFolder, ...peers];
  const done = spawnSync('npm', args, { cwd: peerFolder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('What is measured beside could not be installed; the lines above say why');
}

/** A script of ours for the pages, as it was built. */
export const pageScript = (name: string): string => join(appFolder, 'bench', `${name}.js`);

/** The test build as it is, and beside it the pages of the benchmark. */
async function buildPages(): Promise<void> {
  if (process.env['BENCH_KEEP_BUILD'] === '1' && existsSync(pageScript('driver'))) return;
  const made = spawnSync('npm', ['run', '--silent', 'build:test'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (made.status !== 0) throw new Error('The test build failed; the lines above say why');
  rmSync(appFolder, { recursive: true, force: true });
  cpSync(join(root, '.cache', 'test-build'), appFolder, { recursive: true });
  for (const name of ['driver', 'plainWorker', 'pouchWorker']) await build(pageBuild(name));
}

const pageBuild = (name: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: join(appFolder, 'bench'),
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: join(root, 'tests', 'bench', 'sync', 'browser', 'page', `${name}.ts`),
      formats: ['iife'],
      name,
      fileName: () => `${name}.js`,
    },
  },
});

function dataWorkerOf(): string {
  // It is the data worker where it is started by that name.
  const found = readdirSync(join(appFolder, 'assets')).find((name) => /^worker-[\w-]{8}\.js$/.test(name));
  if (found === undefined) throw new Error('The build has no worker');
  return `/assets/${found}`;
}

interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

/** It keeps its settings where it is started, and its databases, by LevelDB, beside them. */
async function startPouchServer(folder: string): Promise<Started> {
  mkdirSync(join(folder, 'databases'), { recursive: true });
  const script = join(peerFolder, 'node_modules', 'pouchdb-server', 'bin', 'pouchdb-server');
  const port = String(await freePort());
  return startProcess([script, '--host', '127.0.0.1', '--port', port, '--dir', join(folder, 'databases')], {}, folder);
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A server that says where it runs in its first line with an address. */
function startProcess(args: readonly string[], env: Readonly<Record<string, string>>, cwd = root): Promise<Started> {
  const server = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let log = '';
  return new Promise((resolve, reject) => {
    const hear = (text: unknown): void => {
      log += String(text);
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(log)?.[0];
      if (origin !== undefined) resolve({ origin, stop: () => stopped(server) });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`A server ended at once:\n${log}`)));
  });
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const cut = setTimeout(() => server.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(cut);
}

/** A database of PouchDB's with so many of the deals. */
export async function fillPouch(database: string, count: number): Promise<void> {
  await asked(database, 'PUT', null);
  for (const rows of benchBatches(count)) {
    const docs = rows.map(({ id, coll, mid, doc, clocks }) => ({ _id: id, coll, mid, doc, clocks }));
    await asked(`${database}/_bulk_docs`, 'POST', { docs });
  }
}

async function asked(address: string, method: string, body: object | null): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}

let people = 0;

/** A new person on our server, with so many deals in their workspace. */
export async function newPerson(origin: string, deals: number): Promise<Person> {
  people += 1;
  const email = `bench-${Date.now()}-${people}@example.test`;
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
  const signedUp = await fetch(`${origin}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const { access_token: token, user } = (await signedUp.json()) as {
    readonly access_token: string;
    readonly user: { readonly id: string };
  };
  const authorized = { authorization: `Bearer ${token}`, 'x-yardstick-protocol': '1', 'content-type': 'application/json' };
  for (const rows of benchBatches(deals)) {
    const body = JSON.stringify({ device: 'benchdevice', rows });
    const answer = await fetch(`${origin}/sync/v1/push`, { method: 'POST', headers: authorized, body });
    const text = await answer.text();
    const { results } = JSON.parse(text) as { readonly results?: readonly { readonly status: string }[] };
    if (results?.every(({ status }) => status === 'applied') !== true) throw new Error(`A row was not taken: ${text.slice(0, 200)}`);
  }
  return { email, password, id: user.id, token };
}
