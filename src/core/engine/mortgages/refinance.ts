import type { PerYear } from '../../kernel/period.ts';
import { addMoney, minor, subtractMoney, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { chargeInMonth } from '../finance/mortgage/earlyRepaymentCharge.ts';
import { breakEven, cumulativeCosts } from './breakEven.ts';
import type { BreakEven } from './breakEven.ts';
import { feesDue } from './fees.ts';
import { costAtStart, quoteMortgage } from './quoteMortgage.ts';
import { productEarlyRepayment } from './productLoan.ts';
import { redemptionCharge } from './windowCost.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { MortgageCandidate, MortgageQuote } from './mortgageQuote.ts';

export interface RefinanceRequest {
  /** The need for which the current product was taken out. */
  readonly need: MortgageNeed;
  readonly current: MortgageCandidate;
  readonly next: MortgageCandidate;
  /** The number of months before the switch; by default the current product's initial period. */
  readonly atMonth?: number;
  /** The amount borrowed in addition to the balance. */
  readonly cashOut: Minor;
  /** The property's value and rent at the time of the switch. */
  readonly propertyValue: Minor;
  readonly monthlyRent: Minor;
  readonly netOperatingIncome: PerYear;
}

/** The result of moving the loan to another product. Staying means keeping the current product until the end of its term. */
export interface Refinance {
  readonly atMonth: number;
  /** The amount owed on the current product when it is redeemed. */
  readonly balance: Minor;
  readonly earlyRepaymentRate: Rate;
  readonly earlyRepaymentCharge: Minor;
  readonly exitFee: Minor;
  /** `balance + cashOut`: the loan on the next product before its fees, over the months left. */
  readonly quote: MortgageQuote;
  /** The cash left after redemption and the new product's upfront fees; negative if cash must be paid in. */
  readonly cashInHand: Minor;
  readonly payment: { readonly staying: Minor; readonly switching: Minor };
  /** The saving from switching over the new product's initial period, and over the rest of the hold; negative if switching costs more. */
  readonly saving: { readonly overFix: Minor | null; readonly overHold: Minor };
  /** Compares staying (`first`) with switching (`second`); months are counted from the switch. */
  readonly breakEven: BreakEven;
}

/**
 * `outside-term`: the month is not within the current loan's term. `nothing-to-move`: nothing is owed by then, and no cash is taken out.
 */
export type RefinanceFailure = { readonly kind: 'outside-term'; readonly termMonths: number } | { readonly kind: 'nothing-to-move' };

/**
 * The result of moving the balance to another product in a given month, including the charges for the move, or the reason it cannot be
 * moved. Costs are interest and fees, as in a comparison. Interest on cash taken out counts as a cost of switching, although the borrower
 * gets that cash.
 */
export function refinance(request: RefinanceRequest): Result<Refinance, RefinanceFailure> {
  const { need, current, next, cashOut } = request;
  const atMonth = request.atMonth ?? current.terms.initialMonths;
  if (!Number.isInteger(atMonth) || atMonth < 1 || atMonth >= need.termMonths)
    return err({ kind: 'outside-term', termMonths: need.termMonths });
  const held = quoteMortgage(need, current);
  const balance = held.schedule[atMonth - 1]?.balance ?? minor(0);
  const loan = addMoney(balance, cashOut);
  if (loan <= 0) return err({ kind: 'nothing-to-move' });
  const quote = quoteMortgage(needAfter(request, loan, atMonth), next);
  const charge = redemptionCharge(current.terms, atMonth, balance);
  const exitFee = feesDue(current.terms, 'exit', need.loan);
  const staying = cumulativeCosts(minor(0), held.schedule.slice(atMonth));
  const switching = cumulativeCosts(sumMoney([charge, exitFee, costAtStart(quote)]), quote.schedule);
  const savingOver = (months: number): Minor => subtractMoney(at(staying, months), at(switching, months));
  const following = held.schedule[atMonth];
  return ok({
    atMonth,
    balance,
    earlyRepaymentRate: chargeInMonth(productEarlyRepayment(current.terms), atMonth + 1),
    earlyRepaymentCharge: charge,
    exitFee,
    quote,
    cashInHand: subtractMoney(cashOut, sumMoney([charge, exitFee, quote.upfrontCash])),
    payment: { staying: following ? addMoney(following.interest, following.principal) : minor(0), switching: quote.initialPayment },
    saving: {
      overFix: quote.windows.fix === null ? null : savingOver(quote.windows.fix.months),
      overHold: savingOver(quote.windows.hold.months),
    },
    breakEven: breakEven(staying, switching),
  });
}

/**
 * The need after the switch. If the hold ends before the switch, the remaining hold is set to one month, so that there is a window to
 * compare.
 */
function needAfter(request: RefinanceRequest, loan: Minor, atMonth: number): MortgageNeed {
  const { need, propertyValue, monthlyRent, netOperatingIncome } = request;
  return {
    ...need,
    loan,
    propertyValue,
    monthlyRent,
    netOperatingIncome,
    termMonths: need.termMonths - atMonth,
    holdMonths: Math.max(1, need.holdMonths - atMonth),
  };
}

const at = (costs: readonly Minor[], month: number): Minor => costs[month] ?? costs.at(-1) ?? minor(0);
