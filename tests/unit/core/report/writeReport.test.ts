import { buyToLetEntries } from '../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import * as fc from 'fast-check';
import type { FigureId } from '../../../../src/core/engine/analysis.ts';
import { roundAmount } from '../../../../src/core/deal/roundAmounts.ts';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { emptyFacts, sampleOutcome } from '../../../support/dealFixtures.ts';
import type { ReportTable } from '../../../../src/core/report/reportTable.ts';

const outcome = sampleOutcome();
const { report, explanations, analysis } = outcome;

/** Every text in a value, at any depth. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const pence = (text: string): number => Math.round(Number(text.replace('−', '-').replaceAll(/[£,]/g, '')) * 100);
const table = (id: string): ReportTable => {
  const found = report.tables.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No table ${id}`);
  return found;
};
const columnSum = (id: string, column: number): number => table(id).rows.reduce((sum, row) => sum + pence(row[column] ?? '0'), 0);

describe('report', () => {
  it('has no exclamation marks, no missing values and no hyphen in place of a minus sign', () => {
    const texts = [report, explanations, outcome.score].flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) {
      expect(text).not.toMatch(/!|undefined|NaN|null|Infinity|\[object/);
      expect(text).not.toMatch(/-£|-\d+(\.\d+)?%/);
    }
  });

  it('contains every input once, with its source', () => {
    expect(report.inputs.map((input) => input.key)).toEqual(buyToLetEntries.map((entry) => entry.key));
    for (const input of report.inputs) expect(input.from.length).toBeGreaterThan(4);
    expect(report.inputs.find((input) => input.key === 'monthlyRent')).toMatchObject({ mark: 'estimate', value: '£1,287 a month' });
    expect(report.inputs.find((input) => input.key === 'purchasePrice')).toMatchObject({ mark: 'listing', value: '£185,000' });
  });

  it('starts with four key figures, and explains every figure', () => {
    expect(report.keyFigures.map((figure) => figure.id)).toEqual(['monthlyCashFlow', 'cashOnCash', 'cashNeeded', 'interestCover']);
    expect(new Set(report.figures.map((figure) => figure.id))).toEqual(new Set(Object.keys(analysis.figures)));
    for (const figure of report.figures) {
      const explained = explanations[figure.id as FigureId];
      expect([explained.value, explained.label]).toEqual([figure.value, figure.label]);
      expect(explained.formula.length).toBeGreaterThan(10);
      expect(explained.terms.length).toBeGreaterThan(0);
    }
  });

  it('has tables whose rows sum to their totals', () => {
    expect(columnSum('purchase-costs', 1)).toBe(roundAmount(analysis.purchase.cashNeeded));
    expect(pence(table('purchase-costs').total?.[1] ?? '')).toBe(roundAmount(analysis.purchase.cashNeeded));
    expect(columnSum('running-costs', 1)).toBe(roundAmount(analysis.figures.operatingCosts));
    expect(columnSum('transfer-tax', 3)).toBe(roundAmount(analysis.purchase.transferTax.total));
    for (const each of report.tables)
      for (const row of [...each.rows, each.total ?? each.rows[0] ?? []]) expect(row).toHaveLength(each.columns.length);
  });

  it('leaves a fee added to the loan out of the cash table, whose sum is still correct', () => {
    const added = sampleOutcome({ overrides: { arrangementFeeAdded: true } });
    const cash = added.report.tables.find((each) => each.id === 'purchase-costs');
    expect(cash?.rows.reduce((sum, row) => sum + pence(row[1] ?? ''), 0)).toBe(roundAmount(added.analysis.purchase.cashNeeded));
    expect(cash?.note).toContain('included in the loan');
  });

  it('has one value per axis position in each chart, and a text alternative', () => {
    for (const chart of report.charts) {
      for (const series of chart.series) expect(series.values).toHaveLength(chart.x.length);
      expect(chart.summary).toMatch(/\d.*\.$/);
    }
    const rent = report.charts.find((chart) => chart.id === 'where-the-rent-goes');
    const parts = rent?.series[0]?.values.reduce((sum, value) => sum + value, 0) ?? 0;
    expect(Math.round(parts * 100)).toBe(analysis.figures.annualRent);
  });

  it('explains where the rent goes with amounts that add up, including voids', () => {
    const rents = fc.integer({ min: 30_000, max: 400_000 }).map(minor);
    const weeks = fc.integer({ min: 0, max: 12 });
    const deposits = fc.constantFrom(percent(25), percent(60), percent(100));
    fc.assert(
      fc.property(rents, weeks, deposits, (monthlyRent, voidWeeks, deposit) => {
        const { report: written } = sampleOutcome({ overrides: { monthlyRent, voidWeeks, deposit } });
        const words = written.charts.find(({ id }) => id === 'where-the-rent-goes')?.summary ?? '';
        const [rent = 0, ...parts] = [...words.matchAll(/£[\d,.]*\d/g)].map(([text]) => pence(text));
        const left = (parts.pop() ?? 0) * (words.includes('short') ? -1 : 1);
        expect(parts.reduce((sum, part) => sum + part, left)).toBe(rent);
        expect(words.includes('lost to voids')).toBe(voidWeeks > 0);
      }),
      { numRuns: 80 },
    );
  });

  it('names the laws with links and dates, the versions and the disclaimer', () => {
    expect(report.laws.map((law) => law.inForceFrom)).toEqual(['1 April 2025', '31 October 2024']);
    for (const law of report.laws)
      expect(law).toMatchObject({ url: expect.stringMatching(/^https:\/\/www\.gov\.uk\//), checkedOn: '20 November 2026' });
    expect(report.disclaimer).toContain('not financial, tax or legal advice');
    expect(report.versions).toEqual({ engine: '4', rules: 'sdlt-2026-11-20', score: String(outcome.score.version), parser: '1' });
  });
});

const verdictOf = (changes: Parameters<typeof sampleOutcome>[0]): string => sampleOutcome(changes).report.verdict;

describe('verdict', () => {
  it('counts the rules met, names the first missed, and gives the price at which all would be met', () => {
    const said = verdictOf({ overrides: { monthlyRent: fromMajor(1250) } });
    expect(said).toMatch(
      /^Meets 4 of your 6 rules\. Monthly cash flow is £\d+, below your £200 target\. It would meet all your rules at £1\d\d,[05]00 or less\.$/,
    );
  });

  it('gives the margin if all rules are met', () => {
    const said = verdictOf({ overrides: { monthlyRent: fromMajor(1800) } });
    expect(said).toMatch(
      /^Meets all 6 of your rules\. It would still meet them at £[\d,]+ or less\. Cash flow stays positive up to a mortgage rate of \d+\.\d\d%\.$/,
    );
  });

  it('leaves out rules that cannot be measured', () => {
    const { rulesAsked, verdict } = sampleOutcome({ overrides: { deposit: percent(100), monthlyRent: fromMajor(1800) } }).report;
    expect(rulesAsked).toBe(4);
    expect(verdict).toMatch(/^Meets all 4 of your rules\./);
  });

  it('suggests no price if no realistic price would help', () => {
    const said = verdictOf({ overrides: { monthlyRent: fromMajor(100) } });
    expect(said).toMatch(/^Meets 0 of your 6 rules\./);
    expect(said).not.toMatch(/would meet/);
  });
});

describe('warnings', () => {
  it('name what needs checking', () => {
    const { warnings } = sampleOutcome({
      facts: { epcBand: 'G', outcode: 'HR3', status: 'under-offer', tenure: 'leasehold', propertyType: 'Flat' },
      overrides: { mortgageRate: percent(12) },
    }).report;
    const all = warnings.join('\n');
    for (const part of [
      'Energy rating G',
      'HR3 spans a border',
      'under offer',
      'Mortgage rate 12%: above the usual',
      'an allowance',
      'Interest-only',
      'local average',
    ]) {
      expect(all).toContain(part);
    }
    expect(new Set(warnings).size).toBe(warnings.length);
  });

  it('are given, with a complete report, even if the listing states almost nothing', () => {
    const overrides = { purchasePrice: fromMajor(150_000), monthlyRent: fromMajor(1000) };
    const bare = sampleOutcome({ facts: emptyFacts, overrides });
    expect(bare.report.title).toBe('Property');
    expect(bare.report.warnings.join(' ')).toContain('The listing has no postcode');
    expect(bare.score.high - bare.score.low).toBeGreaterThan(0);
  });
});
