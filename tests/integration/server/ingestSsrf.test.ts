import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { readSharedLinks } from '../../support/sharedLinks.ts';
import { describeShared } from '../../support/sharedPages.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

let portal: PortalDouble;
let bystander: PortalDouble;
let server: TestServer;
let token: string;

beforeAll(async () => {
  portal = await startPortalDouble();
  bystander = await startPortalDouble();
  server = await startTestServer({ upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  ({ token } = await server.signedIn());
});
afterAll(async () => {
  await server.close();
  await portal.close();
  await bystander.close();
});
beforeEach(() => {
  portal.forget();
  bystander.forget();
});

const ingest = (url: string) =>
  fetch(`${server.origin}/functions/v1/ingest-property-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });

const neverFetched: readonly string[] = [
  '',
  ' ',
  'zoopla',
  '//www.zoopla.co.uk/for-sale/details/1/',
  'file:///etc/passwd',
  'javascript:alert(1)//www.rightmove.co.uk/properties/1',
  'data:text/html,https://www.rightmove.co.uk/properties/1',
  'ftp://www.rightmove.co.uk/properties/1',
  'http://127.0.0.1/properties/1',
  'http://localhost/properties/1',
  'http://[::1]/properties/1',
  'http://[::ffff:169.254.169.254]/properties/1',
  'http://2130706433/properties/1',
  'http://0x7f.1/properties/1',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/properties/1',
  'https://www.rightmove.co.uk.evil.example/properties/1',
  'https://evil.example/https://www.rightmove.co.uk/properties/1',
  'https://evilrightmove.co.uk/properties/1',
  'https://www.rightmove.co.uk@evil.example/properties/1',
  'https://user:pass@www.rightmove.co.uk/properties/1',
  'https://www.rightmove.co.uk:8443/properties/1',
  'https://www.rightmove.co.uk:22/properties/1',
  'https://localhost.rightmove.co.uk/properties/1',
  'https://media.rightmove.co.uk/properties/1',
  'https://www.z\u043eopla.co.uk/for-sale/details/1/',
  'https://www.rightmove.co.uk/properties/../admin',
  'https://www.rightmove.co.uk/properties/1/https://evil.example',
  'https://www.rightmove.co.uk/properties/1%2f..%2f..%2fadmin',
  'https://www.rightmove.co.uk/properties/1\r\nHost: evil.example',
  'https://www.rightmove.co.uk/',
  'https://www.zoopla.co.uk/find-agents/branch/x-12345/',
];

describe('text that is not a listing address', () => {
  it.each(neverFetched)('%j is refused without any request', async (url) => {
    expect((await ingest(url)).status).toBe(400);
    expect(portal.requests()).toEqual([]);
  });

  it('of a million letters is refused as too large', async () => {
    expect((await ingest('z'.repeat(1_000_000))).status).toBe(413);
  });
});

/** Redirect targets other than the requested listing. */
const elsewhere = (): readonly (readonly [string, string])[] => [
  ['this machine', `${bystander.origin}/properties/${sampleHouse.id}`],
  ['the cloud metadata address', 'http://169.254.169.254/latest/meta-data/'],
  ['another host', 'https://portal.example/properties/1'],
  ['a lookalike', 'https://www.rightmove.co.uk.evil.example/properties/1'],
  ['another scheme', 'file:///etc/passwd'],
  ['the same listing without encryption', `http://www.rightmove.co.uk/properties/${sampleHouse.id}`],
  ['another port', 'https://www.rightmove.co.uk:8443/properties/1'],
  ['the stand-in itself by its own name', `${portal.origin}/properties/${sampleHouse.id}`],
  ['another listing', 'https://www.rightmove.co.uk/properties/123456789'],
  ['the other portal', 'https://www.zoopla.co.uk/for-sale/details/12345678/'],
  ['a broken address', 'https://['],
];

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('with status %i are followed only to the same listing', async (status) => {
    for (const [name, location] of elsewhere()) {
      portal.forget();
      portal.setFault(192000001, { kind: 'redirect', status, location });
      const answer = await ingest('https://www.rightmove.co.uk/properties/192000001');
      expect(await answer.json(), name).toMatchObject({ ok: false, error: 'portal_refused' });
      expect(portal.requests(), name).toHaveLength(1);
      expect(bystander.requests(), name).toEqual([]);
    }
  });

  it('from a listing to itself are followed at most three times', async () => {
    portal.setFault(192000002, { kind: 'redirect', status: 301, location: '/properties/192000002?again=1' });
    const answer = await ingest('https://www.rightmove.co.uk/properties/192000002');
    expect(await answer.json()).toMatchObject({ ok: false, error: 'portal_refused' });
    expect(portal.requests().map(({ path }) => path)).toEqual(Array<string>(4).fill('/properties/192000002'));
  });

  it('in a meta tag of the page are not followed', async () => {
    const body = `<!doctype html><meta http-equiv="refresh" content="0;url=${bystander.origin}/properties/1"><title>Moved</title>`;
    portal.setFault(192000003, { kind: 'page', contentType: 'text/html', body });
    expect(await (await ingest('https://www.rightmove.co.uk/properties/192000003')).json()).toMatchObject({ ok: false });
    expect(bystander.requests()).toEqual([]);
    expect(portal.requests()).toHaveLength(1);
  });
});

describeShared('the shared list of links, each sent raw', 'corpora/bad-urls.json', (file) => {
  it.each(readSharedLinks(file))('$id is requested by its canonical path or not at all', async ({ text, canonical }) => {
    const answer = await ingest(text);
    if (canonical === null) {
      expect(Math.floor(answer.status / 100)).toBe(4);
      expect(portal.requests()).toEqual([]);
    } else expect(portal.requests().map(({ path }) => path)).toEqual([new URL(canonical).pathname]);
  });
});
