import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../../sync-server/src/startServer.ts';
import { newServerFolder } from '../../support/serverFolder.ts';

let server: RunningServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<RunningServer> {
  server = await startServer({ port: 0, dataDir: newServerFolder(), metrics: { port: 0, host: '127.0.0.1' }, ...options });
  return server;
}

const metricsOf = async ({ metricsOrigin }: RunningServer): Promise<string> => (await fetch(`${metricsOrigin}/metrics`)).text();

describe('operating the server', () => {
  it('metrics: count and time requests for a fixed set of routes, and count streams, transactions and unfinished searches', async () => {
    const running = await start();
    await fetch(`${running.origin}/health`);
    await fetch(`${running.origin}/sync/v1/pull`);
    await fetch(`${running.origin}/auth/v1/some-address@example.com`);
    const text = await metricsOf(running);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/sync/v1/pull",status="401"} 1');
    expect(text).toContain('route="/auth/v1"');
    expect(text).not.toContain('example.com');
    expect(text).toMatch(/^sync_streams_open 0$/m);
    expect(text).toMatch(/^database_transactions_open 0$/m);
    expect(text).toMatch(/^listing_runs_unfinished 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('metrics: are not served to the public', async () => {
    const running = await start();
    const answer = await fetch(`${running.origin}/metrics`);
    expect(await answer.text()).not.toContain('http_request_duration_seconds');
  });

  it('metrics: are not served unless a port is configured', async () => {
    expect((await start({ metrics: null })).metricsOrigin).toBeNull();
  });

  it('readiness: is reported while the database answers', async () => {
    const { origin } = await start();
    const answer = await fetch(`${origin}/ready`);
    expect([answer.status, await answer.json()]).toEqual([200, { ready: true }]);
  });

  it('readiness: ends with the stop signal, while requests are answered until the server has drained', async () => {
    const running = await start({ drainSeconds: 1 });
    const closed = running.close();
    const [ready, health] = await Promise.all([fetch(`${running.origin}/ready`), fetch(`${running.origin}/health`)]);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, reason: 'stopping' }]);
    expect(health.status).toBe(200);
    await closed;
    await expect(fetch(`${running.origin}/health`)).rejects.toThrow();
  });

  it('request ids: are new for each request; a proxy’s id is used only behind a trusted proxy', async () => {
    const direct = await start();
    expect(await idOf(direct.origin, 'from-a-stranger')).toMatch(/^[\da-f-]{36}$/);
    await direct.close();
    const behindProxy = await start({ trustProxy: true });
    expect(await idOf(behindProxy.origin, 'from-the-proxy')).toBe('from-the-proxy');
    expect(await idOf(behindProxy.origin, 'not "plain"')).toMatch(/^[\da-f-]{36}$/);
  });
});

/** The id returned for a request that sends one. */
const idOf = (origin: string, given: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${origin}/health`, { headers: { 'x-request-id': given } }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['x-request-id']));
    })
      .once('error', reject)
      .end();
  });
