import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../src/core/kernel/result.ts';
import type { SearchUrl } from '../../../src/core/listing/searchUrl.ts';
import { configuredSource } from '../../../src/backend/apify/configuredSource.ts';
import type { ApifyListingSource } from '../../../src/backend/apify/listingSource.ts';
import { readRecords } from '../../../src/backend/apify/readRecords.ts';
import { createApifyRunSource } from '../../../src/backend/apify/runSource.ts';
import type { ListingSource, SourceFailure } from '../../../src/backend/runs/listingSource.ts';
import { propertyItem } from '../../support/apify/apifyPlans.ts';

const search: SearchUrl = { site: 'rightmove', url: 'https://www.rightmove.co.uk/property-for-sale/Testford.html' };

const listings = () => {
  const records = [101, 102].map((id): unknown => JSON.parse(propertyItem(id)));
  const read = readRecords(records, { ...search, fields: {}, capturedAt: 0, maxItems: 25 });
  const run = {
    id: 'run00001',
    status: 'SUCCEEDED',
    statusMessage: null,
    exitCode: 0,
    datasetId: 'dat00001',
    startedAt: 0,
    finishedAt: 0,
    costUsd: 0.1,
  } as const;
  return ok({ ...read, end: 'SUCCEEDED', total: 2, run } as const);
};

function counted(answer: ReturnType<ApifyListingSource>) {
  const asked: string[] = [];
  let at = 0;
  const read: ApifyListingSource = ({ url }) => {
    asked.push(url);
    return answer;
  };
  const source = createApifyRunSource(read, { maxItems: 25, timeoutSeconds: 300, now: () => at });
  return { source, asked, later: (ms: number) => (at += ms) };
}

describe('Apify as the source of a run', () => {
  it('returns all of a search’s listings in full on its first page, and nothing on later pages', async () => {
    const { source } = counted(Promise.resolve(listings()));
    const page = await source.searchPage(search, 1);
    expect(page.ok && page.value.cards.map(({ listingId, item }) => [listingId, item.completeness])).toEqual([
      ['101', 'full'],
      ['102', 'full'],
    ]);
    expect(await source.searchPage(search, 2)).toEqual(ok({ cards: [], total: null, last: true }));
  });

  it('starts no second run when the same page is requested again, until ten minutes have passed', async () => {
    const { source, asked, later } = counted(Promise.resolve(listings()));
    await Promise.all([source.searchPage(search, 1), source.searchPage(search, 1)]);
    later(60_000);
    await source.searchPage(search, 1);
    expect(asked).toHaveLength(1);
    later(10 * 60_000);
    await source.searchPage(search, 1);
    expect(asked).toHaveLength(2);
  });

  it('passes on Apify’s message, and can be tried again after a failure', async () => {
    const why = { kind: 'payment-required', said: { type: 'x', message: 'Not enough credit' } } as const;
    const { source, asked } = counted(Promise.resolve(err({ kind: 'refused', why })));
    const page = await source.searchPage(search, 1);
    expect(page.ok ? null : page.error).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('“Not enough credit”') as string,
    });
    await source.searchPage(search, 1);
    expect(asked).toHaveLength(2);
  });

  it('requests no listings of a search one by one: each would cost a run', async () => {
    const { source, asked } = counted(Promise.resolve(listings()));
    const target = { site: 'rightmove', listingId: '101', url: 'https://www.rightmove.co.uk/properties/101' } as const;
    expect(await source.listing(target)).toMatchObject({ ok: false, error: { kind: 'not-allowed' } });
    expect(asked).toEqual([]);
  });
});

const named = (name: string, failure: SourceFailure | null): ListingSource => ({
  searchPage: () => Promise.resolve(failure === null ? ok({ cards: [], total: name.length, last: true }) : err(failure)),
  listing: () => Promise.resolve(err({ kind: 'failed', code: 'internal' })),
  enter: () => Promise.resolve(() => undefined),
});

describe('the configured source', () => {
  const apify = named('apify', null);

  it('is the portals or Apify, as the operator chooses', async () => {
    const direct = named('direct!', null);
    expect(await configuredSource('fetch', { direct, apify }).searchPage(search, 1)).toMatchObject({ value: { total: 7 } });
    expect(await configuredSource('apify', { direct, apify }).searchPage(search, 1)).toMatchObject({ value: { total: 5 } });
  });

  it.each(['portal_blocked', 'robots_disallowed', 'direct_fetch_off'] as const)(
    'falls back to Apify if the portal fails with %s',
    async (code) => {
      const both = configuredSource('fetch-then-apify', { direct: named('direct', { kind: 'failed', code }), apify });
      expect(await both.searchPage(search, 1)).toMatchObject({ value: { total: 5 } });
      expect(await both.searchPage(search, 2)).toMatchObject({ ok: false });
    },
  );

  it('stays with the portal if it has no results', async () => {
    const both = configuredSource('fetch-then-apify', { direct: named('direct', { kind: 'failed', code: 'no_results' }), apify });
    expect(await both.searchPage(search, 1)).toMatchObject({ ok: false, error: { code: 'no_results' } });
  });
});
