import { createHook } from 'node:async_hooks';
import dns from 'node:dns';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from './startTestServer.ts';

let server: TestServer;
let token: string;

/** Every TCP connection that this process opened, by address and port. */
const connections: { readonly address?: string; readonly port?: number }[] = [];
const hook = createHook({
  init: (...[, type, , resource]) => {
    if (type === 'TCPCONNECTWRAP') connections.push(resource);
  },
});

beforeAll(async () => {
  hook.enable();
  server = await startTestServer({ upstream: { rightmove: null, zoopla: null } });
  ({ token } = await server.signedIn());
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  hook.disable();
  await server.close();
});

/** Makes the portals' names resolve elsewhere, as a poisoned or hijacked resolver does. */
function resolvePortalsTo(addresses: readonly string[]): void {
  const real = dns.lookup;
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = (hostname: string, options: dns.LookupOptions, done: (...answer: unknown[]) => void) => {
    if (!/(rightmove|zoopla)/.test(hostname)) return real(hostname, options, done);
    return options.all === true ? done(null, found) : done(null, found[0]?.address, found[0]?.family);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
}

it.each([
  ['this machine', ['127.0.0.1']],
  ['this machine over IPv6', ['::1']],
  ['this machine as IPv4 in IPv6', ['::ffff:127.0.0.1']],
  ['the cloud metadata address', ['169.254.169.254']],
  ['a public address and a private one', ['127.0.0.1', '93.184.215.14']],
  ['a public address and a private one after it', ['93.184.215.14', '127.0.0.1']],
])('a portal whose name resolves to %s gets no TCP connection', async (_what, addresses) => {
  resolvePortalsTo(addresses);
  connections.length = 0;
  const answer = await fetch(`${server.origin}/functions/v1/ingest-property-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://www.rightmove.co.uk/properties/140000001' }),
  });
  expect(await answer.json()).toMatchObject({ ok: false, error: 'portal_unreachable' });
  expect(dns.lookup).toHaveBeenCalledWith('www.rightmove.co.uk', expect.anything(), expect.anything());
  expect(connections.filter(({ port }) => port === 443).map(({ address }) => address)).toEqual([]);
});
