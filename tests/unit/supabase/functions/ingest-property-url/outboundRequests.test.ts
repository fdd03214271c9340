import { beforeEach, describe, expect, it } from 'vitest';
import { createPageFetcher, portalLimits } from '../../../../../src/backend/portal/portalPage.ts';
import { createRateLimiter } from '../../../../../src/backend/rateLimiter.ts';
import { handle } from '../../../../../supabase/functions/ingest-property-url/handler.ts';
import { listOfLinks } from '../../../../support/links.ts';
import { rightmovePage } from '../../../../support/listingPages.ts';
import { sampleHouse } from '../../../../support/listingSamples.ts';
import { isPortalAddress, loggedFetch } from '../../../../support/loggedFetch.ts';
import { readSharedLinks } from '../../../../support/sharedLinks.ts';
import { describeShared } from '../../../../support/sharedPages.ts';
import { wallTime } from '../../../../support/realClock.ts';
import type { IngestEnv } from '../../../../../supabase/functions/ingest-property-url/ingestEnv.ts';

// Real portal addresses, as they would leave the server.
const network = loggedFetch(
  () => new Response(rightmovePage(sampleHouse, { encoding: 'plain' }), { headers: { 'content-type': 'text/html' } }),
);
beforeEach(() => network.forget());

const somebody = '00000000-0000-4000-8000-000000000001';

const env: IngestEnv = {
  verify: () =>
    Promise.resolve({ kind: 'good', claims: { sub: somebody, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 } }),
  allowedOrigins: [],
  fetchPage: createPageFetcher({ fetch: network.fetch, upstream: { rightmove: null, zoopla: null }, limits: portalLimits }),
  runs: { find: () => Promise.resolve(null), save: () => Promise.resolve() },
  usage: { count: () => Promise.resolve('counted'), countRecheck: () => Promise.resolve('counted'), giveBack: () => Promise.resolve() },
  engine: {
    runs: {} as IngestEnv['engine']['runs'],
    begin: () => Promise.reject(new Error('A link was treated as a search')),
    moveOn: () => Promise.reject(new Error('A link was treated as a search')),
  },
  window: createRateLimiter({ limit: 10_000, windowMs: 60_000 }),
  now: wallTime,
  newId: () => crypto.randomUUID(),
  sleep: () => Promise.resolve(),
};

const post = (url: string): Promise<Response> =>
  handle(
    new Request('https://app.example/functions/v1/ingest-property-url', {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c' },
      body: JSON.stringify({ url }),
    }),
    env,
  );

/** Links that look like a portal's and lead to a listing, each with the only address that may be requested. */
const listings: readonly (readonly [string, string])[] = [
  ['http://WWW.RightMove.co.uk:80/properties/140000001?utm_source=mail#/media', 'https://www.rightmove.co.uk/properties/140000001'],
  ['\u00a0https://rightmove.co.uk/properties/140000001\n', 'https://www.rightmove.co.uk/properties/140000001'],
  ['https://www.rightmove.co.uk./properties/140000001', 'https://www.rightmove.co.uk/properties/140000001'],
  ['https:www.rightmove.co.uk/properties/140000001', 'https://www.rightmove.co.uk/properties/140000001'],
  ['http://m.zoopla.co.uk/for-sale/details/70123456/?search=1', 'https://www.zoopla.co.uk/for-sale/details/70123456/'],
  ['https://www.zoopla.co.uk:/new-homes/details/70123456/', 'https://www.zoopla.co.uk/new-homes/details/70123456/'],
];

/** A portal's own addresses that are not listings, and portal hosts without pages. */
const neverAsked: readonly string[] = [
  'https://www.rightmove.co.uk/',
  'https://media.rightmove.co.uk/properties/140000001',
  'https://localhost.zoopla.co.uk/for-sale/details/70123456/',
  'https://zoopla.rightmove.co.uk/properties/140000001',
  'https://www.rightmove.co.uk/properties/140000001/https://evil.example',
  'https://www.rightmove.co.uk/properties/140000001%2f..%2f..%2fadmin',
  'https://www.rightmove.co.uk/properties/../admin',
  'https://www.zoopla.co.uk\\@evil.example/for-sale/details/70123456/',
  'https://www.zoopla.co.uk/#@evil.example/',
  'https://www.zoopla.co.uk/find-agents/branch/x-12345/',
];

describe('outbound requests for a posted link', () => {
  it.each(listings)('go only to the canonical address: %j', async (text, canonical) => {
    await post(text);
    expect(network.asked()).toEqual([canonical]);
  });

  it.each([
    ...listOfLinks()
      .filter(({ expected }) => !expected.valid)
      .map(({ text }) => text),
    ...neverAsked,
  ])('are not made, and the answer is a 4xx: %j', async (text) => {
    const { status } = await post(text);
    expect(Math.floor(status / 100)).toBe(4);
    expect(network.asked()).toEqual([]);
  });

  it.each(listOfLinks().filter(({ expected }) => expected.valid))('never go to a host other than the portals’: $what', async ({ text }) => {
    const { status } = await post(text);
    expect(network.asked().filter((address) => !isPortalAddress(address))).toEqual([]);
    expect(network.asked()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describeShared('outbound requests for the shared list of links', 'corpora/bad-urls.json', (file) => {
  it.each(readSharedLinks(file))('$id: only its canonical address, or no request and a 4xx', async ({ text, canonical }) => {
    const { status } = await post(text);
    expect(network.asked()).toEqual(canonical === null ? [] : [canonical]);
    if (canonical === null) expect(Math.floor(status / 100)).toBe(4);
  });
});
