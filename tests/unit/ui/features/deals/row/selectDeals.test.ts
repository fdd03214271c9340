import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../../../../../src/data/view/rows.ts';
import { dealSorts } from '../../../../../../src/ui/features/deals/dealsSearch.ts';
import { selectDeals } from '../../../../../../src/ui/features/deals/row/selectDeals.ts';

const row = (fields: Partial<DealRow>): DealRow => ({
  id: 'a',
  revision: 'r',
  title: '3-bed terraced house',
  address: 'Langworthy Road, Salford',
  outcode: 'M6',
  site: 'zoopla',
  listingUrl: null,
  imageUrl: null,
  bedrooms: 3,
  propertyType: 'terraced',
  price: 18_500_000,
  currency: 'GBP',
  stage: 'new',
  saved: 0,
  binned: 0,
  updatedAt: 1,
  createdAt: 1,
  score: 62,
  rank: 38,
  band: 'fair',
  verdict: null,
  rulesMet: null,
  rulesAsked: null,
  grossYield: 0.08,
  netYield: 0.06,
  monthlyCashFlow: 25_500,
  roi: 0.11,
  gap: null,
  cashNeeded: 5_200_000,
  cashOnCash: 0.058,
  interestCover: 1.6,
  profit: null,
  profitOnCost: null,
  cashLeftIn: null,
  breakEvenOccupancy: null,
  judgedFor: null,
  card: null,
  monthlyRent: null,
  deposit: null,
  mortgageRate: null,
  own: [],
  tags: [],
  strategy: 'buy-to-let',
  binnedAt: null,
  listedOn: null,
  reducedOn: null,
  status: null,
  capturedAt: null,
  firstAsked: null,
  lastAsked: null,
  askedAt: null,
  floorArea: null,
  latitude: null,
  longitude: null,
  ...fields,
});
const ids = (rows: readonly DealRow[]) => rows.map(({ id }) => id);

describe('selectDeals', () => {
  it('finds a deal by words from different fields, whatever their case, order or accents', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', title: 'Flat', address: 'Llŷn Street', outcode: 'LL53' })];
    expect(ids(selectDeals(rows, { q: 'm6 LANGWORTHY' }))).toEqual(['a']);
    expect(ids(selectDeals(rows, { q: 'llyn' }))).toEqual(['b']);
  });

  it('finds those whose price came down, and puts the last reduction first', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', reducedOn: '2026-10-01' }), row({ id: 'c', reducedOn: '2026-11-03' })];
    expect(ids(selectDeals(rows, { reduced: true }))).toEqual(['b', 'c']);
    expect(ids(selectDeals(rows, { sort: 'reduced' }))).toEqual(['c', 'b', 'a']);
  });

  it('asks for all filters at once', () => {
    const rows = [row({ id: 'a', saved: 1, band: 'good' }), row({ id: 'b', saved: 1 }), row({ id: 'c', band: 'good', stage: 'offer' })];
    expect(ids(selectDeals(rows, { saved: true, band: 'good' }))).toEqual(['a']);
    expect(ids(selectDeals(rows, { band: 'good', stage: 'offer' }))).toEqual(['c']);
  });

  it('keeps the order it was given, best score first, when no other is asked for', () => {
    const rows = [row({ id: 'b', score: 80 }), row({ id: 'a', score: 40 })];
    expect(ids(selectDeals(rows, {}))).toEqual(['b', 'a']);
  });

  it('puts deals without the figure last in either direction', () => {
    const rows = [row({ id: 'none', price: null }), row({ id: 'low', price: 1 }), row({ id: 'high', price: 9 })];
    expect(ids(selectDeals(rows, { sort: 'price-low' }))).toEqual(['low', 'high', 'none']);
    expect(ids(selectDeals(rows, { sort: 'price-high' }))).toEqual(['high', 'low', 'none']);
  });

  it('loses and repeats no deal in any order', () => {
    const figures = fc.record({ price: fc.option(fc.integer()), roi: fc.option(fc.double({ noNaN: true })), createdAt: fc.nat() });
    fc.assert(
      fc.property(fc.array(figures), fc.constantFrom(...dealSorts), (list, sort) => {
        const rows = list.map((fields, place) => row({ ...fields, id: String(place) }));
        expect(ids(selectDeals(rows, { sort })).toSorted()).toEqual(ids(rows).toSorted());
      }),
    );
  });
});
