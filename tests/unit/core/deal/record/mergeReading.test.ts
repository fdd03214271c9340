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

/** A reading at a moment, of a whole page unless it says otherwise. */
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

describe('a newer reading of a deal’s listing', () => {
  it('of a whole page replaces everything that was read before', () => {
    const fresh = readingOf(2, { askingPrice: price(190_000) });
    expect(mergeReading(page, fresh)).toBe(fresh);
    expect(mergeReading(card, fresh)).toBe(fresh);
  });

  it('of a card renews what the card gives and keeps the rest of the page', () => {
    const read = mergeReading(page, card);
    expect(read.facts).toMatchObject({ askingPrice: price(190_000), status: 'sold-stc', leaseYearsRemaining: 90, latitude: 53 });
    expect(read.sources).toMatchObject({ askingPrice: 'card', status: 'card', leaseYearsRemaining: 'page' });
    expect(read.origin).toEqual({ ...page.origin, capturedAt: 2 });
  });

  it('of a card does not warn of what the page knows, and keeps what only the page could see', () => {
    const auction = { code: 'auction', fact: 'askingPrice', message: 'For sale by auction.' } as const;
    const unknown = { code: 'lease-unknown', fact: 'leaseYearsRemaining', message: 'Ask.' } as const;
    const read = mergeReading(
      { ...page, warnings: [auction] },
      { ...card, facts: { ...card.facts, transaction: 'sale' }, warnings: [unknown] },
    );
    expect(read.warnings).toEqual([auction]);
  });

  it('of a card over a card is the newer card', () => {
    expect(mergeReading(readingOf(1, { bedrooms: 2 }, 'card'), card)).toBe(card);
  });
});

const listed = (origin: object) => parseDeal({ ...dealOf(1), origin: { ...page.origin, ...origin } });

describe('how much of a listing a deal was made of', () => {
  it('is kept, and is the whole page where an older record does not say', () => {
    expect(listed({})).toMatchObject({ ok: true });
    expect(listed({ completeness: 'card' })).toMatchObject({ ok: true, value: { origin: { completeness: 'card' } } });
  });

  it('is nothing but a page or a card', () => {
    expect(listed({ completeness: 'half' })).toMatchObject({ ok: false });
  });
});
