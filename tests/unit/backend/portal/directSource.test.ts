import { afterEach, describe, expect, it } from 'vitest';
import { createDirectSource, type DirectFetch } from '../../../../src/backend/portal/directSource.ts';
import { createHostGate, politeRule } from '../../../../src/backend/portal/hostGate.ts';
import { createPortalFetch, portalLimits } from '../../../../src/backend/portal/portalPage.ts';
import { createRobots } from '../../../../src/backend/portal/robots.ts';
import { startPortalDouble, type PortalDouble, type PortalOptions } from '../../../support/portalDouble.ts';
import { rightmoveSearchUrl, searchListings } from '../../../support/searchPortal.ts';

const listings = searchListings(60);
const search = { site: 'rightmove', url: rightmoveSearchUrl } as const;
const targetAt = (place: number) => {
  const id = String(listings[place - 1]?.id);
  return { site: 'rightmove', listingId: id, url: `https://www.rightmove.co.uk/properties/${id}` } as const;
};

let portal: PortalDouble | null = null;
afterEach(async () => {
  await portal?.close();
  portal = null;
});

async function sourceOver(options: PortalOptions = {}, allowed: DirectFetch = 'on') {
  const started = await startPortalDouble({ listings, ...options });
  portal = started;
  const clock = { at: 1_790_000_000_000 };
  const access = { fetch, upstream: { rightmove: started.origin, zoopla: started.origin }, limits: portalLimits };
  const now = () => clock.at;
  const gate = createHostGate(politeRule, { now, sleep: async () => undefined });
  const source = createDirectSource({ fetchPortal: createPortalFetch(access), mayRead: createRobots(access, now), gate, allowed, now });
  const paths = () => started.requests().map(({ path }) => path);
  return { source, clock, portal: started, paths };
}

describe('direct access to a portal', () => {
  it('returns each page of a search with its featured cards marked, and says which page is last', async () => {
    const { source } = await sourceOver();
    const first = await source.searchPage(search, 1);
    const third = await source.searchPage(search, 3);
    expect(first).toMatchObject({ ok: true, value: { total: 60, last: false } });
    expect(first.ok ? first.value.cards.filter(({ featured }) => featured).map(({ listingId }) => listingId) : []).toEqual([
      targetAt(25).listingId,
    ]);
    expect(third).toMatchObject({ ok: true, value: { last: true } });
    expect(third.ok ? third.value.cards.length : 0).toBe(12);
  });

  it('requests robots.txt once and obeys it', async () => {
    const { source, paths } = await sourceOver({ robots: 'User-agent: *\nDisallow: /properties/\nDisallow: /*index=' });
    expect((await source.searchPage(search, 1)).ok).toBe(true);
    expect(await source.searchPage(search, 2)).toMatchObject({ error: { kind: 'failed', code: 'robots_disallowed' } });
    expect(await source.listing(targetAt(1))).toMatchObject({ error: { kind: 'not-allowed', code: 'robots_disallowed' } });
    expect(paths()).toEqual(['/robots.txt', '/property-for-sale/Salford.html']);
  });

  it('reads nothing while robots.txt is unavailable, and tries again after five minutes', async () => {
    const { source, clock, portal: double } = await sourceOver();
    const site = double.origin;
    await double.close();
    expect(await source.searchPage(search, 1)).toMatchObject({ error: { code: 'robots_disallowed' } });
    portal = await startPortalDouble({ listings, port: Number(new URL(site).port) });
    expect(await source.searchPage(search, 1)).toMatchObject({ error: { code: 'robots_disallowed' } });
    clock.at += 301_000;
    expect((await source.searchPage(search, 1)).ok).toBe(true);
  });

  it('sends a conditional request for a page it has already read', async () => {
    const { source, clock } = await sourceOver({ tagged: true });
    const first = await source.listing(targetAt(1));
    clock.at += 60_000;
    const second = await source.listing(targetAt(1));
    if (!first.ok || !second.ok) throw new Error('One of the two readings failed');
    expect(second.value).toEqual({ ...first.value, capturedAt: clock.at });
  });

  it('pauses for as long as a busy portal asks', async () => {
    const { source, clock, portal: double } = await sourceOver();
    double.setFault(listings[0]?.id ?? 0, { kind: 'status', status: 429, body: '' });
    expect(await source.listing(targetAt(1))).toMatchObject({ error: { kind: 'later', seconds: 10 } });
    expect(await source.enter('rightmove')).toBeNull();
    clock.at += 10_001;
    expect(await source.enter('rightmove')).not.toBeNull();
  });

  it('requests no listing for ten minutes after the portal blocked one', async () => {
    const { source, clock, portal: double, paths } = await sourceOver();
    double.setFault(listings[0]?.id ?? 0, { kind: 'status', status: 403, body: '' });
    for (const place of [1, 2, 3])
      expect(await source.listing(targetAt(place))).toMatchObject({ error: { kind: 'not-allowed', code: 'portal_blocked' } });
    expect(paths()).toEqual(['/robots.txt', `/properties/${targetAt(1).listingId}`]);
    clock.at += 600_001;
    expect((await source.listing(targetAt(2))).ok).toBe(true);
  });

  it('can be switched off for listings, or for everything', async () => {
    const forCards = await sourceOver({}, 'search');
    expect((await forCards.source.searchPage(search, 1)).ok).toBe(true);
    expect(await forCards.source.listing(targetAt(1))).toMatchObject({ error: { kind: 'not-allowed', code: 'direct_fetch_off' } });
    await forCards.portal.close();
    const off = await sourceOver({}, 'off');
    expect(await off.source.searchPage(search, 1)).toMatchObject({ error: { kind: 'failed', code: 'direct_fetch_off' } });
    expect(off.paths()).toEqual([]);
  });

  it('follows a search redirect only to another search on the same portal', async () => {
    const { source, portal: double, paths } = await sourceOver();
    const id = 194_999_999;
    const moved = { site: 'zoopla', url: `https://www.zoopla.co.uk/for-sale/property/${id}/` } as const;
    const elsewhere = [
      'http://169.254.169.254/',
      'http://www.zoopla.co.uk/for-sale/property/salford/',
      'https://www.rightmove.co.uk/property-for-sale/Salford.html',
      'https://www.zoopla.co.uk/for-sale/details/1/',
      'https://www.zoopla.co.uk.evil.example/for-sale/property/salford/',
    ];
    for (const location of elsewhere) {
      double.setFault(id, { kind: 'redirect', status: 302, location });
      double.forget();
      expect(await source.searchPage(moved, 1), location).toMatchObject({ error: { kind: 'failed', code: 'portal_refused' } });
      expect(
        paths().filter((path) => path !== '/robots.txt'),
        location,
      ).toEqual([`/for-sale/property/${id}/`]);
    }
    double.setFault(id, { kind: 'redirect', status: 301, location: '/for-sale/property/salford/?tracking=1' });
    expect((await source.searchPage(moved, 1)).ok).toBe(true);
    expect(paths().at(-1)).toBe('/for-sale/property/salford/');
  });
});
