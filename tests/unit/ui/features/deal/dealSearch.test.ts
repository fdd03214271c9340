import { describe, expect, it } from 'vitest';
import { parseDealSearch } from '../../../../../src/ui/features/deal/dealSearch.ts';

describe('parseDealSearch', () => {
  it('keeps known names as text and drops the rest', () => {
    expect(parseDealSearch({ view: 'viewing', with: 7, figure: ['irr'], other: 'x', down: 'a'.repeat(99) })).toEqual({
      view: 'viewing',
      with: '7',
      down: 'a'.repeat(60),
    });
    expect(parseDealSearch({})).toEqual({});
  });
});
