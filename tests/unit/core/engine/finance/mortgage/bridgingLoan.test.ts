import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aprc } from '../../../../../../src/core/engine/finance/apr/aprc.ts';
import { bridgingCost, bridgingFlows } from '../../../../../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import type { BridgingLoan } from '../../../../../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import { fromMajor, minor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';

/** European Commission, Examples for the calculation of the APRC, January 2015, numbers 40 to 42. */
const example: BridgingLoan = {
  gross: fromMajor(200_000),
  rate: percent(7.5),
  months: 6,
  interest: 'retained',
  arrangementFee: fromMajor(4000),
  exitFee: zeroMoney,
};

const percentOf = (loan: BridgingLoan): number => {
  const found = aprc(bridgingFlows(loan));
  return found.kind === 'aprc' ? found.effective * 100 : Number.NaN;
};

const sum = (flows: readonly { readonly amount: number }[]): number => flows.reduce((all, flow) => all + flow.amount, 0);

describe('bridging loan', () => {
  it('deducts retained interest from the advance', () => {
    expect(bridgingCost(example)).toEqual({
      netAdvance: 188_500_00,
      interest: 7500_00,
      monthlyPayment: 0,
      redemption: 200_000_00,
      totalCost: 11_500_00,
    });
  });

  it('adds rolled-up interest to the redemption, compounded monthly', () => {
    expect(bridgingCost({ ...example, interest: 'rolled-up', exitFee: fromMajor(100) })).toEqual({
      netAdvance: 196_000_00,
      interest: 7618_17,
      monthlyPayment: 0,
      redemption: 207_718_17,
      totalCost: 11_718_17,
    });
  });

  it('pays serviced interest each month', () => {
    expect(bridgingCost({ ...example, interest: 'serviced' })).toEqual({
      netAdvance: 196_000_00,
      interest: 7500_00,
      monthlyPayment: 1250_00,
      redemption: 200_000_00,
      totalCost: 11_500_00,
    });
  });

  it('has the APRC in the Commission’s example', () => {
    expect(percentOf(example)).toBeCloseTo(12.573788, 4);
    expect(percentOf({ ...example, interest: 'rolled-up' })).toBeCloseTo(12.206644, 4);
    expect(percentOf({ ...example, interest: 'serviced' })).toBeGreaterThan(percentOf({ ...example, interest: 'rolled-up' }));
  });

  it('costs the total paid less the amount received, for every interest type', () => {
    const loan = fc.record({
      gross: fc.integer({ min: 1_000_000, max: 500_000_000 }).map((pence) => minor(pence)),
      rate: fc.integer({ min: 0, max: 2000 }).map((basisPoints) => rate(basisPoints / 10_000)),
      months: fc.integer({ min: 1, max: 24 }),
      interest: fc.constantFrom<BridgingLoan['interest']>('retained', 'rolled-up', 'serviced'),
      arrangementFee: fc.integer({ min: 0, max: 100_000 }).map((pence) => minor(pence)),
      exitFee: fc.integer({ min: 0, max: 100_000 }).map((pence) => minor(pence)),
    });
    fc.assert(
      fc.property(loan, (given) => {
        const cost = bridgingCost(given);
        const { drawdowns, payments } = bridgingFlows(given);
        expect(sum(payments) - sum(drawdowns)).toBe(cost.totalCost);
        expect(cost.totalCost).toBe(cost.interest + given.arrangementFee + given.exitFee);
      }),
    );
  });

  it('lasts a whole number of months', () => {
    expect(() => bridgingCost({ ...example, months: 0 })).toThrow('A bridging loan must last a whole number of months, got 0');
    expect(() => bridgingCost({ ...example, months: 1.5 })).toThrow(RangeError);
  });
});
