import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltered, parseDealsSearch } from '../../../../../src/ui/features/deals/dealsSearch.ts';

describe('parseDealsSearch', () => {
  it('keeps every value it knows', () => {
    const raw = { q: ' Salford ', band: 'good', stage: 'offer', saved: true, sort: 'roi' };
    expect(parseDealsSearch(raw)).toEqual({ q: 'Salford', band: 'good', stage: 'offer', saved: true, sort: 'roi' });
  });

  it('drops what it does not know, so that an old link still opens the list', () => {
    expect(parseDealsSearch({ q: {}, band: 'superb', stage: 3, saved: 'no', sort: 'colour', page: 2 })).toEqual({});
  });

  it('reads a search for digits, which the router hands over as a number', () => {
    expect(parseDealsSearch({ q: 12, saved: 1 })).toEqual({ q: '12', saved: true });
  });

  it('leaves the standard order out of the address', () => {
    expect(parseDealsSearch({ sort: 'score' })).toEqual({});
  });

  it('answers any query with a search that parses to itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'band', 'stage', 'saved', 'sort', 'x'), fc.anything()), (raw) => {
        const once = parseDealsSearch(raw);
        expect(parseDealsSearch({ ...once })).toEqual(once);
      }),
    );
  });
});

describe('isFiltered', () => {
  it('does not count the order as a filter', () => {
    expect(isFiltered({ sort: 'roi' })).toBe(false);
    expect(isFiltered({ saved: true })).toBe(true);
    expect(isFiltered({ q: 'm6' })).toBe(true);
  });
});
