import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve as pathTo } from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { startPortalDouble, type PortalOptions } from '../../support/portalDouble.ts';
import { openPglite } from '../../../sync-server/src/store/openPglite.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { root } from '../../architecture/sourceFiles.ts';

type Portal = Awaited<ReturnType<typeof startPortalDouble>>;

/** The whole product as `npm start` serves it, in a separate process with its own data and a portal double. */
export interface Product {
  readonly origin: string;
  /** The development mailbox's secret address. */
  readonly mailbox: string;
  readonly portal: Portal;
  /** Ends the server process, as if the machine were unreachable; its data stay. */
  stopServer(): Promise<void>;
  /** Runs a statement on the database while the server is stopped, then starts the server again. */
  sql(statement: string, values?: readonly string[]): Promise<void>;
  /** Does nothing if the server is running. `settings` are further environment variables. */
  startServer(settings?: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** The folder of the build to serve. Without a build every page is empty, and a test would wait for its first button until it times out. */
function builtApp(): string {
  const folder = process.env['APP_DIR'] ?? '.cache/test-build';
  if (!existsSync(pathTo(root, folder, 'index.html'))) throw new Error(`No build in ${folder}: run \`npm run build:test\` first`);
  return folder;
}

/** `portalOptions` set the portal double's listings and speed; `settings` are environment variables for the server. */
export async function startProduct(portalOptions: PortalOptions = {}, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const appDir = builtApp();
  const portal = await startPortalDouble(portalOptions);
  const dataDir = newServerFolder();
  const port = await freePort();
  let server: ChildProcess | null = null;
  const origin = `http://127.0.0.1:${port}`;
  const start = async (changes: Readonly<Record<string, string>> = {}): Promise<void> => {
    if (server?.exitCode === null) return;
    server = spawn(process.execPath, ['--import', 'tsx', 'sync-server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        APP_DIR: appDir,
        YARDSTICK_TEST: '1',
        MAIL_GAP_SECONDS: '0',
        FREE_ANALYSES: '100000',
        UNCONFIRMED_MEGABYTES: '200',
        INGEST_UPSTREAM_RIGHTMOVE: portal.origin,
        INGEST_UPSTREAM_ZOOPLA: portal.origin,
        ...settings,
        ...changes,
      },
    });
    let log = '';
    server.stdout?.on('data', (text) => (log += String(text)));
    server.stderr?.on('data', (text) => (log += String(text)));
    await answering(origin, () => log);
  };
  const stop = async (): Promise<void> => {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await ended;
  };
  await start();
  return {
    origin,
    mailbox: `${origin}/__mailbox/${readFileSync(pathTo(dataDir, 'mailbox-key'), 'utf8')}`,
    portal,
    startServer: start,
    stopServer: stop,
    sql: async (statement, values = []) => {
      await stop();
      const opened = await openPglite(dataDir);
      if (!opened.ok) throw new Error(opened.error.message);
      await opened.value.q(statement, values);
      await opened.value.close();
      await start();
    },
    close: async () => {
      await stop();
      await portal.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answering(origin: string, log: () => string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      if ((await fetch(`${origin}/health`)).ok) return;
    } catch {
      // The server is not listening yet.
    }
    if (tries === 1_800) throw new Error(`The server did not start:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
