import { minor, shareOf, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** A lender's early repayment terms. */
export interface EarlyRepaymentTerms {
  /** In chronological order. Each rate applies through month `throughMonth` of the loan; after the last there is no charge. */
  readonly steps: readonly { readonly throughMonth: number; readonly charge: Rate }[];
  /** The share of a year's opening balance that may be repaid that year without a charge; usually a tenth, or none. */
  readonly freeShare: Rate;
}

/** An amount repaid on top of the payment due, in a month of the loan (1 is the first). */
export interface EarlyRepayment {
  readonly month: number;
  readonly amount: Minor;
  readonly balanceAtYearStart: Minor;
  /** The amount already repaid early in this loan year. */
  readonly repaidThisYear: Minor;
}

/**
 * The charge for an early repayment, in minor units. The rate in force that month applies to the part of the repayment above what is left
 * of the year's free allowance.
 */
export function earlyRepaymentCharge(terms: EarlyRepaymentTerms, repayment: EarlyRepayment): Minor {
  const free = Math.max(zeroMoney, shareOf(repayment.balanceAtYearStart, terms.freeShare) - repayment.repaidThisYear);
  return shareOf(minor(Math.max(0, repayment.amount - free)), chargeInMonth(terms, repayment.month));
}

/** The early repayment charge in force in a month of the loan (1 is the first), as a fraction of the amount repaid. */
export const chargeInMonth = ({ steps }: EarlyRepaymentTerms, month: number): Rate =>
  steps.find((step) => month <= step.throughMonth)?.charge ?? zeroRate;
