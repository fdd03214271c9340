import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../support/deals.ts';
import { isFiltered, parseDealsSearch, showOf } from '../../../../../src/ui/parts/address/dealsSearch.ts';

const names = [
  'show',
  'q',
  'band',
  'stage',
  'saved',
  'tag',
  'min',
  'place',
  'filter',
  'sort',
  'cols',
  'view',
  'x',
  'sel',
  'compare',
  'odd',
];

describe('parseDealsSearch', () => {
  it('converts the short names of old links to filters, after any existing filters', () => {
    const raw = { q: ' Salford ', filter: 'score:60..', band: 'good', stage: 'offer', saved: true, tag: 'a;b|c', min: 100_000, yield: 5 };
    expect(parseDealsSearch(raw)).toEqual({
      q: 'Salford',
      filter: 'score:60..;band:good;stage:offer;saved:1;tags:a%3Bb%7Cc;price:100000..;netYield:5..',
    });
    expect(parseDealsSearch({ max: '90000', place: 'M6', type: 'Flat', strategy: 'flip', reduced: '1' })).toEqual({
      filter: 'strategy:flip;price:..90000;outcode:M6;propertyType:Flat;reduced:1',
    });
  });

  it('drops unknown values, so that an old link still opens the deals', () => {
    expect(parseDealsSearch({ q: {}, band: 'superb', stage: 3, saved: 'no', min: -4, page: 2, sel: 'x', show: 'globe' })).toEqual({});
  });

  it('reads digits, which the router passes as a number', () => {
    expect(parseDealsSearch({ q: 12, saved: 1 })).toEqual({ q: '12', filter: 'saved:1' });
  });

  it('converts an old sort name only for the list, where it cannot be a column', () => {
    expect(parseDealsSearch({ sort: 'score' })).toEqual({});
    expect(parseDealsSearch({ sort: 'roi' })).toEqual({ sort: '-roi' });
    expect(parseDealsSearch({ sort: 'price-low' })).toEqual({ sort: 'price' });
    expect(parseDealsSearch({ sort: 'roi', show: 'table' })).toEqual({ show: 'table', sort: 'roi' });
    expect(parseDealsSearch({ sort: 'roi' }, '/deals-v2')).toEqual({ sort: 'roi' });
  });

  it('opens the list at /deals and the table at /deals-v2, unless another view is given', () => {
    expect([showOf({}, '/deals'), showOf({}, '/deals-v2'), showOf({ show: 'map' }, '/deals-v2')]).toEqual(['list', 'table', 'map']);
  });

  it('limits a selection to what fits in an address', () => {
    const all = Array.from({ length: 30 }, (_, at) => idOf(at + 1)).join('.');
    expect(parseDealsSearch({ sel: all }).sel?.split('.')).toHaveLength(24);
  });

  it('returns, for any query, a search that parses to itself', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.anything()),
        fc.constantFrom('/deals' as const, '/deals-v2' as const),
        (raw, at) => {
          const once = parseDealsSearch(raw, at);
          expect(parseDealsSearch({ ...once }, at)).toEqual(once);
        },
      ),
    );
  });
});

describe('isFiltered', () => {
  it('does not count sorting as a filter', () => {
    expect(isFiltered({ sort: '-roi' })).toBe(false);
    expect(isFiltered({ filter: 'saved:1' })).toBe(true);
    expect(isFiltered({ q: 'm6' })).toBe(true);
  });
});
