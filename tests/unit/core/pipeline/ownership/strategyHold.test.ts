import { describe, expect, it } from 'vitest';
import { inputValues } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { figureNumber } from '../../../../../src/core/engine/strategies/figures.ts';
import { addMonths, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { holidayLettingsRule, preLettingRule } from '../../../../../src/core/market/uk/landlord/lettingRules.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { strategyHold } from '../../../../../src/core/pipeline/ownership/strategyHold.ts';
import { taxStrategy } from '../../../../../src/core/pipeline/ownership/taxStrategy.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const job = sampleJob();

const formatOfPounds = (pence: number) => Math.round(pence / 100).toLocaleString('en-GB');

const rooms = [600, 650, 700].map((rent, at) => ({
  label: `Room ${at + 1}`,
  monthlyRent: fromMajor(rent),
  voidWeeks: 1,
  people: 1,
  squareMetres: 10,
}));

const given: Readonly<Partial<Record<OtherStrategy, Readonly<Record<string, unknown>>>>> = {
  brrrr: {
    purchasePrice: fromMajor(150_000),
    afterRepairValue: fromMajor(210_000),
    refurbishment: fromMajor(20_000),
    monthlyRent: fromMajor(1_100),
    projectMonths: 6,
    bridgingExitFee: percent(1),
    holdingCostsPerMonth: fromMajor(100),
    holdYears: 4,
  },
  hmo: { purchasePrice: fromMajor(220_000), rooms, furnishing: fromMajor(6_000), holdYears: 5 },
  'serviced-accommodation': { purchasePrice: fromMajor(220_000), nightlyRate: fromMajor(120), occupancy: percent(70), holdYears: 3 },
  'rent-to-rent': { leaseRentPerMonth: fromMajor(900), rooms, leaseYears: 3 },
};

function evaluated(strategy: OtherStrategy, changes: Readonly<Record<string, unknown>> = {}) {
  const result = evaluateStrategy({ job, strategy, yours: { ...given[strategy], ...changes } });
  if (!result.ok) throw new Error(result.error.message);
  const { analysis, inputs } = result.value;
  const values: Readonly<Record<string, unknown>> = { ...inputValues(inputs) };
  const paid = (...ids: readonly string[]) =>
    analysis.oneOffCosts.reduce((sum, { id, amount }) => (ids.includes(id) ? sum + amount : sum), 0);
  return { analysis, values, paid, hold: strategyHold({ values, analysis, today: job.today }) };
}

const taxed = (strategy: OtherStrategy, changes: Readonly<Record<string, unknown>> = {}, owner: 'me' | 'company' = 'me') => {
  const { analysis, values, hold } = evaluated(strategy, changes);
  const found = taxStrategy({ job, owner, values, analysis });
  if (found === null) throw new Error('The owner has no tax result');
  const figureOf = (id: string) => found.figures.find((figure) => figure.id === id);
  const explained = (id: string) => found.explanations.find((each) => each.id === id);
  return { ...found, analysis, hold, figureOf, explained, number: (id: string) => figureNumber(found.figures, id) ?? Number.NaN };
};

describe('a strategy’s years and sale as inputs to tax law', () => {
  it('of a refinanced home count the fees and interest of both loans as first-year finance costs', () => {
    const { analysis, paid, hold } = evaluated('brrrr');
    const fees = paid('brokerFee', 'arrangementFee', 'bridgingFee', 'bridgingInterest', 'bridgingExitFee', 'refinancing');
    const [first, second] = hold.years;
    const [year] = analysis.years;
    if (first === undefined || second === undefined || year === undefined) throw new Error('The hold has no years');
    for (const id of ['bridgingFee', 'bridgingInterest', 'bridgingExitFee', 'refinancing', 'holding']) expect(paid(id)).toBeGreaterThan(0);
    expect(first.financeCosts).toBe(year.interest + fees);
    expect(first.costs).toBe(year.costs + paid('holding'));
    // These fees were paid from the cash invested, so the year's cash flow is unchanged.
    expect(first.rent - first.costs - first.financeCosts - first.principalRepaid).toBe(year.cashFlow);
    expect(second.financeCosts).toBe(analysis.years[1]?.interest);
    expect(second.costs).toBe(analysis.years[1]?.costs);
  });

  it('of a refinanced home start after the works, with the cash invested and the cash released', () => {
    const { analysis, hold } = evaluated('brrrr');
    const amount = (id: string) => figureNumber(analysis.figures, id) ?? Number.NaN;
    expect(hold.opening).toEqual([
      { at: 0, amount: 0 - amount('cashIn') },
      { at: 0.5, amount: amount('released') },
    ]);
    expect(hold.startsAt).toBe(0.5);
    expect(hold.cashIn).toBe(amount('cashIn') - amount('released'));
    expect(amount('released')).toBeGreaterThan(0);
  });

  it('of every other strategy start immediately, with the cash needed', () => {
    const { analysis, hold } = evaluated('hmo');
    const needed = figureNumber(analysis.figures, 'cashNeeded') ?? Number.NaN;
    expect(hold).toMatchObject({ opening: [{ at: 0, amount: 0 - needed }], startsAt: 0, cashIn: needed });
  });

  it('end with a sale on the last day, whose base cost includes works and buying costs but not loan fees or furniture', () => {
    const { analysis, values, paid, hold } = evaluated('brrrr');
    const all = analysis.oneOffCosts.reduce((sum, { amount }) => sum + amount, 0);
    const elsewhere = paid('brokerFee', 'arrangementFee', 'bridgingFee', 'bridgingInterest', 'bridgingExitFee', 'refinancing', 'holding');
    const last = analysis.years[3];
    expect(hold.years).toHaveLength(4);
    expect(hold.disposal).toEqual({
      on: isoDate('2031-05-19'),
      proceeds: last?.propertyValue,
      sellingCosts: Math.round((last?.propertyValue ?? 0) * Number(values['sellingCosts'])),
      baseCost: fromMajor(150_000) + all - elsewhere,
      loan: last?.loanBalance,
    });
    expect(hold.years.map(({ on }) => on)).toEqual(['2028-05-19', '2029-05-19', '2030-05-19', '2031-05-19']);
    const house = evaluated('hmo');
    expect(house.paid('furnishing')).toBe(fromMajor(6_000));
    const bought =
      house.analysis.oneOffCosts.reduce((sum, { amount }) => sum + amount, 0) - house.paid('furnishing', 'brokerFee', 'arrangementFee');
    expect(house.hold.disposal.baseCost).toBe(fromMajor(220_000) + bought);
  });

  it('of a lease have no sale, and deduct neither the deposit nor works on the owner’s house', () => {
    const { analysis, hold } = evaluated('rent-to-rent', {
      leaseDeposit: fromMajor(1_800),
      setUpWorks: fromMajor(2_000),
      setUpFees: fromMajor(500),
      furnishing: fromMajor(3_000),
    });
    expect(hold.disposal).toMatchObject({ proceeds: 0, sellingCosts: 0, baseCost: 0, loan: 0 });
    expect(hold.years).toHaveLength(3);
    hold.years.forEach(({ costs, financeCosts }, at) => expect([costs, financeCosts]).toEqual([analysis.years[at]?.costs, 0]));
    expect(addMonths(job.today, 36) > (hold.years.at(-1)?.on ?? '')).toBe(true);
  });
});

describe('a strategy’s figures after tax', () => {
  it('give a lease’s payback in months of profit after tax, and its profit over the whole term', () => {
    const { figureOf, number, hold, taxed: outcome, explained } = taxed('rent-to-rent', { furnishing: fromMajor(3_000) });
    const year = number('annualCashFlow');
    expect(year).toBeGreaterThan(0);
    expect(number('payback')).toBe(Math.ceil(hold.cashIn / (year / 12)));
    expect(number('leaseProfit')).toBe(outcome.totalCash - hold.cashIn);
    expect(figureOf('payback')?.label).toBe('Payback period after tax');
    expect(explained('payback')).toMatchObject({
      formula: 'Cash needed ÷ first-year monthly profit after tax, in whole months',
      terms: [
        { label: 'Cash needed', from: 'Computed' },
        { label: 'Annual profit after tax', from: 'Computed' },
      ],
    });
    expect(explained('leaseProfit')).toMatchObject({
      formula: 'All after-tax cash to the owners over the lease − cash needed',
      terms: [{ label: 'All cash to the owners' }, { label: 'Cash needed' }],
    });
    expect(explained('annualCashFlow')?.formula).toBe('Rent received − running costs − income tax on the letting, in the first year');
    expect(taxed('hmo').explained('annualCashFlow')?.formula).toContain(' − mortgage payments − ');
    for (const id of ['payback', 'leaseProfit', 'annualCashFlow']) expect(explained(id)?.value).toBe(figureOf(id)?.text);
  });

  it('say that an unprofitable lease never pays back, and that a slow one does not pay back within its term', () => {
    expect(taxed('rent-to-rent', { leaseRentPerMonth: fromMajor(2_500) }).figureOf('payback')?.text).toBe('Never, as it makes no profit');
    expect(taxed('rent-to-rent', { furnishing: fromMajor(90_000) }).figureOf('payback')?.text).toBe('Not within the lease');
  });

  it('include the lease’s figures only for a lease', () => {
    const { analysis, figureOf } = taxed('hmo');
    for (const { id, label, text } of analysis.figures)
      if (!['annualCashFlow', 'monthlyCashFlow', 'cashOnCash', 'irr', 'equityMultiple'].includes(id))
        expect([id, figureOf(id)?.label, figureOf(id)?.text]).toEqual([id, label, text]);
  });

  it('divide all cash out by all cash in, whatever the timing', () => {
    const { figureOf, explained, hold, taxed: outcome, number } = taxed('hmo');
    const yearly = outcome.years.map(({ netCash }, at) => netCash + (at === outcome.years.length - 1 ? outcome.saleCash : 0));
    const flows = [...hold.opening.map(({ amount }) => amount), ...yearly];
    const out = flows.reduce((sum, amount) => sum + Math.max(0, amount), 0);
    const put = flows.reduce((sum, amount) => sum + Math.max(0, -amount), 0);
    expect(number('equityMultiple')).toBeCloseTo(out / put, 8);
    expect(explained('equityMultiple')).toMatchObject({
      value: figureOf('equityMultiple')?.text,
      formula: 'Total cash out to the owners ÷ total cash in, after all taxes',
      terms: [
        { label: 'Cash out', value: expect.stringContaining(formatOfPounds(out)) as string },
        { label: 'Cash in', value: expect.stringContaining(formatOfPounds(put)) as string },
      ],
    });
    expect(explained('equityMultiple')?.sources.length).toBeGreaterThan(0);
  });

  it('have no cash-on-cash if a refinance leaves no cash in, with the same text as before tax', () => {
    const { analysis, figureOf, hold } = taxed('brrrr', { afterRepairValue: fromMajor(440_000), monthlyRent: fromMajor(2_500) });
    expect(hold.cashIn).toBeLessThanOrEqual(0);
    const before = analysis.figures.find(({ id }) => id === 'cashOnCash');
    expect(before?.value.kind).toBe('words');
    expect(figureOf('cashOnCash')).toMatchObject({ label: `${before?.label} after tax`, text: before?.text });
  });

  it('cite the pre-letting expenses rule for works, and the abolition of holiday-let rules for nightly lets', () => {
    const has = (strategy: OtherStrategy) => {
      const { laws } = taxed(strategy);
      return [preLettingRule, holidayLettingsRule].map((rule) => laws.some(({ id }) => id === rule.id));
    };
    expect([has('brrrr'), has('serviced-accommodation'), has('hmo'), has('rent-to-rent')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(taxed('hmo').laws.length).toBeGreaterThan(0);
  });

  it('include ATED for a company whose home is above the threshold and has no relief', () => {
    const dear = taxed('hmo', { purchasePrice: fromMajor(900_000) }, 'company');
    expect(dear.laws.some(({ title }) => /enveloped dwellings/i.test(title))).toBe(true);
    expect(minor(dear.number('annualCashFlow'))).toBeLessThan(taxed('hmo', {}, 'company').number('annualCashFlow'));
  });
});
