import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy.ts';
import type { Fault } from '../../support/faultRules.ts';

let asked: { readonly url: string; readonly body: string }[] = [];
let server: Server;
let proxy: FaultProxy;
let endStream = (): void => {};

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body });
      if (request.url !== '/stream') return response.setHeader('content-type', 'application/json').end(JSON.stringify({ got: body }));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: poke\ndata: 1\n\n');
      endStream = () => response.end('event: bye\n\n');
      return response;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  proxy = await startFaultProxy({ upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const push = (body = 'one') => fetch(`${proxy.origin}/push`, { method: 'POST', body });
const control = (order: unknown) => fetch(`${proxy.origin}/__fault`, { method: 'POST', body: JSON.stringify(order) });

describe('the fault proxy', () => {
  it('passes on and logs calls that no rule matches', async () => {
    expect(await (await push()).json()).toEqual({ got: 'one' });
    const log = (await (await fetch(`${proxy.origin}/__log`)).json()) as readonly unknown[];
    expect(log).toEqual([expect.objectContaining({ id: 1, method: 'POST', url: '/push', mode: 'pass', upstream: [200], bytes: 3 })]);
  });

  it.each<[Fault['mode'], number]>([
    ['refuse', 0],
    ['lose-response', 1],
  ])('%s: no response, and the server is called %i times', async (mode, times) => {
    await control({ match: '^/push', mode });
    await expect(push()).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(times);
    // By default a rule applies to one call.
    expect((await push()).status).toBe(200);
  });

  it('duplicate: calls the server twice with the same body and answers once', async () => {
    proxy.rules.add({ mode: 'duplicate', method: 'POST' });
    expect(await (await push('twice')).json()).toEqual({ got: 'twice' });
    expect(asked.map(({ body }) => body)).toEqual(['twice', 'twice']);
    expect(proxy.log[0]?.upstream).toEqual([200, 200]);
  });

  it('hold: holds calls until they are released, the last one first', async () => {
    proxy.rules.add({ mode: 'hold', times: 2 });
    const first = push('first');
    await expect.poll(() => proxy.log.length).toBe(1);
    const second = push('second');
    await expect.poll(() => proxy.log.length).toBe(2);
    expect(asked).toEqual([]);
    await control({ release: true });
    await Promise.all([first, second]);
    expect(asked).toHaveLength(2);
  });

  it('delay: passes the call on later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      proxy.rules.add({ mode: 'delay', ms: 150 });
      const passed = push();
      await vi.waitUntil(() => proxy.log.length === 1 && vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(149);
      expect(asked).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect((await passed).status).toBe(200);
      expect(asked).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('status and garble: answer instead of the server', async () => {
    proxy.rules.add({ mode: 'status', status: 429, headers: { 'retry-after': '7' }, body: '{}' });
    const refused = await push();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    proxy.rules.add({ mode: 'garble' });
    const page = await push();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(asked).toEqual([]);
  });

  it('truncate: cuts the response off midway', async () => {
    proxy.rules.add({ mode: 'truncate', bytes: 4 });
    const answer = await push();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('slowdrip: delivers the whole response byte by byte, with a pause after each', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    try {
      proxy.rules.add({ mode: 'slowdrip', ms: 7 });
      const text = await (await push()).text();
      expect(JSON.parse(text)).toEqual({ got: 'one' });
      expect(pauses.mock.calls.filter(([, ms]) => ms === 7)).toHaveLength(text.length);
    } finally {
      pauses.mockRestore();
    }
  });

  it('passes an event stream on as it arrives, and ends it when either side does', async () => {
    const stream = await fetch(`${proxy.origin}/stream`, { headers: { accept: 'text/event-stream' } });
    const reader = (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
    // The first event has arrived, although the server has not ended the stream.
    expect((await reader.read()).value).toContain('poke');
    endStream();
    expect((await reader.read()).value).toContain('bye');
    expect((await reader.read()).done).toBe(true);
  });

  it('chooses random faults from the seed alone, and can be reset', async () => {
    const drawn = async (seed: number): Promise<readonly string[]> => {
      proxy.rules.setWeather([{ match: '^/push', seed, probability: 0.5, faults: [{ mode: 'garble' }, { mode: 'duplicate' }] }]);
      const from = proxy.log.length;
      for (let call = 0; call < 20; call += 1) await (await push()).text();
      return proxy.log.slice(from).map(({ mode }) => mode);
    };
    const [first, again, other] = [await drawn(5), await drawn(5), await drawn(6)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set(['pass', 'garble', 'duplicate']));
    await fetch(`${proxy.origin}/__fault`, { method: 'DELETE' });
    const from = proxy.log.length;
    for (let call = 0; call < 10; call += 1) await push();
    expect(proxy.log.slice(from).every(({ mode }) => mode === 'pass')).toBe(true);
  });

  it('applies its faults through another fault proxy, and passes streams around it', async () => {
    const front = await startFaultProxy({ upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, through: proxy.origin });
    front.rules.add({ mode: 'lose-response', match: '^/push' });
    await expect(fetch(`${front.origin}/push`, { method: 'POST', body: 'lost' })).rejects.toThrow('fetch failed');
    expect(proxy.log.map(({ mode }) => mode)).toEqual(['lose-response']);
    expect(asked).toHaveLength(1);
    const stream = await fetch(`${front.origin}/stream`, { headers: { accept: 'text/event-stream' } });
    await stream.body?.cancel();
    expect(proxy.log).toHaveLength(1);
    await front.close();
  });

  it('rejects an unknown fault', async () => {
    expect((await control({ mode: 'earthquake' })).status).toBe(400);
  });
});
