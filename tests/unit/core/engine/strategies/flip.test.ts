import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BridgingKind } from '../../../../../src/core/deal/strategies/inputs/projectInputs.ts';
import type { FlipInputs } from '../../../../../src/core/deal/strategies/inputs/flipInputs.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { flip } from '../../../../../src/core/engine/strategies/flip/flip.ts';
import type { ProfitTax } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { fromMajor, minor, shareOf } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, figure, inputsWith, texts } from './given.ts';

const quarter: ProfitTax = {
  name: 'A quarter',
  taxOn: (profit) => ({ tax: shareOf(profit, percent(25)), rules: [], notes: ['A quarter of the profit.'] }),
  terms: [],
};
const given = (changes: Partial<FlipInputs> = {}): FlipInputs =>
  inputsWith('flip', {
    purchasePrice: fromMajor(100_000),
    legalFees: fromMajor(1500),
    surveyFee: fromMajor(500),
    refurbishment: fromMajor(20_000),
    contingency: percent(10),
    projectMonths: 6,
    holdingCostsPerMonth: fromMajor(200),
    bridgingOfPrice: percent(70),
    bridgingRate: percent(1),
    bridgingFee: percent(2),
    afterRepairValue: fromMajor(180_000),
    saleAgentFee: percent(1.5),
    saleLegalFees: fromMajor(1000),
    ...changes,
  });

describe('flip, worked by hand', () => {
  const done = flip(given(), contextWith({ profitTax: quarter }));

  it('sells for 180,000 − 2,700 − 1,000 and costs 135,800: 40,500 before tax, 22.5% of the price, 29.8% of the cost', () => {
    expect(done.saleNet).toBe(fromMajor(176_300));
    expect(done.profitBeforeTax).toBe(fromMajor(40_500));
    expect(done.margin).toBe(0.225);
    expect(done.profitOnCost).toBe(40_500 / 135_800);
  });

  it('keeps 40,500 − 10,125 = 30,375 after 25% tax: 46.2% of 65,800 in half a year, 113.6% a year', () => {
    expect(done.tax).toBe(fromMajor(10_125));
    expect(done.profit).toBe(fromMajor(30_375));
    expect(done.roi).toBe(30_375 / 65_800);
    expect(done.annualisedRoi).toBeCloseTo((1 + 30_375 / 65_800) ** 2 - 1, 12);
  });

  it('breaks even at (135,800 + 1,000) ÷ 0.985 = 138,883.25', () => {
    expect(done.breakEvenPrice).toBe(fromMajor(138_883.25));
    const { profitBeforeTax } = flip(given({ afterRepairValue: done.breakEvenPrice }), contextWith());
    expect(Math.abs(profitBeforeTax)).toBeLessThanOrEqual(1);
  });

  it.each<[BridgingKind, number]>([
    // Price 100,000, tax 5,000, fees 2,000, works 22,000 and holding 1,200 total 130,200. The loan fee is 1,400, monthly interest 700.
    ['retained', 130_200 + 1400 + 4200 - 70_000],
    ['serviced', 130_200 + 1400 + 6 * 700 - 70_000],
    ['rolled-up', 130_200 + 1400 - 70_000],
  ])('needs cash that depends on how interest is charged: %s', (bridgingKind, cash) => {
    expect(flip(given({ bridgingKind }), contextWith()).project.cashIn).toBe(fromMajor(cash));
  });

  it('compounds rolled-up interest to 70,000 × (1.01^6 − 1) = 4,306.41', () => {
    expect(flip(given({ bridgingKind: 'rolled-up' }), contextWith()).project.loan.interest).toBe(fromMajor(4306.41));
  });

  it('has no tax on a loss, and notes that figures are before tax if no tax law is given', () => {
    const loss = flip(given({ afterRepairValue: fromMajor(120_000) }), contextWith({ profitTax: quarter }));
    expect(loss.profitBeforeTax).toBeLessThan(0);
    expect(loss.tax).toBe(0);
    const outcome = analyseStrategy('flip', given(), contextWith());
    expect(outcome.checks.map(({ id }) => id)).toContain('before-tax');
  });

  it('has no annual rate if more than the cash is lost, and says so', () => {
    const outcome = analyseStrategy('flip', given({ afterRepairValue: fromMajor(50_000) }), contextWith());
    expect(figure(outcome, 'annualisedRoi')).toEqual({ kind: 'words', words: 'All cash is lost' });
  });

  it('has no return on cash if no cash is invested', () => {
    const outcome = analyseStrategy(
      'flip',
      given({
        bridgingOfPrice: percent(100),
        bridgingOfWorks: percent(100),
        bridgingKind: 'rolled-up',
        buyer: 'main-home',
        legalFees: minor(0),
        surveyFee: minor(0),
        holdingCostsPerMonth: minor(0),
        bridgingFee: percent(0),
      }),
      contextWith(),
    );
    expect(figure(outcome, 'roi')).toEqual({ kind: 'words', words: 'No cash invested' });
  });

  it('shows every figure of the example', () => {
    expect(texts(analyseStrategy('flip', given(), contextWith({ profitTax: quarter })))).toEqual({
      annualisedRoi: '113.6%',
      breakEvenPrice: '£138,883',
      // £64,400 paid out and £70,000 repaid six months later: (70,000 ÷ 64,400)² − 1.
      bridgingAprc: '18.1%',
      bridgingCost: '£5,600',
      cashIn: '£65,800',
      margin: '22.5%',
      maximumOffer: '£104,000',
      profit: '£30,375',
      profitBeforeTax: '£40,500',
      profitOnCost: '29.8%',
      roi: '46.2%',
      tax: '£10,125',
      totalCost: '£135,800',
    });
  });
});

describe('invariants of a flip', () => {
  it('the years sum to the profit after tax, over any number of years and for every interest type', () => {
    fc.assert(
      fc.property(anyInputs('flip'), (inputs) => {
        const done = flip(inputs, contextWith({ profitTax: quarter }));
        expect(done.years.reduce((sum, { cashFlow }) => sum + cashFlow, 0)).toBe(done.profit);
        expect(done.years.at(-1)?.cumulativeCashFlow).toBe(done.profit);
        expect(done.years).toHaveLength(Math.ceil(inputs.projectMonths / 12));
      }),
      { numRuns: 150 },
    );
  });

  it('sale proceeds after the loan less cash invested are the profit before tax', () => {
    fc.assert(
      fc.property(anyInputs('flip'), (inputs) => {
        const { saleNet, project, profitBeforeTax } = flip(inputs, contextWith());
        expect(saleNet - project.loan.redemption - project.cashIn).toBe(profitBeforeTax);
      }),
      { numRuns: 100 },
    );
  });

  it('a higher bridging rate never raises the profit', () => {
    fc.assert(
      fc.property(anyInputs('flip'), fc.integer({ min: 0, max: 200 }), (inputs, more) => {
        const dearer = { ...inputs, bridgingRate: percent(inputs.bridgingRate * 100 + more / 100) };
        fc.pre(dearer.bridgingRate >= inputs.bridgingRate);
        expect(flip(dearer, contextWith()).profitBeforeTax).toBeLessThanOrEqual(flip(inputs, contextWith()).profitBeforeTax);
      }),
      { numRuns: 100 },
    );
  });
});
