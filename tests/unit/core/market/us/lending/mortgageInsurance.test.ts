import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import { mortgageInsuranceEnd } from '../../../../../../src/core/market/us/lending/mortgageInsurance.ts';
import type { InsuredLoan } from '../../../../../../src/core/market/us/lending/mortgageInsurance.ts';

const endOf = (loan: number, more: Partial<InsuredLoan> = {}) =>
  mortgageInsuranceEnd({ originalValue: fromMajor(300_000), loan: fromMajor(loan), annualRate: percent(6), months: 360, ...more });

/** The growth of an annuity loan's balance at 0.5% a month over a number of payments. */
const growth = (paid: number) => 1.005 ** paid;
const balance = (paid: number) => (270_000 * (growth(360) - growth(paid))) / (growth(360) - 1);

// Homeowners Protection Act of 1998, as described by the National Credit Union Administration (https://ncua.gov).
describe('the end of mortgage insurance', () => {
  it('does not apply to a loan of 80% of the value, which needs no insurance', () => {
    expect(endOf(240_000)).toEqual({ kind: 'not-needed' });
  });

  it('on an interest-free loan, is on request once the balance falls to 80% and automatic at 78%', () => {
    // 270,000 over 360 months is 750 a month: 240,000 after 40 payments, 234,000 after 48.
    expect(endOf(270_000, { annualRate: zeroRate })).toEqual({ kind: 'ends', onRequest: 40, automatic: 48, latest: 181 });
  });

  it('comes with the first payment that makes the annuity’s balance low enough', () => {
    const end = endOf(270_000);
    if (end.kind !== 'ends' || end.onRequest === null) throw new Error('Mortgage insurance is not needed, or cannot end on request');
    expect(balance(end.onRequest - 1)).toBeGreaterThan(240_000);
    expect(balance(end.onRequest)).toBeLessThanOrEqual(240_000);
    expect(balance(end.automatic - 1)).toBeGreaterThan(234_000);
    expect(balance(end.automatic)).toBeLessThanOrEqual(234_000);
  });

  it('is at the midpoint of the term at the latest', () => {
    expect(endOf(291_000, { annualRate: percent(18) })).toMatchObject({ automatic: 181, latest: 181 });
  });

  it('for a high-risk loan is at 77%, and cannot be requested', () => {
    // 231,000 after 52 payments of 750.
    expect(endOf(270_000, { annualRate: zeroRate, highRisk: true })).toEqual({ kind: 'ends', onRequest: null, automatic: 52, latest: 181 });
  });
});
