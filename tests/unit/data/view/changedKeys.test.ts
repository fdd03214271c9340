import { describe, expect, it } from 'vitest';
import { RangeSet, type IntervalTree } from 'dexie';
import { changedKeys } from '../../../../src/data/view/feed/changedKeys.ts';

const table = 'idb://deals-view/rows/';

describe('changedKeys', () => {
  it('lists single keys, also when the tree came from another tab as plain data', () => {
    const set = new RangeSet().addKeys(['c', 'a', 'b']);
    const plain: IntervalTree = JSON.parse(JSON.stringify(set));
    for (const tree of [set, plain]) expect(new Set(changedKeys({ [table]: tree }, table))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('says many for a range, for everything, and for more keys than are worth reading one by one', () => {
    expect(changedKeys({ [table]: new RangeSet('a', 'z') }, table)).toBe('many');
    expect(changedKeys({ all: new RangeSet('a') }, table)).toBe('many');
    expect(changedKeys({ [table]: new RangeSet().addKeys(Array.from({ length: 5_000 }, (_, at) => `k${at}`)) }, table)).toBe('many');
  });

  it('says none for another table', () => {
    expect(changedKeys({ 'idb://deals-view/settings/': new RangeSet('a') }, table)).toBe('none');
  });
});
