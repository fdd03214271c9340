import { expect } from 'vitest';
import type { StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import type { OtherOutcome } from '../../../src/core/pipeline/outcome.ts';
import type { JobMaker, SpineHome } from './cells.ts';
import { inUse, lineIn, numberIn, outcomeOf, sumOf } from './outcomes.ts';

const amount = (outcome: OtherOutcome, id: string): number => numberIn(outcome, id) ?? Number.NaN;

/** Checks for every strategy that each year adds up and that equity is the value less the loan. */
function expectYears({ analysis: { years } }: OtherOutcome): void {
  let cumulative = 0;
  for (const year of years) {
    expect(year.cashFlow).toBe(year.income - year.costs - year.interest - year.principal + year.capital);
    cumulative += year.cashFlow;
    expect(year.cumulativeCashFlow).toBe(cumulative);
    expect(year.equity).toBe(year.propertyValue - year.loanBalance);
  }
}

/** Checks for a let home that its figures match the table's first year and the sums of its lines. */
function expectOperation(outcome: OtherOutcome): void {
  const { analysis } = outcome;
  const [year] = analysis.years;
  expect(year).toBeDefined();
  expect(amount(outcome, 'annualCashFlow')).toBe(year?.cashFlow);
  expect(amount(outcome, 'operatingCosts')).toBe(sumOf(analysis.runningCosts));
  expect(amount(outcome, 'operatingCosts')).toBe(year?.costs);
  expect(amount(outcome, 'incomeReceived')).toBe(year?.income);
  expect(amount(outcome, 'netOperatingIncome')).toBe(amount(outcome, 'incomeReceived') - amount(outcome, 'operatingCosts'));
  expect(Math.abs(amount(outcome, 'monthlyCashFlow') * 12 - amount(outcome, 'annualCashFlow'))).toBeLessThanOrEqual(6);
}

/** Checks for a purchase with a loan that the loan and the buyer's own cash together pay exactly the price and costs. */
function expectPurchase(outcome: OtherOutcome): void {
  const { analysis } = outcome;
  const [first] = analysis.years;
  const price = inUse(outcome, 'purchasePrice');
  const borrowed = Math.round(amount(outcome, 'loanToValue') * price);
  expect(Math.abs((first?.loanBalance ?? 0) + (first?.principal ?? 0) - borrowed)).toBeLessThanOrEqual(1);
  const deposit = Math.round(price * inUse(outcome, 'deposit'));
  expect(amount(outcome, 'cashNeeded')).toBe(deposit + sumOf(analysis.oneOffCosts));
  expect(lineIn(analysis.oneOffCosts, 'closingCosts')).toBe(Math.round(Number((price * inUse(outcome, 'closingCosts')).toPrecision(15))));
}

function expectBoughtAndLet(outcome: OtherOutcome): void {
  expectOperation(outcome);
  expectPurchase(outcome);
}

const checks: Readonly<Record<StrategyId, (outcome: OtherOutcome) => void>> = {
  'buy-to-let': expectBoughtAndLet,
  hmo: expectBoughtAndLet,
  'serviced-accommodation': expectBoughtAndLet,
  'house-hack': (outcome) => {
    expectOperation(outcome);
    const deposit = Math.round(inUse(outcome, 'purchasePrice') * inUse(outcome, 'deposit'));
    expect(amount(outcome, 'cashNeeded')).toBe(deposit + sumOf(outcome.analysis.oneOffCosts));
    expect(Math.abs(amount(outcome, 'netHousingCost') * 12 + amount(outcome, 'annualCashFlow'))).toBeLessThanOrEqual(6);
  },
  'rent-to-rent': (outcome) => {
    const { analysis } = outcome;
    expect(amount(outcome, 'cashNeeded')).toBe(sumOf(analysis.oneOffCosts));
    expect(amount(outcome, 'annualCashFlow')).toBe(analysis.years[0]?.cashFlow);
    expect(amount(outcome, 'leaseProfit')).toBe((analysis.years.at(-1)?.cumulativeCashFlow ?? 0) - amount(outcome, 'cashNeeded'));
  },
  brrrr: (outcome) => {
    expectOperation(outcome);
    const refinancing = lineIn(outcome.analysis.oneOffCosts, 'refinancing');
    const total = inUse(outcome, 'purchasePrice') + sumOf(outcome.analysis.oneOffCosts) - refinancing;
    expect(amount(outcome, 'totalCost')).toBe(total);
    const redemption = total - amount(outcome, 'cashIn');
    expect(amount(outcome, 'released')).toBe(amount(outcome, 'newLoan') - redemption - refinancing);
    const left = amount(outcome, 'cashIn') - amount(outcome, 'released');
    expect(numberIn(outcome, 'moneyLeftIn')).toBe(left > 0 ? left : null);
    expect(amount(outcome, 'equityCreated')).toBe(inUse(outcome, 'afterRepairValue') - total - refinancing);
  },
  flip: (outcome) => {
    const { oneOffCosts } = outcome.analysis;
    const selling = lineIn(oneOffCosts, 'agentFee') + lineIn(oneOffCosts, 'saleLegalFees');
    const total = inUse(outcome, 'purchasePrice') + sumOf(oneOffCosts) - selling;
    expect(amount(outcome, 'totalCost')).toBe(total);
    expect(amount(outcome, 'profitBeforeTax')).toBe(inUse(outcome, 'afterRepairValue') - selling - total);
    // An unknown tax on a flip is not counted and has no figure.
    const tax = numberIn(outcome, 'tax') ?? 0;
    expect(amount(outcome, 'profit')).toBe(amount(outcome, 'profitBeforeTax') - tax);
    expect(outcome.analysis.years.at(-1)?.cumulativeCashFlow).toBe(amount(outcome, 'profit'));
  },
};

/** Checks to the minor unit that the parts of an outcome before tax sum to its totals, and that its timeline reproduces its figures. */
export function expectParts(jobOf: JobMaker, home: SpineHome): OtherOutcome {
  const outcome = outcomeOf(jobOf({ ...home, basis: 'before-tax' }));
  expectYears(outcome);
  checks[home.strategy](outcome);
  const { criteria, total } = outcome.score;
  expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 6);
  expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
  return outcome;
}
