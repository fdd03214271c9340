import { minor, shareOf, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** What a lender charges for repaying early. */
export interface EarlyRepaymentTerms {
  /** Each rate holds through month `throughMonth` of the loan, in order of months; after the last there is no charge. */
  readonly steps: readonly { readonly throughMonth: number; readonly charge: Rate }[];
  /** The share of the balance at the beginning of a year that may be repaid in that year without a charge; usually a tenth, or none. */
  readonly freeShare: Rate;
}

/** An amount repaid beyond what is due, in a month of the loan (1 is the first). */
export interface EarlyRepayment {
  readonly month: number;
  readonly amount: Minor;
  readonly balanceAtYearStart: Minor;
  /** Repaid early in this year of the loan before. */
  readonly repaidThisYear: Minor;
}

/** The charge for an early repayment, to the penny: the rate then in force on what goes beyond the year's free share. */
export function earlyRepaymentCharge(terms: EarlyRepaymentTerms, repayment: EarlyRepayment): Minor {
  const free = Math.max(zeroMoney, shareOf(repayment.balanceAtYearStart, terms.freeShare) - repayment.repaidThisYear);
  return shareOf(minor(Math.max(0, repayment.amount - free)), chargeInMonth(terms, repayment.month));
}

/** The share of what is repaid that is charged in a month of the loan. */
export const chargeInMonth = ({ steps }: EarlyRepaymentTerms, month: number): Rate =>
  steps.find((step) => month <= step.throughMonth)?.charge ?? zeroRate;
