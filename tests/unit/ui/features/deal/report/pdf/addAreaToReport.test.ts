import { describe, expect, it } from 'vitest';
import { addAreaToReport } from '../../../../../../../src/ui/features/deal/report/pdf/addAreaToReport.ts';
import { rowsOf } from '../../../../../../../src/ui/features/deal/report/pdf/useFullReport.ts';
import { sampleIdText } from '../../../../../../../src/core/deal/samples/sampleIds.ts';
import { instant } from '../../../../../../../src/core/kernel/calendar.ts';
import { dealToRow } from '../../../../../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../../../../../src/data/view/rows.ts';
import { publishedBook } from '../../../../../../support/areaPacks.ts';
import { sampleDeal, sampleOutcome } from '../../../../../../support/dealFixtures.ts';

const deal = sampleDeal();
const { report } = sampleOutcome();
const book = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
const now = instant(Date.UTC(2026, 10, 22));
const row = (id: string, changes: Partial<DealRow> = {}): DealRow => ({
  ...dealToRow(deal, undefined),
  id,
  address: `${id} Road, Salford`,
  price: 19_000_000,
  ...changes,
});
const tables = (rows: readonly DealRow[] | null, from: typeof book | null = book) =>
  addAreaToReport(report, deal, { book: from, districts: null, rows, now })
    .tables.map(({ id }) => id)
    .filter((id) => /area|alike|comparables/.test(id));

const refuse = (): never => {
  throw new Error('closed');
};

describe('addAreaToReport', () => {
  it('adds published area figures, and comparables by address', () => {
    const rows = ['a', 'b', 'c'].map((id) => row(id));
    expect(tables(rows)).toEqual(['area-rents', 'area-figures', 'area-score', 'area-sources', 'homes-alike']);
    const made = addAreaToReport(report, deal, { book, districts: null, rows, now });
    expect(made.tables.find(({ id }) => id === 'homes-alike')?.rows.map(([home]) => home)).toEqual([
      'a Road, Salford',
      'b Road, Salford',
      'c Road, Salford',
    ]);
  });

  it('lists deals in the same district if there are too few comparables, but never the deal itself, a sample or a binned deal', () => {
    const few = [row('a'), row('b'), row(deal.id), row(sampleIdText(1)), row('gone', { binned: 1 })];
    expect(tables(few)).toEqual(['area-rents', 'area-figures', 'area-score', 'area-sources', 'comparables']);
    expect(addAreaToReport(report, deal, { book, districts: null, rows: few, now }).comparables?.[0]).toMatch(/^2 other properties in M6/);
  });

  it('still creates the report without packs or without storage', async () => {
    expect(tables(null, null)).toEqual(['area-rents']);
    expect(addAreaToReport(report, deal, { book: null, districts: null, rows: null, now })).toBe(report);
    const broken = { name: 'broken', transaction: refuse };
    expect(await rowsOf({ view: broken as never })).toBeNull();
  });
});
