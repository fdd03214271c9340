import { beforeEach, describe, expect, it } from 'vitest';
import { createDirectSource } from '../../../../src/backend/portal/directSource.ts';
import { createHostGate, politeRule } from '../../../../src/backend/portal/hostGate.ts';
import { createPageFetcher, createPortalFetch, portalLimits } from '../../../../src/backend/portal/portalPage.ts';
import { createRobots } from '../../../../src/backend/portal/robots.ts';
import { isPortalAddress, loggedFetch } from '../../../support/loggedFetch.ts';
import { rightmoveSearchUrl } from '../../../support/searchPortal.ts';

const listingUrl = 'https://www.rightmove.co.uk/properties/140000001';
const robotsUrl = 'https://www.rightmove.co.uk/robots.txt';
const target = { site: 'rightmove', listingId: '140000001', url: listingUrl } as const;
const search = { site: 'rightmove', url: rightmoveSearchUrl } as const;

/** The address under test and its response; every other address returns 404. */
const mood: { address: string; answer: () => Response } = { address: '', answer: () => Response.error() };
// The addresses are real, as the server would request them.
const network = loggedFetch((address) => (address === mood.address ? mood.answer() : new Response('', { status: 404 })));
const access = { fetch: network.fetch, upstream: { rightmove: null, zoopla: null }, limits: portalLimits };
beforeEach(() => network.forget());

const freshSource = () => {
  const gate = createHostGate(politeRule, { now: () => 0, sleep: async () => undefined });
  return createDirectSource({
    fetchPortal: createPortalFetch(access),
    mayRead: createRobots(access, () => 0),
    gate,
    allowed: 'on',
    now: () => 0,
  });
};

/** Everything that calls a portal, and its first address. */
const askers: readonly (readonly [string, string, () => Promise<{ readonly ok: boolean }>])[] = [
  ['a listing that a person requests', listingUrl, () => createPageFetcher(access)(target)],
  ['a listing in a run', listingUrl, () => freshSource().listing(target)],
  ['a page of results', rightmoveSearchUrl, () => freshSource().searchPage(search, 1)],
  ['robots.txt', robotsUrl, async () => ({ ok: await createRobots(access, () => 0)('rightmove', listingUrl) })],
];

const elsewhere: readonly string[] = [
  'http://127.0.0.1/properties/140000001',
  'http://[::1]/robots.txt',
  'http://2130706433/',
  'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
  'http://[::ffff:169.254.169.254]/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'https://portal.example/properties/140000001',
  'https://www.rightmove.co.uk.evil.example/properties/140000001',
  'https://www.rightmove.co.uk@evil.example/properties/140000001',
  'https://media.rightmove.co.uk/properties/140000001',
  'https://www.rightmove.co.uk:8443/properties/140000001',
  'https://user:pass@www.rightmove.co.uk/properties/140000001',
  'http://www.rightmove.co.uk/properties/140000001',
  'http://www.rightmove.co.uk/property-for-sale/Salford.html',
  'http://www.rightmove.co.uk/robots.txt',
  '//evil.example/properties/140000001',
  '/\\evil.example/properties/140000001',
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:alert(1)',
  'https://[',
];

describe.each(askers)('a redirect from %s', (_name, address, ask) => {
  it.each([301, 302, 303, 307, 308])('with status %i leads to no other host or scheme, and gives no result', async (status) => {
    for (const location of elsewhere) {
      network.forget();
      mood.address = address;
      mood.answer = () => new Response(null, { status, headers: { location } });
      const { ok } = await ask();
      expect(ok, location).toBe(false);
      expect(
        network.asked().filter((each) => !isPortalAddress(each)),
        location,
      ).toEqual([]);
      // Only the redirecting address itself is requested, and robots.txt before it.
      expect(network.asked().filter((each) => each !== robotsUrl).length, location).toBeLessThanOrEqual(1);
    }
  });

  it.each([301, 302, 307, 308])('with status %i to its own address ends after three hops', async (status) => {
    mood.address = address;
    mood.answer = () => new Response(null, { status, headers: { location: address } });
    expect((await ask()).ok).toBe(false);
    expect(network.asked().filter((each) => each === address).length).toBeLessThanOrEqual(portalLimits.maxHops + 1);
    expect(new Set(network.asked().filter((each) => each !== robotsUrl)).size).toBeLessThanOrEqual(1);
  });

  it('without a location, or by a meta refresh, makes no further request', async () => {
    mood.address = address;
    const refresh = '<!doctype html><meta http-equiv="refresh" content="0;url=http://169.254.169.254/"><title>Moved</title>';
    for (const answer of [
      () => new Response(null, { status: 302 }),
      () => new Response(refresh, { headers: { 'content-type': 'text/html', refresh: '0;url=http://127.0.0.1/' } }),
    ]) {
      network.forget();
      mood.answer = answer;
      await ask();
      expect(network.asked().filter((each) => each !== robotsUrl || address === robotsUrl)).toEqual([address]);
    }
  });
});
