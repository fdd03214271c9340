import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Series } from '../../../../../src/core/area/book/figure.ts';
import type { CapturedListing } from '../../../../../src/core/area/captured/capturedListing.ts';
import { capturedStatistics } from '../../../../../src/core/area/captured/capturedStatistics.ts';
import { compareListings } from '../../../../../src/core/area/captured/compareListings.ts';
import { normalizePropertyType } from '../../../../../src/core/area/captured/propertyType.ts';
import { priceFactor } from '../../../../../src/core/area/captured/priceFactor.ts';
import { fiveNumberSummary } from '../../../../../src/core/area/captured/quantiles.ts';
import { capturedListing as listing } from '../../../../support/capturedListings.ts';

const today = '2026-11-20';

const series = (points: readonly (readonly [string, number])[]): Series => ({
  id: 's',
  label: 's',
  unit: 'gbp',
  cadence: 'each January',
  points: points.map(([period, value]) => ({ period, value })),
  sources: [],
  note: null,
  of: null,
});

describe('statistics of captured listings', () => {
  it('cover one currency and say how many listings are excluded', () => {
    const found = capturedStatistics(
      [
        listing('a'),
        listing('b', { price: 30_000_000, floorAreaSqFt: null }),
        listing('c', { currency: 'EUR' }),
        listing('d', { price: null }),
      ],
      { today },
    );
    expect([found?.count, found?.currency, found?.price?.median, found?.pricePerSqFt?.count]).toEqual([2, 'GBP', 25_000_000, 1]);
    expect(found?.notes).toEqual([
      'Asking prices of listings you captured, not sold prices or a market sample.',
      'Only 2 listings: too few to describe an area.',
      'Excluded: listings without a price (1).',
      'Excluded: listings not in GBP (1).',
    ]);
  });

  it('measure days on the market for available listings, and shares among listings that state a status', () => {
    const found = capturedStatistics(
      [
        listing('a', { listedOn: '2026-11-10', status: 'available' }),
        listing('b', { listedOn: '2026-10-21', reducedOn: '2026-11-01', status: 'available' }),
        listing('c', { listedOn: '2026-01-01', status: 'sold-stc' }),
        listing('d', { listedOn: '2027-01-01' }),
      ],
      { today },
    );
    expect([found?.daysListed?.low, found?.daysListed?.high, found?.daysListed?.count]).toEqual([10, 30, 2]);
    expect(found?.reduced).toEqual({ share: 0.25, of: 4 });
    expect(found?.underOffer).toEqual({ share: 1 / 3, of: 3 });
  });

  it('are null if no listing has a price', () => expect(capturedStatistics([listing('a', { price: null })], { today })).toBeNull());

  it('return the five-number summary in ascending order for any values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const spread = fiveNumberSummary(values);
        if (spread === null) throw new Error('The statistics have no spread');
        const { low, lowerQuartile, median, upperQuartile, high } = spread;
        expect([low, lowerQuartile, median, upperQuartile, high]).toEqual(
          [low, lowerQuartile, median, upperQuartile, high].toSorted((one, other) => one - other),
        );
      }),
    );
  });
});

describe('property type of a listing', () => {
  it.each([
    ['Semi-Detached', 'semi-detached'],
    ['semi_detached', 'semi-detached'],
    ['Detached', 'detached'],
    ['Semi-Detached Bungalow', 'bungalow'],
    ['End of Terrace', 'terraced'],
    ['Town House', 'terraced'],
    ['Maisonette', 'flat'],
    ['Apartment', 'flat'],
    ['Land', 'other'],
    [null, null],
  ])('%s is %s', (word, kind) => expect(normalizePropertyType(word)).toBe(kind));
});

describe('prices adjusted between dates', () => {
  const prices = series([
    ['2024-01', 100],
    ['2025-01', 110],
  ]);

  it('follow the series within its dates and stay constant outside them', () => {
    expect(priceFactor(prices, { from: '2024-01-15', to: '2025-01-15' })).toBeCloseTo(1.1, 3);
    expect(priceFactor(prices, { from: '2024-07-15', to: '2025-01-15' })).toBeCloseTo(1.1 ** 0.5, 2);
    expect(priceFactor(prices, { from: '2025-06-01', to: today })).toBe(1);
    expect(priceFactor(null, { from: '2020-01-01', to: today })).toBe(1);
  });
});

const question = { today, pointOf: () => null, prices: null };
const subject = listing('mine', { price: 22_000_000 });

/** The similarity of a listing that differs from the subject in these fields. */
function likeness(more: Partial<CapturedListing>): number {
  const answer = compareListings(subject, [listing('a', more), listing('b'), listing('c')], question);
  return answer.ok ? (answer.value.comparables.find(({ listing: { id } }) => id === 'a')?.similarity ?? 0) : 0;
}

describe('comparing a property with similar ones', () => {
  it('uses price per square foot if enough listings state a floor area', () => {
    const answer = compareListings(
      subject,
      [listing('a'), listing('b', { price: 21_000_000 }), listing('c', { price: 19_000_000 })],
      question,
    );
    if (!answer.ok) throw new Error(answer.error.kind);
    expect([answer.value.basis, answer.value.median, answer.value.suggested.median]).toEqual(['price-per-square-foot', 20_000, 20_000_000]);
    expect(answer.value.premium).toBeCloseTo(0.1, 6);
    expect(answer.value.words[0]).toBe(
      'The price is 10% above the median of 3 similar properties you captured, compared by price per square foot.',
    );
  });

  it('names an outlier and does not count it', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((id, at) => listing(id, { price: 20_000_000 + at * 100_000 }));
    const answer = compareListings(subject, [...others, listing('far', { price: 60_000_000 })], question);
    if (!answer.ok) throw new Error(answer.error.kind);
    const far = answer.value.comparables.find(({ listing: { id } }) => id === 'far');
    expect(far?.outlier).toContain('above the median of these properties');
    expect([answer.value.counted, answer.value.high < 21_000]).toEqual([5, true]);
  });

  it('leaves out listings elsewhere, of the other kind (flat or house) or in another currency, and the property itself', () => {
    const others = [
      listing('mine'),
      listing('euro', { currency: 'EUR' }),
      listing('place', { outcode: 'SW11' }),
      listing('flat', { propertyType: 'Flat', bedrooms: 1, floorAreaSqFt: 400 }),
      listing('a'),
      listing('b'),
    ];
    const answer = compareListings(subject, others, question);
    expect(answer).toEqual({ ok: false, error: { kind: 'too-few', found: 2, needed: 3 } });
  });

  it('needs a price and a place', () => {
    expect(compareListings(listing('x', { price: null }), [], question)).toEqual({ ok: false, error: { kind: 'no-price' } });
    expect(compareListings(listing('x', { outcode: null }), [], question)).toEqual({ ok: false, error: { kind: 'no-place' } });
  });

  it('adjusts older prices with the area’s price series and says so', () => {
    const prices = series([
      ['2025-11', 100],
      ['2026-11', 110],
    ]);
    const old = Date.UTC(2025, 10, 15);
    const others = ['a', 'b', 'c'].map((id) => listing(id, { capturedAt: old }));
    const answer = compareListings(subject, others, { ...question, prices });
    if (!answer.ok) throw new Error(answer.error.kind);
    expect(answer.value.median).toBeCloseTo(22_000, -2);
    expect(answer.value.words[1]).toContain('adjusted to today');
  });

  it('similarity is highest for an identical property and falls with every difference', () => {
    expect(likeness({})).toBeGreaterThan(likeness({ bedrooms: 4 }));
    expect(likeness({ bedrooms: 4 })).toBeGreaterThan(likeness({ bedrooms: 5 }));
    expect(likeness({})).toBeGreaterThan(likeness({ propertyType: 'Detached' }));
    expect(likeness({})).toBeGreaterThan(likeness({ capturedAt: Date.UTC(2025, 10, 1) }));
  });
});
