import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { analyse } from '../../../../../src/core/engine/analyse.ts';
import { analyseStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { buyToLet } from '../../../../../src/core/engine/strategies/buyToLet/buyToLet.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { anyInputs, contextWith, figure, inputsWith, plain, texts } from './given.ts';

describe('buy-to-let, worked by hand', () => {
  const inputs = inputsWith('buy-to-let', {
    ...plain,
    purchasePrice: fromMajor(200_000),
    monthlyRent: fromMajor(1000),
    deposit: percent(25),
  });
  const outcome = analyseStrategy('buy-to-let', inputs, contextWith());

  it('needs 50,000 deposit + 6,250 and 5,250 tax + 1,500 legal fees = 63,000', () => {
    // Additional property: 5% on 125,000 and 7% on 75,000.
    expect(figure(outcome, 'cashNeeded')).toEqual({ kind: 'money', amount: fromMajor(50_000 + 6250 + 5250 + 1500) });
  });

  it('leaves 12,000 − 1,200 management − 300 insurance − 7,500 interest = 3,000 a year, 4.8% of the cash', () => {
    expect(figure(outcome, 'annualCashFlow')).toEqual({ kind: 'money', amount: fromMajor(12_000 - 1200 - 300 - 7500) });
    expect(figure(outcome, 'cashOnCash')).toEqual({ kind: 'rate', rate: 3000 / 63_000 });
    expect(outcome.figures.find(({ id }) => id === 'cashOnCash')?.text).toBe('4.8%');
  });

  it('shows every figure of the example', () => {
    expect(texts(outcome)).toEqual({
      annualCashFlow: '£3,000',
      breakEvenRent: '£722',
      cashNeeded: '£63,000',
      cashOnCash: '4.8%',
      debtServiceCover: '1.40',
      equityMultiple: '1.21 times',
      grossYield: '6.0%',
      incomeReceived: '£12,000',
      interestCover: '145%',
      irr: '2.3%',
      loanToValue: '75.0%',
      monthlyCashFlow: '£250',
      monthlyPayment: '£625',
      netOperatingIncome: '£10,500',
      netYield: '5.3%',
      operatingCosts: '£1,500',
      roi: '4.8%',
    });
  });
});

describe('buy-to-let adapter', () => {
  it('returns the engine’s own figures, lines and years, for any assumptions', () => {
    fc.assert(
      fc.property(anyInputs('buy-to-let'), (assumptions) => {
        const context = contextWith();
        const own = analyse({ assumptions, rules: context.market, targets: standardProfile.targets, on: context.on });
        const { held, purchase, sale, years, ...rest } = buyToLet(assumptions, context);
        expect(purchase).toEqual(own.purchase);
        expect(rest.runningCosts).toEqual(own.runningCosts);
        expect(held.annualCashFlow).toBe(own.figures.annualCashFlow);
        expect(rest.cashOnCash).toBe(own.figures.cashOnCash);
        expect(sale.irr()).toEqual(own.figures.irr);
        expect(years.map(({ cashFlow }) => cashFlow)).toEqual(own.years.map(({ cashFlow }) => cashFlow));
        expect(years.map(({ equity }) => equity)).toEqual(own.years.map(({ equity }) => equity));
      }),
      { numRuns: 40 },
    );
  });
});
