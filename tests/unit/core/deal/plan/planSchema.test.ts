import { describe, expect, it } from 'vitest';
import { maxPlanEvents } from '../../../../../src/core/deal/plan/planEvent.ts';
import { parseDealPlan } from '../../../../../src/core/deal/plan/planSchema.ts';

const refinancing = {
  kind: 'refinancing',
  month: 61,
  loan: { loanToValue: 0.7 },
  rate: 0.05,
  mortgageKind: 'repayment',
  termMonths: 240,
};

const errorOf = (value: unknown): string => {
  const read = parseDealPlan(value);
  if (read.ok) throw new Error('The plan was not refused');
  return read.error;
};

describe('parsing a plan', () => {
  it('fills in defaults: no fees, 75% of the value, 125% cover, and the deal’s stress rate and holding period', () => {
    expect(parseDealPlan({ events: [refinancing] })).toEqual({
      ok: true,
      value: {
        heldMonths: null,
        events: [
          {
            ...refinancing,
            arrangementFee: 0,
            arrangementFeeAdded: false,
            earlyRepaymentCharge: 0,
            legalFees: 0,
            valuationFee: 0,
            maxLoanToValue: 0.75,
            minInterestCover: 1.25,
            stressRate: null,
          },
        ],
      },
    });
  });

  it('names the first invalid field', () => {
    expect(errorOf(null)).toMatch(/^plan: /);
    expect(errorOf({ events: [], heldMonths: 481 })).toBe('heldMonths: Out of range');
    expect(errorOf({ events: [{ ...refinancing, month: 1.5 }] })).toBe('events.0.month: Not a whole number');
    expect(errorOf({ events: [{ ...refinancing, rate: 0.26 }] })).toBe('events.0.rate: Out of range');
    expect(errorOf({ events: [{ ...refinancing, loan: { amount: 100, loanToValue: 0.5 } }] })).toMatch(/^events\.0\.loan/);
    expect(errorOf({ events: [{ ...refinancing, kind: 'remortgage' }] })).toMatch(/^events\.0\.kind/);
    expect(errorOf({ events: [{ ...refinancing, fee: 1 }] })).toMatch(/^events\.0\.fee/);
    expect(errorOf({ events: [{ kind: 'one-off', month: 1, label: '\u202Eroof', cost: 1 }] })).toBe(
      'events.0.label: The name contains characters that can’t be printed',
    );
    expect(errorOf({ events: Array.from({ length: maxPlanEvents + 1 }, () => refinancing) })).toContain('up to');
  });
});
