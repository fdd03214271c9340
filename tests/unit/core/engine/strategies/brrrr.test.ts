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

describe('BRRRR, by hand', () => {
  const done = brrrr(given(), contextWith());

  it('costs 135,800: price, 5% tax, fees, works with a tenth more, six months of holding, 1,400 fee and 4,200 interest', () => {
    const parts = [100_000, 5000, 1500, 500, 20_000, 2000, 6 * 200, 0.02 * 70_000, 6 * 0.01 * 70_000];
    expect(done.project.totalCost).toBe(fromMajor(parts.reduce((sum, part) => sum + part, 0)));
    expect(done.project.totalCost).toBe(fromMajor(135_800));
  });

  it('takes 135,800 − 70,000 = 65,800 of own cash, for the lender pays out 70,000 − 1,400 − 4,200 = 64,400', () => {
    expect(done.project.loan.netAdvance).toBe(fromMajor(64_400));
    expect(done.project.cashIn).toBe(fromMajor(65_800));
  });

  it('leaves 65,800 − (120,000 − 70,000 − 3,000) = 18,800 in, and earns 2,880 on it: 15.3%', () => {
    // 10,200 rent − 1,020 management − 300 insurance − 6,000 interest.
    expect(done.newLoan).toBe(fromMajor(120_000));
    expect(done.released).toBe(fromMajor(47_000));
    expect(done.moneyLeftIn).toBe(fromMajor(18_800));
    expect(done.held.annualCashFlow).toBe(fromMajor(10_200 - 1020 - 300 - 6000));
    expect(done.cashOnCash).toBe(2880 / 18_800);
    expect(done.equityCreated).toBe(fromMajor(160_000 - 135_800 - 3000));
  });

  it('says in words when nothing is left in, and gives no rate', () => {
    // 75% of 190,000 is 142,500; 142,500 − 73,000 exceeds the 65,800 put in by 3,700.
    const outcome = outcomeOf({ afterRepairValue: fromMajor(190_000) });
    expect(brrrr(given({ afterRepairValue: fromMajor(190_000) }), contextWith()).moneyLeftIn).toBe(fromMajor(-3700));
    expect(figure(outcome, 'moneyLeftIn')).toEqual({ kind: 'words', words: 'No cash left in' });
    expect(figure(outcome, 'cashOnCash')).toEqual({ kind: 'words', words: 'No cash left in' });
  });

  it('treats the very penny of nothing left in as nothing', () => {
    expect(figure(afterFees(6700), 'moneyLeftIn')).toEqual({ kind: 'words', words: 'No cash left in' });
    expect(figure(afterFees(6700.01), 'moneyLeftIn')).toEqual({ kind: 'money', amount: minor(1) });
  });

  it('lends no more than the rent carries: 500 × 12 ÷ (125% × 5.5%) = 87,272.72, and says so', () => {
    const outcome = outcomeOf({ monthlyRent: fromMajor(500) });
    expect(figure(outcome, 'newLoan')).toEqual({ kind: 'money', amount: fromMajor(87_272.72) });
    expect(outcome.checks.map(({ id }) => id)).toContain('rent-limits-loan');
    expect(outcomeOf().checks.map(({ id }) => id)).not.toContain('rent-limits-loan');
  });

  it('asks for cash when the new loan does not repay the bridging loan', () => {
    const outcome = outcomeOf({ afterRepairValue: fromMajor(90_000) });
    // 67,500 − 70,000 − 3,000.
    expect(figure(outcome, 'released')).toEqual({ kind: 'money', amount: fromMajor(-5500) });
    expect(outcome.checks.find(({ id }) => id === 'refinance-falls-short')?.words).toContain('£5,500');
  });

  it('labels 160,000 × 0.70 − 22,000 = 90,000 as a rule of thumb', () => {
    expect(figure(outcomeOf(), 'maximumOffer')).toEqual({ kind: 'money', amount: fromMajor(90_000) });
    expect(outcomeOf().figures.find(({ id }) => id === 'maximumOffer')?.label).toContain('rule of thumb');
  });

  it('says what stays in when the valuer says a tenth less: 18,800 + 12,000 of loan', () => {
    const found = outcomeOf().checks.find(({ id }) => id === 'value-after-works')?.words;
    expect(found).toContain('£30,800');
    expect(brrrr(given({ afterRepairValue: fromMajor(144_000) }), contextWith()).moneyLeftIn).toBe(fromMajor(30_800));
  });

  it('discounts the released cash to the day of the refinancing, half a year in', () => {
    const { irr: irrOf, saleProceeds } = brrrr(given({ holdYears: 1, sellingCosts: rate(0) }), contextWith()).sale;
    const irr = irrOf();
    // −65,800 now, 47,000 after half a year, 2,880 and a sale of 160,000 − 120,000 after one and a half.
    expect(saleProceeds).toBe(fromMajor(40_000));
    if (irr.kind !== 'one') throw new Error(irr.kind);
    const worth = -65_800 + 47_000 / (1 + irr.rate) ** 0.5 + 42_880 / (1 + irr.rate) ** 1.5;
    expect(worth).toBeCloseTo(0, 5);
  });

  it('shows each figure of the example', () => {
    expect(texts(outcomeOf())).toEqual({
      annualCashFlow: '£2,880',
      // £64,400 paid out, £70,000 repaid six months later: (70,000 ÷ 64,400)² − 1.
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

describe('laws of BRRRR', () => {
  it('a higher value after refurbishment never leaves more money in', () => {
    fc.assert(
      fc.property(anyInputs('brrrr'), fc.integer({ min: 0, max: 50_000_000 }), (inputs, more) => {
        const higher = { ...inputs, afterRepairValue: minor(inputs.afterRepairValue + more) };
        expect(brrrr(higher, contextWith()).moneyLeftIn).toBeLessThanOrEqual(brrrr(inputs, contextWith()).moneyLeftIn);
      }),
      { numRuns: 100 },
    );
  });

  it('parts sum: price and costs to the total, own cash and redemption to the total, cash put in less released to what is left', () => {
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
