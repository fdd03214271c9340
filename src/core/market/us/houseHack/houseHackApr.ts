import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { regulationZApr } from '../../../engine/finance/apr/regulationZApr.ts';
import { mortgageSchedule } from '../../../engine/finance/mortgage/mortgageSchedule.ts';
import type { Mortgage } from '../../../engine/mortgage.ts';

/** The loan with the upfront premium in it, that premium, and the premiums of each year, paid in twelfths. */
export interface InsuredLoan {
  readonly mortgage: Mortgage;
  readonly upfrontPremium: Minor;
  readonly premiums: readonly Minor[];
}

/**
 * The annual percentage rate by Regulation Z: mortgage insurance is a charge for the credit (12 CFR 1026.4(b)(5)), so the upfront
 * premium is not among what is advanced and each year's is paid with the loan. Payments are a month apart from the closing. Which of
 * the closing costs are charges for the credit depends on the lender; none is counted. Null without a loan.
 */
export function houseHackApr({ mortgage, upfrontPremium, premiums }: InsuredLoan): Rate | null {
  if (mortgage.loan === 0) return null;
  const payments = mortgageSchedule(mortgage).map(({ interest, principal }, at) => ({
    amount: interest + principal + (premiums[Math.floor(at / 12)] ?? 0) / 12,
    unitPeriods: at + 1,
    fraction: 0,
  }));
  const advances = [{ amount: mortgage.loan - upfrontPremium, unitPeriods: 0, fraction: 0 }];
  const found = regulationZApr({ advances, payments, unitPeriodsPerYear: 12 });
  return found.kind === 'us-apr' ? found.nominal : null;
}
