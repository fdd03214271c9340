import { describe, expect, it } from 'vitest';
import type { DealOrigin } from '../../../../../src/core/deal/deal.ts';
import { mergeReading, type Reading } from '../../../../../src/core/deal/record/mergeReading.ts';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../../../../src/core/listing/facts.ts';
import { dealOf } from '../../../../support/deals.ts';
import { emptyFacts } from '../../../../support/dealFixtures.ts';

type Listing = Extract<DealOrigin, { kind: 'listing' }>;

const price = (pounds: number): ListingFacts['askingPrice'] => ({
  amount: minor(pounds * 100),
  currency: 'GBP',
  qualifier: null,
  period: null,
  onApplication: false,
});

/** A reading at a given time, of a whole page unless `completeness` is set. */
function readingOf(at: number, facts: Partial<ListingFacts>, completeness?: 'card'): Reading {
  const origin: Listing = { kind: 'listing', site: 'rightmove', via: 'page', capturedAt: instant(at), parserVersion: 2 };
  return {
    facts: { ...emptyFacts, ...facts },
    sources: Object.fromEntries(Object.keys(facts).map((name) => [name, completeness ?? 'page'])),
    warnings: [],
    origin: completeness === undefined ? origin : { ...origin, completeness },
  };
}

const page = readingOf(1, { askingPrice: price(200_000), tenure: 'leasehold', leaseYearsRemaining: 90, latitude: 53, longitude: -2 });
const card = readingOf(2, { askingPrice: price(190_000), status: 'sold-stc', tenure: 'leasehold' }, 'card');

describe('new reading of a deal’s listing', () => {
  it('from a page replaces everything read before', () => {
    const fresh = readingOf(2, { askingPrice: price(190_000) });
    expect(mergeReading(page, fresh)).toBe(fresh);
    expect(mergeReading(card, fresh)).toBe(fresh);
  });

  it('from a search card updates the card’s facts and keeps the rest of the page', () => {
    const read = mergeReading(page, card);
    expect(read.facts).toMatchObject({ askingPrice: price(190_000), status: 'sold-stc', leaseYearsRemaining: 90, latitude: 53 });
    expect(read.sources).toMatchObject({ askingPrice: 'card', status: 'card', leaseYearsRemaining: 'page' });
    expect(read.origin).toEqual({ ...page.origin, capturedAt: 2 });
  });

  it('from a search card adds no warnings about facts the page gave, and keeps the page’s own warnings', () => {
    const auction = { code: 'auction', fact: 'askingPrice', message: 'For sale by auction.' } as const;
    const unknown = { code: 'lease-unknown', fact: 'leaseYearsRemaining', message: 'Ask.' } as const;
    const read = mergeReading(
      { ...page, warnings: [auction] },
      { ...card, facts: { ...card.facts, transaction: 'sale' }, warnings: [unknown] },
    );
    expect(read.warnings).toEqual([auction]);
  });

  it('from a search card replaces an older search card', () => {
    expect(mergeReading(readingOf(1, { bedrooms: 2 }, 'card'), card)).toBe(card);
  });
});

const listed = (origin: object) => parseDeal({ ...dealOf(1), origin: { ...page.origin, ...origin } });

describe('completeness of a deal’s listing', () => {
  it('is stored, and means a whole page if an older record omits it', () => {
    expect(listed({})).toMatchObject({ ok: true });
    expect(listed({ completeness: 'card' })).toMatchObject({ ok: true, value: { origin: { completeness: 'card' } } });
  });

  it('can only be a page or a card', () => {
    expect(listed({ completeness: 'half' })).toMatchObject({ ok: false });
  });
});
