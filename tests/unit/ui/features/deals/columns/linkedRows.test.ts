import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../../../../../src/data/view/rows.ts';
import { parseDealsSearch } from '../../../../../../src/ui/parts/address/dealsSearch.ts';
import { fittingRows, orderedRows } from '../../../../../../src/ui/features/deals/columns/parsedSearch.ts';

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
  assignee: null,
  dueOn: null,
  decision: null,
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
/** The deals found by a link to the list. */
const found = (rows: readonly DealRow[], link: Readonly<Record<string, unknown>>) => {
  const search = parseDealsSearch(link);
  return orderedRows(fittingRows(rows, search), search);
};
const sorts = ['score', 'newest', 'cash-flow', 'net-yield', 'gross-yield', 'roi', 'price-low', 'price-high', 'reduced'];
const ids = (rows: readonly DealRow[]) => rows.map(({ id }) => id);

describe('linked searches', () => {
  it('finds a deal by words from different fields, whatever their case, order or accents', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', title: 'Flat', address: 'Llŷn Street', outcode: 'LL53' })];
    expect(ids(found(rows, { q: 'm6 LANGWORTHY' }))).toEqual(['a']);
    expect(ids(found(rows, { q: 'llyn' }))).toEqual(['b']);
  });

  it('finds reduced deals, latest reduction first', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', reducedOn: '2026-10-01' }), row({ id: 'c', reducedOn: '2026-11-03' })];
    expect(ids(found(rows, { reduced: true }))).toEqual(['b', 'c']);
    expect(ids(found(rows, { sort: 'reduced' }))).toEqual(['c', 'b', 'a']);
  });

  it('matches a district exactly, a postcode area by its districts, a US state, or words in the address', () => {
    const rows = [
      row({ id: 'm6' }),
      row({ id: 'm60', outcode: 'M60', address: 'High Street, Manchester' }),
      row({ id: 'oh', outcode: null, address: '9 Chandler Row, Dayton, OH 45402' }),
    ];
    expect(ids(fittingRows(rows, parseDealsSearch({ place: 'm6' })))).toEqual(['m6']);
    expect(ids(fittingRows(rows, parseDealsSearch({ place: 'M' })))).toEqual(['m6', 'm60']);
    expect(ids(fittingRows(rows, parseDealsSearch({ place: 'OH' })))).toEqual(['oh']);
    expect(ids(fittingRows(rows, parseDealsSearch({ place: 'manchester' })))).toEqual(['m60']);
  });

  it('matches a tag and a type exactly, whatever characters they contain', () => {
    const rows = [
      row({ id: 'a', tags: ['near; tram|50%'], propertyType: 'Flat' }),
      row({ id: 'b', tags: ['near'], propertyType: 'terraced' }),
    ];
    expect(ids(found(rows, { tag: 'near' }))).toEqual(['b']);
    expect(ids(found(rows, { tag: 'near; tram|50%' }))).toEqual(['a']);
    expect(ids(found(rows, { type: 'Terraced House' }))).toEqual(['b']);
  });

  it('applies all filters together', () => {
    const rows = [row({ id: 'a', saved: 1, band: 'good' }), row({ id: 'b', saved: 1 }), row({ id: 'c', band: 'good', stage: 'offer' })];
    expect(ids(found(rows, { saved: true, band: 'good' }))).toEqual(['a']);
    expect(ids(found(rows, { band: 'good', stage: 'offer' }))).toEqual(['c']);
  });

  it('sorts by best score by default', () => {
    const rows = [row({ id: 'b', score: 80 }), row({ id: 'a', score: 40 })];
    expect(ids(found(rows, {}))).toEqual(['b', 'a']);
  });

  it('sorts deals without the figure last in both directions', () => {
    const rows = [row({ id: 'none', price: null }), row({ id: 'low', price: 1 }), row({ id: 'high', price: 9 })];
    expect(ids(found(rows, { sort: 'price-low' }))).toEqual(['low', 'high', 'none']);
    expect(ids(found(rows, { sort: 'price-high' }))).toEqual(['high', 'low', 'none']);
  });

  it('keeps every deal exactly once in any sort', () => {
    const figures = fc.record({ price: fc.option(fc.integer()), roi: fc.option(fc.double({ noNaN: true })), createdAt: fc.nat() });
    fc.assert(
      fc.property(fc.array(figures), fc.constantFrom(...sorts), (list, sort) => {
        const rows = list.map((fields, place) => row({ ...fields, id: String(place) }));
        expect(ids(found(rows, { sort })).toSorted()).toEqual(ids(rows).toSorted());
      }),
    );
  });
});
