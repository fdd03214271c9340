import type { HouseHackInputs } from './houseHackInputs.ts';
import { shareOf, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { LoanYear } from '../../../engine/finance/mortgage/loanYears.ts';

/** What a year of the loan looks like to its insurer. */
export interface InsuredYear {
  readonly year: number;
  readonly loan: Minor;
  /** At the start of the year. */
  readonly balance: Minor;
}

/**
 * The premium of a year, twelve equal months. It ends with the year that begins at or below the share of the price named, or after
 * the years named, whichever comes first; both come from the caller, since law and lender set them.
 */
export function insurancePremium(inputs: HouseHackInputs, { year, loan, balance }: InsuredYear): Minor {
  const isRepaidEnough = balance <= inputs.purchasePrice * inputs.premiumEndsAt;
  if (year > inputs.premiumYears || isRepaidEnough || balance === 0) return zeroMoney;
  const base = inputs.premiumBase === 'balance' ? balance : loan;
  return timesMoney(shareOf(base, rate(inputs.annualPremium / 12)), 12);
}

/** Premiums by year, from the schedule of the loan. */
export function premiumsOf(inputs: HouseHackInputs, loan: Minor, years: readonly LoanYear[]): readonly Minor[] {
  return years.map((_, at) =>
    insurancePremium(inputs, { year: at + 1, loan, balance: at === 0 ? loan : (years[at - 1]?.balance ?? zeroMoney) }),
  );
}
