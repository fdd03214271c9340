import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fillUp, onSmallDisk, whyNoSmallDisk } from '../../support/smallDisk.ts';
import { password, startTestServer, type TestServer } from './startTestServer.ts';

const megabyte = 1024 * 1024;

const post = (url: string, body: unknown, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

const signUp = (server: Pick<TestServer, 'origin' | 'key'>) =>
  post(`${server.origin}/auth/v1/signup`, { email: `${crypto.randomUUID()}@example.com`, password }, { apikey: server.key });

describe('a server whose disk has less space than the reserve', () => {
  it('refuses every write with 503 and Retry-After, serves reads and health, and recovers once there is space', async () => {
    let left = 500 * megabyte;
    const log: string[] = [];
    const server = await startTestServer({ databaseUrl: null, pglite: { free: () => left, log: (line) => log.push(line) } });
    const { token } = await server.signedIn();
    const authorization = `Bearer ${token}`;
    const answers = async () => ({
      signUp: await signUp(server),
      push: await post(`${server.origin}/sync/v1/push`, { rows: [] }, { authorization }),
      share: await post(`${server.origin}/functions/v1/community`, { ask: 'feed' }, { authorization }),
      leave: await fetch(`${server.origin}/account/v1/sessions/none`, { method: 'DELETE', headers: { authorization } }),
      health: await fetch(`${server.origin}/health`),
      user: await fetch(`${server.origin}/auth/v1/user`, { headers: { authorization, apikey: server.key } }),
      sessions: await fetch(`${server.origin}/account/v1/sessions`, { headers: { authorization } }),
      usage: await post(`${server.origin}/functions/v1/plan-usage`, {}, { authorization }),
    });
    left = 31 * megabyte;
    const { health, user, sessions, usage, ...writes } = await answers();
    for (const [name, answer] of Object.entries(writes)) {
      expect([answer.status, answer.headers.get('retry-after')], name).toEqual([503, '60']);
      expect(await answer.json(), name).toMatchObject({ code: 'unavailable', error: 'unavailable' });
    }
    expect(await health.json()).toEqual({ ok: true, trouble: 'no-room' });
    expect([user.status, sessions.status, usage.status]).toEqual([200, 200, 200]);
    left = 500 * megabyte;
    expect((await signUp(server)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/health`)).json()).toEqual({ ok: true });
    expect(log).toEqual([expect.stringMatching(/31 MB left, less than the reserve of 32 MB/), expect.stringMatching(/has space again/)]);
    await server.close();
  });
});

describe('a server whose database engine hangs in a loop', () => {
  const spin = 'do $$ begin loop perform 1; end loop; end $$';

  it('answers health checks, restarts the engine, logs this and keeps every account', async () => {
    const log: string[] = [];
    const patience = { openMs: 120_000, callMs: 5_000, closeMs: 1_000 };
    const server = await startTestServer({ databaseUrl: null, pglite: { patience, retryMs: 100, log: (line) => log.push(line) } });
    const { email } = await server.signedIn();
    const spun = server.sql(spin).then(
      () => 'it came back',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    );
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    expect(await spun).toBe('DatabaseUnavailable');
    expect(await (await fetch(`${server.origin}/auth/v1/user`, { headers: { apikey: server.key } })).json()).toMatchObject({
      code: 'unavailable',
    });
    await expect.poll(() => server.database().trouble(), { timeout: 60_000 }).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(log).toEqual([expect.stringMatching(/engine stopped: it did not respond for 5 seconds/), 'The database is available again.']);
    await server.close();
  });

  it('ends when stopped, and releases its folder', async () => {
    const patience = { openMs: 120_000, callMs: 120_000, closeMs: 1_000 };
    const server = await startTestServer({ databaseUrl: null, pglite: { patience } });
    const spun = expect(server.sql(spin)).rejects.toThrow(/did not close/);
    await server.close();
    await spun;
    expect(existsSync(join(server.dataDir, 'server.lock'))).toBe(false);
  });
});

const reason = whyNoSmallDisk();

describe.runIf(reason === null)('a server on a disk of 90 MB', () => {
  let folder: string;
  let child: ChildProcess | null = null;
  afterEach(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers and handles the stop signal while other programs fill the disk, and writes again once there is space', async () => {
    folder = mkdtempSync(join(tmpdir(), 'yardstick-full-'));
    const mount = join(folder, 'disk');
    mkdirSync(mount);
    const server = ['node', '--import', 'tsx', 'sync-server/src/main.ts'];
    const settings = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(mount, 'data'), AUTH_PER_ADDRESS: '10000' };
    child = spawn('unshare', [...onSmallDisk(mount, 90, join(folder, 'pid')), ...server], {
      cwd: new URL('../../../', import.meta.url),
      env: settings,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
    const line = await new Promise<string>((resolve) => child?.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    const origin = /http\S+/.exec(line)?.[0] ?? '';
    const { supabaseKey: key } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
    expect((await signUp({ origin, key })).status).toBe(200);
    const disk = join('/proc', readFileSync(join(folder, 'pid'), 'utf8').trim(), 'root', mount);
    const ballast = join(disk, 'ballast');
    fillUp(ballast, 2 * megabyte);
    const refused = await signUp({ origin, key });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    fillUp(ballast);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    rmSync(ballast);
    // A long timeout, because the database may have to be restarted first.
    await expect.poll(async () => (await signUp({ origin, key })).status, { timeout: 120_000 }).toBe(200);
    fillUp(ballast);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 240_000);
});
