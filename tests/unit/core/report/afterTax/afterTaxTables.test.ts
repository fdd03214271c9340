import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import type { TaxOverrides } from '../../../../../src/core/deal/tax/taxInputs.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateWithAfterTax } from '../../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { ReportDocument } from '../../../../../src/core/report/report.ts';
import { sampleJob, sampleOutcome } from '../../../../support/dealFixtures.ts';
import type { ReportTable } from '../../../../../src/core/report/reportTable.ts';

const reportWith = (tax: TaxOverrides = {}): ReportDocument => {
  const result = evaluateWithAfterTax({ ...sampleJob(), profile: { ...standardProfile, tax } });
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome.report;
};
const tableOf = (report: ReportDocument, id: string): ReportTable => {
  const found = report.tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`No table ${id}`);
  return found;
};
const pence = (text: string): number => Math.round(Number(text.replace('−', '-').replaceAll(/[£,]/g, '')) * 100);
const report = reportWith();
const table = tableOf(report, 'after-tax');

describe('after-tax report', () => {
  it('only adds tables and laws, and changes nothing that was there before', () => {
    const before = sampleOutcome().report;
    expect(report.tables.slice(0, before.tables.length)).toEqual(before.tables);
    expect(report.laws.slice(0, before.laws.length)).toEqual(before.laws);
    expect(report.figures).toEqual(before.figures);
    expect(report.disclaimer).toContain('except in the after-tax tables');
  });

  it('has a column for each owner, and each column sums to its total', () => {
    expect(table.title).toBe('After tax: sole, joint or limited company');
    expect(table.columns.map(({ label }) => label)).toEqual(['Over the hold', 'Sole owner', 'Joint owners', 'Limited company']);
    for (const column of [1, 2, 3]) {
      const sum = table.rows.reduce((total, row) => total + pence(row[column] ?? ''), 0);
      expect(sum).toBe(pence(table.total?.[column] ?? ''));
    }
    expect(tableOf(reportWith({ withPartner: false }), 'after-tax').columns).toHaveLength(3);
  });

  it('states whose income was used, and labels example figures as examples', () => {
    expect(table.note).toContain('you £35,000 a year (our basic-rate example, not your figure)');
    const own = tableOf(reportWith({ otherIncome: fromMajor(82_500) }), 'after-tax').note;
    expect(own).toContain('you £82,500 a year, your partner £35,000 a year (our basic-rate example');
  });

  it('lists every tax input with its source', () => {
    const rows = tableOf(reportWith({ otherIncome: fromMajor(82_500) }), 'after-tax-inputs').rows;
    expect(rows.find(([label]) => label === 'Your other income')).toEqual(['Your other income', '£82,500 a year', 'Your profile']);
    expect(rows.find(([label]) => label === 'Partner’s share')).toEqual(['Partner’s share', '50%', 'Assumed: equal halves']);
  });

  it('explains each figure in each column with formula, terms and law', () => {
    const explained = [...(table.explanations ?? []), ...(tableOf(report, 'after-tax-returns').explanations ?? [])];
    expect(explained).toHaveLength(18);
    expect(new Set(explained.map(({ id }) => id)).size).toBe(18);
    for (const { formula, terms, value } of explained) {
      expect(formula.length).toBeGreaterThan(20);
      expect(terms.length).toBeGreaterThan(0);
      expect(value).not.toBe('');
      for (const { from } of terms) expect(from?.length).toBeGreaterThan(3);
    }
    const sale = explained.find(({ id }) => id === 'personal-tax-on-sale');
    expect(sale?.sources.map(({ title }) => title)).toContain('Capital gains tax on residential property');
    const rent = explained.find(({ id }) => id === 'personal-tax-on-rent')?.sources.map(({ title }) => title);
    expect(rent).toContain('Tax relief for residential landlords’ finance costs');
    expect(rent).not.toContain('Capital gains tax on residential property');
    const shown = table.rows.find(([label]) => label === 'Tax on the sale')?.[1] ?? '';
    expect(pence(sale?.value ?? '')).toBe(-pence(shown));
  });

  it('names each law once, and says which could not be confirmed', () => {
    const titles = report.laws.map(({ title, inForceFrom }) => `${title} ${inForceFrom}`);
    expect(new Set(titles).size).toBe(titles.length);
    const confirmed = (title: string): boolean | undefined => report.laws.find((law) => law.title === title)?.confirmed;
    expect(confirmed('Corporation tax rates')).toBe(true);
    expect(confirmed('Report and pay capital gains tax on UK property')).toBe(false);
    const note = table.note ?? '';
    expect(note).toMatch(/Not confirmed, may change: .*Autumn Budget 2026.* \(checked on 20 November 2026\)\./);
    expect(note).toContain('Report and pay capital gains tax on UK property');
    const sale = table.explanations?.find(({ id }) => id === 'personal-tax-on-sale')?.sources ?? [];
    expect(sale.filter((source) => !source.confirmed).map(({ title }) => title)).toEqual([
      'Autumn Budget 2026 (not yet known): years from April 2027',
      'Report and pay capital gains tax on UK property',
    ]);
    for (const { url } of report.laws) expect(url).toMatch(/^https:\/\//);
  });

  it('has no missing values and no hyphen in place of a minus sign', () => {
    const texts = JSON.stringify([report.tables, report.laws]);
    expect(texts).not.toMatch(/undefined|NaN|Infinity|\[object|-£/);
  });
});
