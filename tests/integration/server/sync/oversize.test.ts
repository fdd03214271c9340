import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, wideLimits, type TestServer } from '../startTestServer.ts';
import { row, syncDevice, type SyncDevice } from './syncDevice.ts';

let server: TestServer;
let device: SyncDevice;
let token: string;

const limits = { ...wideLimits, syncBurst: 60, syncPerSecond: 1 };

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: null, limits });
  ({ token } = await server.signedIn());
  device = syncDevice(server.origin, token);
});
afterAll(() => server.close());

const post = (body: string) =>
  fetch(`${server.origin}/sync/v1/push`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });

describe('a push that is too large', () => {
  it('is answered with 413 for batches of 10,000 and 501 rows, and for a body over a megabyte', async () => {
    const bare = JSON.stringify({ device: 'device01', rows: Array.from({ length: 10_000 }, () => 1) });
    const over = JSON.stringify({ device: 'device01', rows: Array.from({ length: 501 }, () => row()) });
    const large = JSON.stringify({ device: 'device01', rows: [row({ doc: { text: 'x'.repeat(1_000_000) } })] });
    for (const body of [bare, over, large]) {
      const answer = await post(body);
      expect([answer.status, ((await answer.json()) as { readonly code: string }).code]).toEqual([413, 'too_large']);
    }
  });

  it('is answered with 413 as soon as an endless body exceeds the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { authorization: `Bearer ${token}` } };
    const status = await fetch(`${server.origin}/sync/v1/push`, init as RequestInit).then(
      (answer) => answer.status,
      // The server closes the connection while the client is still writing, so an answer and a network error both count as the end.
      () => 413,
    );
    expect(status).toBe(413);
    expect(sent).toBeLessThan(64_000_000);
  });

  it('has each row of sixty levels, ten thousand keys or half a megabyte refused individually', async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 60; level += 1) deep = { deep };
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key${at}`, at]));
    const { body } = await device.push([row({ doc: { deep } }), row({ doc: keys }), row({ doc: { text: 'x'.repeat(500_000) } }), row()]);
    expect(body.results).toMatchObject([
      { status: 'refused', code: 'invalid' },
      { status: 'refused', code: 'invalid' },
      { status: 'refused', code: 'too-large' },
      { status: 'applied' },
    ]);
  });

  it('does not crash the server with a body a hundred thousand levels deep', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await post(`{"device":"device01","rows":[{"coll":"deals","id":"a","doc":{"a":${deep}}}]}`);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { readonly results: readonly unknown[] }).results).toMatchObject([
      { status: 'refused', code: 'invalid' },
    ]);
    expect((await device.pull(0)).status).toBe(200);
  });

  it.each([['{'], ['null'], ['[]'], ['"text"'], ['{"rows":5,"device":"device01"}'], ['{"rows":[]}'], ['{"rows":[],"device":"x"}']])(
    'is answered with 400 when the body is %s',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, ((await answer.json()) as { readonly code: string }).code]).toEqual([400, 'bad_request']);
    },
  );

  it('gets 429 with Retry-After once the user’s calls are used up, while other users continue', async () => {
    const { token: other } = await server.signedIn();
    const calls = await Promise.all(Array.from({ length: 80 }, () => syncDevice(server.origin, other).pull(0)));
    const over = calls.filter(({ status }) => status === 429);
    expect(over.length).toBeGreaterThanOrEqual(15);
    expect(Number(over[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const { token: third } = await server.signedIn();
    expect((await syncDevice(server.origin, third).pull(0)).status).toBe(200);
  });
});
