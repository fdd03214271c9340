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
  it('reads the short names of an old link as conditions, behind those it has', () => {
    const raw = { q: ' Salford ', filter: 'score:60..', band: 'good', stage: 'offer', saved: true, tag: 'a;b|c', min: 100_000, yield: 5 };
    expect(parseDealsSearch(raw)).toEqual({
      q: 'Salford',
      filter: 'score:60..;band:good;stage:offer;saved:1;tags:a%3Bb%7Cc;price:100000..;netYield:5..',
    });
    expect(parseDealsSearch({ max: '90000', place: 'M6', type: 'Flat', strategy: 'flip', reduced: '1' })).toEqual({
      filter: 'strategy:flip;price:..90000;outcode:M6;propertyType:Flat;reduced:1',
    });
  });

  it('drops what it does not know, so that an old link still opens the deals', () => {
    expect(parseDealsSearch({ q: {}, band: 'superb', stage: 3, saved: 'no', min: -4, page: 2, sel: 'x', show: 'globe' })).toEqual({});
  });

  it('reads a search for digits, which the router hands over as a number', () => {
    expect(parseDealsSearch({ q: 12, saved: 1 })).toEqual({ q: '12', filter: 'saved:1' });
  });

  it('reads an old order at the list alone, where a column cannot be meant', () => {
    expect(parseDealsSearch({ sort: 'score' })).toEqual({});
    expect(parseDealsSearch({ sort: 'roi' })).toEqual({ sort: '-roi' });
    expect(parseDealsSearch({ sort: 'price-low' })).toEqual({ sort: 'price' });
    expect(parseDealsSearch({ sort: 'roi', show: 'table' })).toEqual({ show: 'table', sort: 'roi' });
    expect(parseDealsSearch({ sort: 'roi' }, '/deals-v2')).toEqual({ sort: 'roi' });
  });

  it('opens the list at one address and the table at the other, until another view is asked for', () => {
    expect([showOf({}, '/deals'), showOf({}, '/deals-v2'), showOf({ show: 'map' }, '/deals-v2')]).toEqual(['list', 'table', 'map']);
  });

  it('keeps a selection that an address has room for', () => {
    const all = Array.from({ length: 30 }, (_, at) => idOf(at + 1)).join('.');
    expect(parseDealsSearch({ sel: all }).sel?.split('.')).toHaveLength(24);
  });

  it('answers any query with a search that parses to itself', () => {
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
  it('does not count the order as a filter', () => {
    expect(isFiltered({ sort: '-roi' })).toBe(false);
    expect(isFiltered({ filter: 'saved:1' })).toBe(true);
    expect(isFiltered({ q: 'm6' })).toBe(true);
  });
});
