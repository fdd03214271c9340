import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMajor, minor, type Minor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import type { LettingOutcome } from '../../../../src/core/pipeline/outcome.ts';
import { sampleJob, sampleOutcome } from '../../../support/dealFixtures.ts';
import type { ReportChart } from '../../../../src/core/chart/reportChart.ts';

const chart = ({ report }: Pick<LettingOutcome, 'report'>, id: string): ReportChart => {
  const found = report.charts.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No chart ${id}`);
  return found;
};
const series = (of: ReportChart, label: string): readonly number[] => of.series.find((each) => each.label === label)?.values ?? [];
const pounds = (amount: Minor): number => amount / 100;

/** The sample with an interest-only loan over this many years, held for this many years. */
const interestOnly = (mortgageYears: number, holdYears: number): LettingOutcome =>
  sampleOutcome({ overrides: { monthlyRent: fromMajor(1150), mortgageYears, holdYears } });

const warned = ({ report }: LettingOutcome): string => report.warnings.join(' ');

describe('charts over the holding period', () => {
  it('show an interest-only loan until the sale, not as repaid from the owner’s funds long afterwards', () => {
    const { x, title, summary, series: lines } = chart(interestOnly(25, 10), 'equity-and-loan');
    expect(x).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(title).toContain('10 years');
    expect(lines.map(({ label }) => label)).toEqual(['Equity', 'Loan', 'Net position']);
    expect(new Set(lines[1]?.values)).toEqual(new Set([138_750]));
    expect(summary).toMatch(/^Over 10 years, equity rises from £46,250 to £[\d,]+ and the loan stays at £138,750\./);
    expect(summary).toMatch(/sale/i);
  });

  it('show the net position: equity plus cumulative cash flow, less the cash invested', () => {
    const outcome = interestOnly(25, 10);
    const { years, purchase } = outcome.analysis;
    const position = series(chart(outcome, 'equity-and-loan'), 'Net position');
    // On the purchase date the net position is minus the purchase costs.
    expect(position[0]).toBe(-pounds(purchase.costsTotal));
    expect(position.slice(1)).toEqual(
      years.slice(0, 10).map(({ equity, cumulativeCashFlow }) => pounds(minor(equity + cumulativeCashFlow - purchase.cashNeeded))),
    );
  });

  it('include every payment: each year’s bars sum to its cash flow, even if the loan falls due that year', () => {
    const overrides = fc.record({
      mortgageKind: fc.constantFrom('interest-only' as const, 'repayment' as const),
      mortgageYears: fc.integer({ min: 1, max: 40 }),
      holdYears: fc.integer({ min: 1, max: 30 }),
      mortgageRate: fc.integer({ min: 0, max: 90 }).map((tenths) => rate(tenths / 1000)),
      monthlyRent: fc.integer({ min: 30_000, max: 300_000 }).map(minor),
    });
    fc.assert(
      fc.property(overrides, (own) => {
        const outcome = sampleOutcome({ overrides: own });
        const { x, series: bars } = chart(outcome, 'yearly-cash-flow');
        const held = outcome.analysis.years.slice(0, own.holdYears);
        expect(x).toEqual(held.map(({ year }) => String(year)));
        const drawn = x.map((_, at) => bars.reduce((sum, { values }) => sum + Math.round((values[at] ?? 0) * 100), 0));
        expect(drawn).toEqual(held.map(({ cashFlow }) => cashFlow));
      }),
      { numRuns: 60 },
    );
  });

  it('say so if the loan is repaid from the owner’s funds within the holding period', () => {
    const { summary } = chart(interestOnly(5, 10), 'yearly-cash-flow');
    expect(summary).toContain('£138,750');
    expect(summary).toContain('year 5');
    expect(chart(interestOnly(25, 10), 'yearly-cash-flow').summary).not.toContain('year 25');
  });

  it('match the printed report, whose yearly table ends with the sale', () => {
    const job = sampleJob({ overrides: { monthlyRent: fromMajor(1150) } });
    const [full, outcome] = [fullReport(job), interestOnly(25, 10)];
    if (!full.ok) throw new Error('The sample has no report');
    expect(full.value.report.charts).toEqual(outcome.report.charts);
    const table = full.value.report.tables.find(({ id }) => id === 'projection-years');
    expect(table?.rows.map(([year]) => year)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Sale']);
  });

  it('come with a warning of how the interest-only loan is repaid: by the sale, or from the owner’s funds before it', () => {
    expect(warned(interestOnly(25, 10))).toMatch(/£138,750 .*sale in year 10/);
    expect(warned(interestOnly(25, 10))).not.toContain('own funds');
    expect(warned(interestOnly(5, 10))).toMatch(/£138,750 is due in year 5\b.*own funds/);
  });
});
