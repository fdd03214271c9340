import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, StartRefused } from '../../../sync-server/src/startServer.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { password, startTestServer } from './startTestServer.ts';

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = newServerFolder();
  children = [];
});
afterEach(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGKILL');
    await exitOf(child);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const root = new URL('../../../', import.meta.url);

/** The server as its operator starts it; resolves with the first line it prints. */
function run(): { readonly child: ChildProcess; readonly line: Promise<string> } {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, APP_DIR: join(dataDir, 'app') };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const line = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().split('\n')[0] ?? ''));
    child.stderr.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { child, line };
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once('exit', (code) => resolve(code));
    else resolve(child.exitCode);
  });

async function signUp(origin: string, email: string): Promise<number> {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabaseKey },
    body: JSON.stringify({ email, password }),
  });
  return answer.status;
}

describe('the data folder', () => {
  it('is created if missing, refused to a second server, and available again once the first has closed', async () => {
    const newDir = join(dataDir, 'new');
    const first = await startServer({ port: 0, dataDir: newDir });
    await expect(startServer({ port: 0, dataDir: newDir })).rejects.toThrow(StartRefused);
    await expect(startServer({ port: 0, dataDir: newDir })).rejects.toThrow(/in use by process \d+/);
    await first.close();
    expect(existsSync(join(newDir, 'server.lock'))).toBe(false);
    const second = await startServer({ port: 0, dataDir: newDir });
    await second.close();
  });

  it('keeps accounts, keys and sessions across a restart', async () => {
    const first = await startTestServer({ dataDir, databaseUrl: null });
    const { token, email } = await first.signedIn();
    await first.close();
    const second = await startTestServer({ dataDir, databaseUrl: null });
    expect(second.key).toBe(first.key);
    const user = await fetch(`${second.origin}/auth/v1/user`, { headers: { apikey: second.key, authorization: `Bearer ${token}` } });
    expect(await user.json()).toMatchObject({ email });
    await second.close();
  });

  it('is released when the server’s port is in use', async () => {
    const other = newServerFolder();
    const first = await startServer({ port: 0, dataDir: other });
    const port = Number(new URL(first.origin).port);
    await expect(startServer({ port, dataDir })).rejects.toThrow(/Port \d+ is in use .*set PORT/);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    await first.close();
    rmSync(other, { recursive: true, force: true });
  });

  it('counts as in use if another machine may be using it', async () => {
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: 1, host: `not-${hostname()}`, began: null }));
    await expect(startServer({ port: 0, dataDir })).rejects.toThrow(/delete .*server\.lock/);
  });
});

describe('the process', () => {
  it('prints its address, refuses a second process and names the first, and cleans up when stopped', async () => {
    const first = run();
    const line = await first.line;
    expect(line).toMatch(/^Yardstick is running at http:\/\/127\.0\.0\.1:\d+$/);
    const second = run();
    expect(await second.line).toContain(`in use by process ${first.child.pid}`);
    expect(await exitOf(second.child)).toBe(1);
    first.child.kill('SIGTERM');
    expect(await exitOf(first.child)).toBe(0);
    expect(readdirSync(dataDir).toSorted()).toEqual(['mailbox-key', 'pglite', 'publishable-key', 'secret-key', 'signing-key.json']);
  });

  it('loses no acknowledged account when killed, and restarts despite the lock left behind', async () => {
    let acknowledged: readonly string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { child, line } = run();
      const origin = /http\S+/.exec(await line)?.[0] ?? '';
      expect(origin).not.toBe('');
      const writing = Promise.allSettled(
        Array.from({ length: 6 }, async (_, at) => {
          const email = `round${round}-${at}@example.com`;
          if ((await signUp(origin, email)) === 200) acknowledged = [...acknowledged, email];
          if (acknowledged.length >= (round + 1) * 3) child.kill('SIGKILL');
        }),
      );
      await exitOf(child);
      await writing;
    }
    const after = await startTestServer({ dataDir, databaseUrl: null });
    for (const email of acknowledged) {
      expect((await after.client().auth.signInWithPassword({ email, password })).error, email).toBeNull();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    await after.close();
  });
});
