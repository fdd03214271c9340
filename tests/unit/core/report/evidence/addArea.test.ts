import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { composeEdition } from '../../../../../src/core/report/editions/composeEdition.ts';
import { addArea } from '../../../../../src/core/report/evidence/addArea.ts';
import type { ListingFacts } from '../../../../../src/core/listing/facts.ts';
import type { ReportDocument } from '../../../../../src/core/report/report.ts';
import { publishedBook } from '../../../../support/areaPacks.ts';
import { sampleDeal, sampleOutcome } from '../../../../support/dealFixtures.ts';
import type { ReportTable } from '../../../../../src/core/report/reportTable.ts';

const book = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
const { report, score } = sampleOutcome();
const placed = (facts: Partial<ListingFacts> = {}, from = book): ReportDocument =>
  addArea(report, { book: from, facts: sampleDeal({ facts }).facts, price: fromMajor(185_000) });
const tableOf = ({ tables }: ReportDocument, id: string): ReportTable => {
  const table = tables.find((each) => each.id === id);
  if (table === undefined) throw new Error(`No table ${id}`);
  return table;
};
const rowOf = (document: ReportDocument, label: string): readonly string[] =>
  tableOf(document, 'area-figures').rows.find(([name]) => name === label) ?? [];

/** The ids of the area tables that an edition prints. */
const ids = (edition: 'full' | 'lender' | 'short'): readonly string[] =>
  composeEdition(edition, { report: placed(), score, appVersion: null }).parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' && block.table.id.startsWith('area') ? [block.table.id] : [])),
  );

describe('area figures in a report', () => {
  it('start with the median price for the property type, an estimate with its error', () => {
    const [first] = tableOf(placed(), 'area-figures').rows;
    expect(first?.[0]).toBe('Median price, terraced (estimate)');
    expect(placed().area?.[0]).toMatch(/^The price is \d+% (above|below) the median for terraced homes in M6, £[\d,]+ \(an estimate\)\.$/);
    expect(tableOf(placed(), 'area-figures').note).toContain('mean error was 10.5%');
  });

  it('each give their area, period, rank in the region and source', () => {
    const crime = rowOf(placed(), 'Recorded crime');
    expect(crime.slice(2, 4)).toEqual(['Salford', 'year to March 2026; mid-2024 population']);
    expect(crime[4]).toMatch(/^\d{1,3}, North West$/);
    const numbers = new Set((crime[5] ?? '').split(', ').map(Number));
    const named = tableOf(placed(), 'area-sources').rows.filter(([number]) => numbers.has(Number(number)));
    expect(named.map(([, title]) => title?.split(',')[0])).toEqual([
      'Home Office and Office for National Statistics',
      'Office for National Statistics and others',
    ]);
  });

  it('name only listed sources, and every listed source is used', () => {
    const rows = tableOf(placed(), 'area-figures').rows.flatMap((row) => (row[5] ?? '').split(', ').map(Number));
    const listed = tableOf(placed(), 'area-sources').rows.map(([number]) => Number(number));
    expect(listed.filter((number) => !rows.includes(number))).toEqual([listed.at(-1)]);
    expect(tableOf(placed(), 'area-sources').rows.at(-1)?.join(' ')).toMatch(/Open Database Licence|ODbL/);
    expect(new Set(rows).has(0)).toBe(false);
    for (const [, title, licence] of tableOf(placed(), 'area-sources').rows) {
      expect(title).not.toBe('');
      expect(licence).toMatch(/[Ll]icen[cs]e|CC BY|Public/);
    }
  });

  it('replace the note that there are no figures, and add the stations nearby', () => {
    expect(report.area?.some((words) => words.startsWith('This report has no price'))).toBe(true);
    expect(placed().area?.some((words) => words.startsWith('This report has no price'))).toBe(false);
    expect(placed().area?.join(' ')).toMatch(/Nearest stations, in a straight line from the centre of M6 5: .+ \(\d\.\d miles\)/);
    expect(placed({ latitude: 53.4913, longitude: -2.2929 }).area?.join(' ')).toContain('straight line from the property');
    expect(placed({}, publishedBook('uk', ['uk-core'])).area?.join(' ')).not.toContain('Nearest stations');
  });

  it('score the area for letting part by part, separately from the deal’s score', () => {
    const { rows, total, note } = tableOf(placed(), 'area-score');
    expect(rows[0]?.[0]).toMatch(/^Indicative gross yield: higher than \d+% of 3\d\d local authorities in the United Kingdom$/);
    const weighed = rows.reduce((sum, [, weight, mark]) => sum + Number(weight) * Number(mark), 0);
    const weights = rows.reduce((sum, [, weight]) => sum + Number(weight), 0);
    expect(Math.abs(weighed / weights - Number(total?.[2]))).toBeLessThanOrEqual(1);
    expect(note).toMatch(/^Not included in the deal score\. Weightings are our judgement\./);
  });

  it('name what is not published with the reason, and do not fill it in', () => {
    const glasgow = placed({ outcode: 'G12', incode: null });
    expect(rowOf(glasgow, 'Recorded crime')).toEqual([]);
    const missing = glasgow.area?.filter((words) => words.startsWith('Not in the table')) ?? [];
    expect(missing.find((words) => words.includes('recorded crime'))).toMatch(/burglary of homes\. .*Scotland/);
    expect(missing).toContain('Not in the table: deprivation decile, England, homes rented privately. Published for England only.');
  });

  it.each([null, 'ZZ9'])('leave the report unchanged if the area is unknown: %s', (outcode) => {
    expect(placed({ outcode })).toBe(report);
  });

  it('are all in the full edition; the lender edition has only rents, and the short edition has none', () => {
    expect(ids('full')).toEqual(['area-rents', 'area-figures', 'area-score']);
    expect(ids('lender')).toEqual(['area-rents']);
    expect(ids('short')).toEqual([]);
  });
});
