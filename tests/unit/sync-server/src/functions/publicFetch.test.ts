import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicFetch } from '../../../../../sync-server/src/functions/publicFetch.ts';

const page = '<!doctype html><title>A page</title>';

let server: Server;
let origin: string;
let asked: string[];

beforeAll(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.headers['user-agent']}`);
    if (request.url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync(page));
    else if (request.url === '/br') response.setHeader('content-encoding', 'br').end(brotliCompressSync(page));
    else if (request.url === '/cut') response.setHeader('content-encoding', 'gzip').end(gzipSync(page).subarray(0, 12));
    else if (request.url === '/moved') response.writeHead(302, { location: '/gzip' }).end();
    else if (request.url === '/unchanged') response.writeHead(304).end();
    else if (request.url === '/never') response.write('<!doctype');
    else response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The test's server runs on this machine, so this fetch treats every address as public. */
const reach = createPublicFetch(() => true);

describe('publicFetch', () => {
  it.each(['/plain', '/gzip', '/br'])('reads %s with the host and headers given', async (path) => {
    const answer = await reach(`${origin}${path}`, { headers: { 'user-agent': 'Test' } });
    expect([answer.status, await answer.text()]).toEqual([200, page]);
    expect(asked.at(-1)).toBe(`${new URL(origin).host} Test`);
  });

  it('follows no redirect and gives an empty body for 304', async () => {
    const moved = await reach(`${origin}/moved`, {});
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/gzip']);
    expect((await reach(`${origin}/unchanged`, {})).body).toBeNull();
  });

  it('fails for a truncated body', async () => {
    await expect((await reach(`${origin}/cut`, {})).text()).rejects.toThrow();
  });

  it('aborts an endless response when its signal aborts', async () => {
    const controller = new AbortController();
    const answer = await reach(`${origin}/never`, { signal: controller.signal });
    controller.abort();
    await expect(answer.text()).rejects.toThrow();
  });

  it.each(['http://localhost', 'http://127.0.0.1', 'http://[::1]'])('sends nothing to %s by default', async (base) => {
    const before = asked.length;
    await expect(createPublicFetch()(`${base}:${new URL(origin).port}/plain`, {})).rejects.toMatchObject({ name: 'PrivateAddress' });
    expect(asked).toHaveLength(before);
  });
});
