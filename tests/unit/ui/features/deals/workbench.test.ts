import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { identicalColumns } from '../../../../../src/ui/features/deals/columns/identicalColumns.ts';
import { columnOf, standardColumns } from '../../../../../src/ui/parts/dealColumns/columns.ts';
import { filterRows, filtersText, parseFilters } from '../../../../../src/ui/features/deals/columns/filters.ts';
import { describeFilter } from '../../../../../src/ui/features/deals/columns/describeFilter.ts';
import { parseSorts, sortRows, sortsText, toggledSorts } from '../../../../../src/ui/features/deals/columns/sorts.ts';
import { summarise } from '../../../../../src/ui/features/deals/columns/summary.ts';
import { ownershipSteps, tagSteps } from '../../../../../src/ui/features/deals/edits/undoableSteps.ts';
import { moveInGrid } from '../../../../../src/ui/features/deals/table/gridNavigation.ts';
import { windowAt } from '../../../../../src/ui/features/deals/list/useRowWindow.ts';
import { parseDealsViewSettings } from '../../../../../src/ui/features/deals/views/dealsViewSettings.ts';
import { axisOf, columnsText, parseColumns } from '../../../../../src/ui/features/deals/columns/parsedSearch.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';

const row = (at: number, fields: Partial<DealRow> = {}): DealRow => ({ ...dealToRow(dealOf(at), undefined), ...fields });
const ids = (rows: readonly DealRow[]): readonly number[] =>
  rows.map(({ id }) => [1, 2, 3, 4].find((at) => idOf(at) === id || row(at).id === id) ?? 0);

describe('the deals address', () => {
  it('keeps known parts of any address and ignores the rest', () => {
    expect(sortsText(parseSorts('-price,nothing,score'))).toBe('-price,score');
    expect(columnsText(parseColumns('price,price,title'))).toBe('title,price');
    expect(filtersText(parseFilters('price:100000..;stage:new|sold;rot:1'))).toBe('price:100000..;stage:new');
    expect([axisOf('title', 'price').id, axisOf('roi', 'price').id]).toEqual(['price', 'roi']);
    expect(parseColumns('')).toEqual(standardColumns);
  });
});

describe('identicalColumns', () => {
  it('returns columns with equal values across several deals, never the name', () => {
    const columns = [columnOf('title'), columnOf('stage'), columnOf('price')];
    const rows = [row(1, { price: 1 }), row(2, { price: 2 })];
    expect(identicalColumns(columns, rows).map(({ id }) => id)).toEqual(['stage']);
    expect(identicalColumns(columns, rows.slice(1))).toEqual([]);
  });
});

describe('order', () => {
  it('sorts by several columns, with unknown values last in both directions and ties by id', () => {
    const rows = [
      row(1, { price: 2, score: 5 }),
      row(2, { price: null, score: 9 }),
      row(3, { price: 2, score: 7 }),
      row(4, { price: 1, score: 1 }),
    ];
    expect(ids(sortRows(rows, parseSorts('-price,score')))).toEqual([1, 3, 4, 2]);
    expect(ids(sortRows(rows, parseSorts('price')))).toEqual([4, 1, 3, 2]);
    expect(ids(sortRows(rows, []))).toEqual([2, 3, 1, 4]);
  });

  it('reverses on a header click, and adds a sort with Shift', () => {
    const once = toggledSorts([], 'price', false);
    expect(sortsText(once)).toBe('-price');
    expect(sortsText(toggledSorts(once, 'price', false))).toBe('price');
    expect(sortsText(toggledSorts(once, 'title', true))).toBe('-price,title');
    expect(sortsText(toggledSorts(toggledSorts(once, 'price', true), 'price', true))).toBe('');
  });
});

describe('filters', () => {
  it('round-trip ranges in pounds and percent, choices and text through the address', () => {
    const rows = [
      row(1, { price: 10_000_000, netYield: 0.05, stage: 'new' }),
      row(2, { price: 25_000_000, netYield: 0.07, stage: 'offer', tags: ['a;b%'] }),
    ];
    const text = 'price:100000..200000;netYield:..6;stage:new|viewing';
    expect(filtersText(parseFilters(text))).toBe(text);
    expect(ids(filterRows(rows, { q: '', filters: parseFilters(text) }))).toEqual([1]);
    const odd = filtersText([{ id: 'tags', kind: 'any-of', values: ['a;b%'] }]);
    expect(ids(filterRows(rows, { q: '', filters: parseFilters(odd) }))).toEqual([2]);
    expect(describeFilter(parseFilters(text)[0] ?? { id: 'tags', kind: 'has', text: '' })).toBe('Price 100,000 to 200,000');
    expect(ids(filterRows(rows, { q: 'a;b', filters: [] }))).toEqual([2]);
  });
});

describe('the table', () => {
  it('renders visible rows and a few more at any scroll position', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 100, max: 2000 }), fc.nat(10_000), (scrolled, height, count) => {
        const rowHeight = 40;
        const { first, last } = windowAt({ scrolled, height, rowHeight, count });
        const seen = [Math.floor(scrolled / rowHeight), Math.min(count, Math.ceil((scrolled + height) / rowHeight))] as const;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(count);
        if (seen[0] < count) expect([first <= seen[0], last >= seen[1]]).toEqual([true, true]);
        expect(last - first).toBeLessThanOrEqual(height / rowHeight + 26);
        // The number is the same at any scroll position, so that scrolling adds and removes no rows.
        expect(last - first).toBe(windowAt({ scrolled: 0, height, rowHeight, count }).last);
      }),
    );
  });

  it('moves the focus by keys and keeps it in the grid', () => {
    const grid = { rows: 10, columns: 4, page: 5 };
    const at = (key: string, mod = false) => moveInGrid({ row: 2, column: 1 }, { key, mod }, grid);
    expect(at('ArrowDown')).toEqual({ row: 3, column: 1 });
    expect(at('PageDown')).toEqual({ row: 7, column: 1 });
    expect(at('End', true)).toEqual({ row: 9, column: 3 });
    expect(moveInGrid({ row: 0, column: 0 }, { key: 'ArrowUp', mod: false }, grid)).toEqual({ row: -1, column: 0 });
    expect(at('q')).toBeNull();
  });

  it('summarises a column by its median, within one currency only', () => {
    const rows = [row(1, { price: 1 }), row(2, { price: 9 }), row(3, { price: 4 }), row(4, { price: null })];
    expect(summarise(columnOf('price'), rows)).toEqual({ count: 3, median: 4 });
    expect(summarise(columnOf('price'), [...rows, row(1, { currency: 'EUR' })]).median).toBeNull();
  });
});

describe('tagSteps', () => {
  it('changes only tags that differ, and undoes exactly those', () => {
    const [step, ...more] = tagSteps([row(1, { tags: ['old'] }), row(2, { tags: ['new'] })], { new: true, old: false });
    const stamp = { mid: idOf(9), at: dealOf(1).updatedAt };
    expect(more).toEqual([]);
    expect(step?.apply(stamp)).toMatchObject({ tags: { new: true, old: false } });
    expect(step?.revert(stamp)).toMatchObject({ tags: { new: false, old: true } });
  });
});

describe('ownershipSteps', () => {
  it('changes only deals that differ, and undo restores each deal’s own value or the profile’s', () => {
    const company = { owner: 'company', basis: 'after-tax' } as const;
    const stamp = { mid: idOf(9), at: dealOf(1).updatedAt };
    const [plain, theirs] = [row(1), row(2, { judgedFor: 'Limited company, after tax' })];
    const steps = ownershipSteps([plain, theirs], company);
    expect(steps.map(({ apply, revert }) => [apply(stamp), revert(stamp)])).toEqual([
      [
        { type: 'deal/ownership', id: plain.id, ownership: company, stamp },
        { type: 'deal/ownership', id: plain.id, ownership: null, stamp },
      ],
    ]);
    expect(ownershipSteps([plain, theirs], null).map(({ id, revert }) => [id, revert(stamp)])).toEqual([
      [theirs.id, { type: 'deal/ownership', id: theirs.id, ownership: company, stamp }],
    ]);
  });
});

describe('parseDealsViewSettings', () => {
  it('accepts any input, and keeps the known part of views from other builds', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseDealsViewSettings(value).views)));
    expect(
      parseDealsViewSettings({
        dense: true,
        widths: { price: 90, rot: 1 },
        views: [{ name: 'Mine', search: { sort: 'price', odd: 1 } }, 3],
      }),
    ).toEqual({
      dense: true,
      widths: { price: 90 },
      views: [{ name: 'Mine', search: { sort: 'price' } }],
    });
  });
});
