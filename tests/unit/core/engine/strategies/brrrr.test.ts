import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrrrrInputs } from '../../../../../src/core/deal/strategies/inputs/brrrrInputs.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { brrrr } from '../../../../../src/core/engine/strategies/brrrr/brrrr.ts';
import { fromMajor, minor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, figure, inputsWith, plain, texts } from './given.ts';

const terrace: Partial<BrrrrInputs> = {
  ...plain,
  purchasePrice: fromMajor(100_000),
  surveyFee: fromMajor(500),
  refurbishment: fromMajor(20_000),
  contingency: percent(10),
  projectMonths: 6,
  holdingCostsPerMonth: fromMajor(200),
  bridgingOfPrice: percent(70),
  bridgingRate: percent(1),
  bridgingFee: percent(2),
  afterRepairValue: fromMajor(160_000),
  refinanceFees: fromMajor(3000),
  monthlyRent: fromMajor(850),
};
const given = (changes: Partial<BrrrrInputs> = {}): BrrrrInputs => inputsWith('brrrr', { ...terrace, ...changes });
const outcomeOf = (changes: Partial<BrrrrInputs> = {}) => analyseStrategy('brrrr', given(changes), contextWith());

const afterFees = (fees: number) => outcomeOf({ afterRepairValue: fromMajor(190_000), refinanceFees: fromMajor(fees) });

describe('BRRRR, worked by hand', () => {
  const done = brrrr(given(), contextWith());

  it('costs 135,800: price, 5% tax, fees, works plus 10%, six months of holding, 1,400 fee and 4,200 interest', () => {
    const parts = [100_000, 5000, 1500, 500, 20_000, 2000, 6 * 200, 0.02 * 70_000, 6 * 0.01 * 70_000];
    expect(done.project.totalCost).toBe(fromMajor(parts.reduce((sum, part) => sum + part, 0)));
    expect(done.project.totalCost).toBe(fromMajor(135_800));
  });

  it('needs 135,800 − 70,000 = 65,800 cash, because the lender pays out 70,000 − 1,400 − 4,200 = 64,400', () => {
    expect(done.project.loan.netAdvance).toBe(fromMajor(64_400));
    expect(done.project.cashIn).toBe(fromMajor(65_800));
  });

  it('leaves 65,800 − (120,000 − 70,000 − 3,000) = 18,800 in, and earns 2,880 a year on it: 15.3%', () => {
    // 10,200 rent − 1,020 management − 300 insurance − 6,000 interest.
    expect(done.newLoan).toBe(fromMajor(120_000));
    expect(done.released).toBe(fromMajor(47_000));
    expect(done.moneyLeftIn).toBe(fromMajor(18_800));
    expect(done.held.annualCashFlow).toBe(fromMajor(10_200 - 1020 - 300 - 6000));
    expect(done.cashOnCash).toBe(2880 / 18_800);
    expect(done.equityCreated).toBe(fromMajor(160_000 - 135_800 - 3000));
  });

  it('says so if no cash is left in, and gives no rate', () => {
    // 75% of 190,000 is 142,500. 142,500 − 73,000 exceeds the 65,800 invested by 3,700.
    const outcome = outcomeOf({ afterRepairValue: fromMajor(190_000) });
    expect(brrrr(given({ afterRepairValue: fromMajor(190_000) }), contextWith()).moneyLeftIn).toBe(fromMajor(-3700));
    expect(figure(outcome, 'moneyLeftIn')).toEqual({ kind: 'words', words: 'No cash left in' });
    expect(figure(outcome, 'cashOnCash')).toEqual({ kind: 'words', words: 'No cash left in' });
  });

  it('treats exactly zero as no cash left in, and one penny as cash left in', () => {
    expect(figure(afterFees(6700), 'moneyLeftIn')).toEqual({ kind: 'words', words: 'No cash left in' });
    expect(figure(afterFees(6700.01), 'moneyLeftIn')).toEqual({ kind: 'money', amount: minor(1) });
  });

  it('limits the loan to what the rent supports, 500 × 12 ÷ (125% × 5.5%) = 87,272.72, and says so', () => {
    const outcome = outcomeOf({ monthlyRent: fromMajor(500) });
    expect(figure(outcome, 'newLoan')).toEqual({ kind: 'money', amount: fromMajor(87_272.72) });
    expect(outcome.checks.map(({ id }) => id)).toContain('rent-limits-loan');
    expect(outcomeOf().checks.map(({ id }) => id)).not.toContain('rent-limits-loan');
  });

  it('warns if the new loan does not repay the bridging loan', () => {
    const outcome = outcomeOf({ afterRepairValue: fromMajor(90_000) });
    // 67,500 − 70,000 − 3,000.
    expect(figure(outcome, 'released')).toEqual({ kind: 'money', amount: fromMajor(-5500) });
    expect(outcome.checks.find(({ id }) => id === 'refinance-falls-short')?.words).toContain('£5,500');
  });

  it('labels 160,000 × 0.70 − 22,000 = 90,000 as a rule of thumb', () => {
    expect(figure(outcomeOf(), 'maximumOffer')).toEqual({ kind: 'money', amount: fromMajor(90_000) });
    expect(outcomeOf().figures.find(({ id }) => id === 'maximumOffer')?.label).toContain('rule of thumb');
  });

  it('states the cash left in if the valuation is 10% lower: 18,800 + 12,000 less loan', () => {
    const found = outcomeOf().checks.find(({ id }) => id === 'value-after-works')?.words;
    expect(found).toContain('£30,800');
    expect(brrrr(given({ afterRepairValue: fromMajor(144_000) }), contextWith()).moneyLeftIn).toBe(fromMajor(30_800));
  });

  it('discounts the released cash from the date of the refinancing, half a year in', () => {
    const { irr: irrOf, saleProceeds } = brrrr(given({ holdYears: 1, sellingCosts: rate(0) }), contextWith()).sale;
    const irr = irrOf();
    // −65,800 now, 47,000 after half a year, and 2,880 plus 160,000 − 120,000 from a sale after one and a half years.
    expect(saleProceeds).toBe(fromMajor(40_000));
    if (irr.kind !== 'one') throw new Error(irr.kind);
    const worth = -65_800 + 47_000 / (1 + irr.rate) ** 0.5 + 42_880 / (1 + irr.rate) ** 1.5;
    expect(worth).toBeCloseTo(0, 5);
  });

  it('shows every figure of the example', () => {
    expect(texts(outcomeOf())).toEqual({
      annualCashFlow: '£2,880',
      // £64,400 paid out and £70,000 repaid six months later: (70,000 ÷ 64,400)² − 1.
      bridgingAprc: '18.1%',
      bridgingCost: '£5,600',
      cashIn: '£65,800',
      cashOnCash: '15.3%',
      debtServiceCover: '1.48',
      equityCreated: '£21,200',
      equityMultiple: '1.71 times',
      incomeReceived: '£10,200',
      interestCover: '155%',
      irr: '15.0%',
      loanToValue: '75.0%',
      maximumOffer: '£90,000',
      moneyLeftIn: '£18,800',
      monthlyCashFlow: '£240',
      monthlyPayment: '£500',
      netOperatingIncome: '£8,880',
      newLoan: '£120,000',
      operatingCosts: '£1,320',
      released: '£47,000',
      totalCost: '£135,800',
      yieldOnCost: '7.3%',
    });
  });
});

describe('invariants of BRRRR', () => {
  it('a higher value after refurbishment never leaves more money in', () => {
    fc.assert(
      fc.property(anyInputs('brrrr'), fc.integer({ min: 0, max: 50_000_000 }), (inputs, more) => {
        const higher = { ...inputs, afterRepairValue: minor(inputs.afterRepairValue + more) };
        expect(brrrr(higher, contextWith()).moneyLeftIn).toBeLessThanOrEqual(brrrr(inputs, contextWith()).moneyLeftIn);
      }),
      { numRuns: 100 },
    );
  });

  it('price and costs add up to the total cost, as do own cash and redemption; cash in less cash released is cash left in', () => {
    fc.assert(
      fc.property(anyInputs('brrrr'), (inputs) => {
        const { project, released, moneyLeftIn, newLoan } = brrrr(inputs, contextWith());
        expect(project.totalCost).toBe(inputs.purchasePrice + sumMoney(project.costs.map(({ amount }) => amount)));
        expect(project.cashIn + project.loan.redemption).toBe(project.totalCost);
        expect(moneyLeftIn).toBe(project.cashIn - released);
        expect(moneyLeftIn).toBe(project.totalCost + inputs.refinanceFees - newLoan);
      }),
      { numRuns: 100 },
    );
  });
});
