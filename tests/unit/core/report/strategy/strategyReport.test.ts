import { roundAmount, roundAmounts } from '../../../../../src/core/deal/roundAmounts.ts';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { figureNumber } from '../../../../../src/core/engine/strategies/figures.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { OtherOutcome } from '../../../../../src/core/pipeline/outcome.ts';
import type { ReportDocument } from '../../../../../src/core/report/report.ts';
import { headlineFigures } from '../../../../../src/core/report/strategy/headlineFigures.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

type Given = Parameters<typeof sampleJob>[0] & { readonly profile?: Readonly<Record<string, unknown>> };

function outcomeOf(
  strategy: OtherStrategy,
  inputs: Readonly<Record<string, unknown>> = {},
  { profile = {}, ...given }: Given = {},
): OtherOutcome {
  const job = sampleJob(given);
  const deal = { ...job.deal, strategy, inputs: { ...job.deal.inputs, [strategy]: inputs } };
  const result = evaluateDeal({ ...job, deal, profile: { ...job.profile, ...profile } });
  if (!result.ok) throw new Error(result.gap.message);
  if (result.outcome.strategy === 'buy-to-let') throw new Error('The deal was evaluated as a buy-to-let');
  return result.outcome;
}

const rooms = [450, 500, 550, 600].map((rent, at) => ({
  label: `Room ${at + 1}`,
  monthlyRent: fromMajor(rent),
  voidWeeks: 2,
  people: 1,
  squareMetres: 10,
}));

const inputs: Readonly<Record<OtherStrategy, Readonly<Record<string, unknown>>>> = {
  flip: { purchasePrice: fromMajor(100_000), afterRepairValue: fromMajor(170_000), refurbishment: fromMajor(20_000) },
  brrrr: {
    purchasePrice: fromMajor(150_000),
    afterRepairValue: fromMajor(200_000),
    refurbishment: fromMajor(25_000),
    monthlyRent: fromMajor(1_100),
    holdYears: 4,
  },
  hmo: { purchasePrice: fromMajor(220_000), rooms, holdYears: 5 },
  'serviced-accommodation': { purchasePrice: fromMajor(220_000), nightlyRate: fromMajor(110), occupancy: percent(65), holdYears: 1 },
  'rent-to-rent': { leaseRentPerMonth: fromMajor(900), rooms, leaseYears: 3 },
  'house-hack': { purchasePrice: fromMajor(220_000), housingCostNow: fromMajor(1_200), rooms: rooms.slice(0, 2), holdYears: 6 },
};
const strategies = Object.keys(inputs) as readonly OtherStrategy[];
const kept = strategies.filter((strategy) => strategy !== 'flip');

const tableOf = ({ tables }: ReportDocument, id: string) => tables.find((table) => table.id === id);
const tablesOf = ({ tables }: ReportDocument) =>
  tables.filter(({ id }) => !id.includes('rents')).map(({ id, title, note }) => [id, title, note]);

const penceOf = (text: string | undefined) => Number((text ?? '').replace('−', '-').replaceAll(/[£,]/g, '')) * 100;
const shownMoney = (amount: number) => formatMoney(minor(amount), 'GBP');
const wholeOf = (amount: number) => roundAmount(minor(amount));

describe('report of a strategy', () => {
  it.each(strategies)('%s: starts with the strategy’s four key figures, formatted as in the list of figures', (strategy) => {
    const { report, figures } = outcomeOf(strategy, inputs[strategy]);
    expect(report.keyFigures.map(({ id }) => id)).toEqual(headlineFigures[strategy].map(([id]) => id));
    expect(report.figures.map(({ id, label, value }) => [id, label, value])).toEqual(
      figures.map(({ id, label, text }) => [id, label, text]),
    );
    for (const figure of report.keyFigures) expect(report.figures).toContainEqual(figure);
  });

  it.each(strategies)('%s: shows next to a figure whether its rule is met', (strategy) => {
    const { report, score, rules } = outcomeOf(strategy, inputs[strategy]);
    for (const { id, tone, delta } of report.figures) {
      const criterion = score.criteria.find(({ figure }) => figure === id);
      const rule = rules.find((each) => each.id === criterion?.id);
      if (rule === undefined || rule.met === null) expect([id, tone, delta]).toEqual([id, 'neutral', null]);
      else expect([id, tone, delta]).toEqual([id, rule.met ? 'good' : 'poor', rule.against ?? null]);
    }
    expect(report.rules).toEqual(rules.map(({ label, met, words }) => ({ label, met, words })));
    expect(report.figures.some(({ tone }) => tone !== 'neutral')).toBe(true);
  });

  it('lists each strategy’s tables in the order of the cash flow', () => {
    const yearly = ['strategy-years', 'Year by year', 'Before income tax.'];
    const once = ['purchase-costs', 'One-off costs', null];
    const running = ['running-costs', 'Running costs, first year', 'Excludes mortgage payments and income tax.'];
    expect(tablesOf(outcomeOf('flip', inputs.flip).report)).toEqual([once, ['sale', 'Sale price to profit', null]]);
    expect(tablesOf(outcomeOf('brrrr', inputs.brrrr).report)).toEqual([
      once,
      ['refinance', 'Refinance and cash left in the deal', 'The new loan repays the first one. You receive the rest.'],
      running,
      yearly,
    ]);
    for (const strategy of ['hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const)
      expect(tablesOf(outcomeOf(strategy, inputs[strategy]).report)).toEqual([once, running, yearly]);
  });

  it.each(strategies)('%s: prints every cost that is not zero, and their sum', (strategy) => {
    const { report, analysis } = outcomeOf(strategy, inputs[strategy]);
    const held = [
      ['purchase-costs', analysis.oneOffCosts, 'Total one-off costs'],
      ['running-costs', analysis.runningCosts, 'Annual running costs'],
    ] as const;
    for (const [id, lines, total] of held) {
      const shown = lines.filter(({ amount }) => amount !== 0);
      if (shown.length === 0) {
        expect(tableOf(report, id)).toBeUndefined();
        continue;
      }
      const table = tableOf(report, id);
      expect(table?.columns.map(({ label, align }) => [label, align])).toEqual([
        ['Cost', 'left'],
        ['Amount', 'right'],
      ]);
      const amounts = roundAmounts(shown.map(({ amount }) => amount));
      expect(table?.rows).toEqual(shown.map(({ label }, at) => [label, shownMoney(amounts[at] ?? Number.NaN)]));
      expect(table?.total).toEqual([total, shownMoney(sumMoney(shown.map(({ amount }) => amount)))]);
    }
  });

  it('derives a flip’s profit from its sale price, step by step', () => {
    const { report, figures } = outcomeOf('flip', inputs.flip);
    const table = tableOf(report, 'sale');
    const amount = (id: string) => figureNumber(figures, id) ?? Number.NaN;
    expect(table?.columns.map(({ label }) => label)).toEqual(['Step', 'Amount']);
    expect(table?.rows.map(([label]) => label)).toEqual([
      'Sale at the value after refurbishment',
      'Total cost to date',
      'Selling costs',
      'Tax on the profit',
    ]);
    const steps = table?.rows.map((row) => Math.round(penceOf(row[1]))) ?? [];
    expect(steps[0]).toBe(170_000_00);
    expect(steps[1]).toBe(0 - wholeOf(amount('totalCost')));
    expect(steps[2]).toBeLessThan(0);
    expect(steps[3]).toBe(0 - wholeOf(amount('tax')));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(wholeOf(amount('profit')));
    expect(table?.total).toEqual(['Profit after tax', shownMoney(amount('profit'))]);
  });

  it('shows a refinancing’s cash in, new loan, cash released and cash left in', () => {
    const { report, figures } = outcomeOf('brrrr', inputs.brrrr);
    const ids = ['cashIn', 'newLoan', 'released', 'moneyLeftIn', 'equityCreated'];
    const expected = ids.flatMap((id) => figures.filter((figure) => figure.id === id).map(({ label, text }) => [label, text]));
    expect(expected.length).toBeGreaterThanOrEqual(4);
    expect(tableOf(report, 'refinance')).toMatchObject({ rows: expected, total: null, columns: [{ label: 'Step' }, { label: 'Amount' }] });
  });

  it.each(kept)('%s: lists and charts the years until the sale or the end of the lease', (strategy) => {
    const { report, analysis } = outcomeOf(strategy, inputs[strategy]);
    const years = { brrrr: 4, hmo: 5, 'serviced-accommodation': 1, 'rent-to-rent': 3, 'house-hack': 6, flip: 0 }[strategy];
    const held = analysis.years.slice(0, years);
    const table = tableOf(report, 'strategy-years');
    expect(table?.columns.map(({ label }) => label)).toEqual([
      'Year',
      'Income',
      'Costs',
      'Interest',
      'Loan repaid',
      'One-off',
      'Cash flow',
      'Equity',
    ]);
    expect(table?.rows.map((row) => [row[0], ...row.slice(6)])).toEqual(
      held.map(({ year, cashFlow, equity }) => [String(year), shownMoney(cashFlow), shownMoney(equity)]),
    );
    for (const [at, row] of (table?.rows ?? []).entries()) {
      const [come = 0, costs = 0, interest = 0, repaid = 0, capital = 0, left = 0] = row.slice(1).map((text) => Math.round(penceOf(text)));
      expect(come - costs - interest - repaid + capital).toBe(left);
      const exact = held[at];
      const off = [
        come - (exact?.income ?? 0),
        costs - (exact?.costs ?? 0),
        interest - (exact?.interest ?? 0),
        repaid - (exact?.principal ?? 0),
      ];
      expect(off.every((pence) => Math.abs(pence) < 100)).toBe(true);
    }
    const flow = report.charts.find(({ id }) => id === 'yearly-cash-flow');
    expect(flow).toMatchObject({
      title: 'Annual cash flow',
      kind: 'bar',
      xLabel: 'Year',
      yLabel: '£',
      x: held.map(({ year }) => String(year)),
      series: [{ label: 'Cash flow', values: held.map(({ cashFlow, capital }) => toMajor(minor(cashFlow - capital))) }],
    });
    expect(flow?.summary).toMatch(/^Cash flow goes from −?£[\d,]+ in year 1 to −?£[\d,]+ in year \d, excluding one-off payments\.$/);
    const equity = report.charts.find(({ id }) => id === 'equity-and-loan');
    if (strategy === 'rent-to-rent') {
      expect(equity).toBeUndefined();
      return;
    }
    const words = `${years} ${years === 1 ? 'year' : 'years'}`;
    expect(equity).toMatchObject({
      title: `Equity and loan over ${words}`,
      kind: 'line',
      series: [
        { label: 'Equity', values: held.map((year) => toMajor(year.equity)) },
        { label: 'Loan', values: held.map((year) => toMajor(year.loanBalance)) },
      ],
    });
    expect(equity?.summary.startsWith(`After ${words} equity is £`)).toBe(true);
    expect(report.charts.map(({ id }) => id)).toEqual(['equity-and-loan', 'yearly-cash-flow']);
  });

  it('has no yearly charts if the property is sold after the refurbishment', () => {
    const { report } = outcomeOf('flip', inputs.flip);
    expect(report.charts).toEqual([]);
    expect(tableOf(report, 'strategy-years')).toBeUndefined();
    expect(report.disclaimer).not.toBe(outcomeOf('hmo', inputs.hmo).report.disclaimer);
  });

  it('prints each input with its source', () => {
    const { report } = outcomeOf('hmo', inputs.hmo);
    const price = report.inputs.find(({ key }) => key === 'purchasePrice');
    expect(price).toMatchObject({ value: '£220,000', mark: 'yours' });
    const management = report.inputs.find(({ key }) => key === 'management');
    expect(management?.mark).not.toBe('yours');
    expect(management?.from).not.toBe('');
    expect(new Set(report.inputs.map(({ key }) => key)).size).toBe(report.inputs.length);
  });

  it('states whose rules apply and how the deal meets them, and lists each warning once', () => {
    const { report } = outcomeOf('hmo', inputs.hmo);
    expect(report).toMatchObject({
      strategy: 'hmo',
      rulesTitle: 'The usual rules',
      basis: 'England, house in multiple occupation, before tax',
    });
    expect(new Set(report.warnings).size).toBe(report.warnings.length);
    const own = outcomeOf('hmo', inputs.hmo, { profile: { rules: { 'hmo/cash-flow': 60_000 } } }).report;
    expect(own.rulesTitle).toBe('Your rules');
    expect(report.verdict.startsWith('Meets ')).toBe(true);
    expect(report.rulesMet).toBe(report.rules.filter(({ met }) => met === true).length);
    expect(report.rulesAsked).toBe(report.rules.filter(({ met }) => met !== null).length);
    expect(report.laws.length).toBeGreaterThan(0);
    expect(report.laws.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });
});
