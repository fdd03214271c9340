import { minor, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { levelPayment, monthInterest } from '../../mortgage.ts';
import type { MortgageMonth } from '../../mortgage.ts';
import { earlyRepaymentCharge } from './earlyRepaymentCharge.ts';
import type { EarlyRepaymentTerms } from './earlyRepaymentCharge.ts';

/** A number of months at one nominal annual rate. */
export interface LoanStage {
  readonly rate: Rate;
  readonly months: number;
}

/**
 * A loan in its stages: an initial rate, then the reversion rate. `loan` is everything that bears interest, including added fees
 * (`addFees`). `interestOnly` is the part repaid only at the end: zero for a repayment loan, the whole of an interest-only loan, and an
 * amount in between for part-and-part.
 */
export interface LoanPlan {
  readonly loan: Minor;
  readonly interestOnly: Minor;
  readonly stages: readonly LoanStage[];
  /** No overpayments unless given. */
  readonly overpayments?: Overpayments;
  /** The lender's charges for overpayments. No charges unless given. */
  readonly earlyRepayment?: EarlyRepaymentTerms;
}

/**
 * Payments in addition to the one due. `shorter-term`: the payment due is the same as for the loan without overpayments, so the loan ends
 * sooner. `lower-payment`: the payment is recalculated after each overpayment, so the loan still ends at the end of its term.
 */
export interface Overpayments {
  readonly perMonth: Minor;
  readonly lumps: readonly { readonly month: number; readonly amount: Minor }[];
  readonly effect: 'shorter-term' | 'lower-payment';
}

/**
 * One month: `interest + principal` is the payment due, `overpaid` is the amount paid on top of it, `charge` is the cost of overpaying, and
 * `balance` is what is owed afterwards.
 */
export interface LoanMonth extends MortgageMonth {
  readonly overpaid: Minor;
  readonly charge: Minor;
}

/**
 * The repayment schedule to the penny, for at most `upTo` months, ending once nothing is owed. All other schedules are derived from this
 * one. At the start of each stage the repayment part is amortised again over the months left. Overpayments reduce the repayment part first,
 * then the interest-only part, and never exceed the balance. The last payment settles the remainder, so principal and overpayments sum to
 * the loan.
 */
export function loanSchedule(plan: LoanPlan, upTo = Infinity): readonly LoanMonth[] {
  checkPlan(plan);
  const { overpayments, earlyRepayment } = plan;
  const state = startOf(plan);
  const months: LoanMonth[] = [];
  let left = plan.stages.reduce((sum, stage) => sum + stage.months, 0);
  for (const { rate, months: stageMonths } of plan.stages) {
    for (let at = 0; at < stageMonths && months.length < upTo && owedOn(state) > 0; at += 1) {
      const month = months.length + 1;
      if (at === 0 || state.isLowered) {
        state.due = levelPayment(overpayments?.effect === 'shorter-term' ? state.planned : state.repaying, rate, left);
      }
      if (month % 12 === 1) startYear(state);
      const { interest, principal, overpaid } = payMonth(state, { rate, isLast: left === 1, extra: extraIn(overpayments, month) });
      const charge = chargeOn(state, { month, amount: overpaid }, earlyRepayment);
      state.overpaidThisYear += overpaid;
      state.isLowered = overpaid > 0 && overpayments?.effect === 'lower-payment';
      months.push({ interest, principal, overpaid, charge, balance: minor(owedOn(state)) });
      left -= 1;
    }
  }
  return months;
}

/** The balances while a schedule is computed, updated each month. */
interface LoanState {
  repaying: number;
  interestOnly: number;
  /** What the balance of the repayment part would be without overpayments. */
  planned: number;
  due: number;
  isLowered: boolean;
  balanceAtYearStart: number;
  overpaidThisYear: number;
}

function startOf({ loan, interestOnly }: LoanPlan): LoanState {
  const repaying = loan - interestOnly;
  return { repaying, interestOnly, planned: repaying, due: 0, isLowered: false, balanceAtYearStart: loan, overpaidThisYear: 0 };
}

function startYear(state: LoanState): void {
  state.balanceAtYearStart = owedOn(state);
  state.overpaidThisYear = 0;
}

const owedOn = ({ repaying, interestOnly }: LoanState): number => repaying + interestOnly;

interface MonthTerms {
  readonly rate: Rate;
  readonly isLast: boolean;
  readonly extra: number;
}

function payMonth(state: LoanState, { rate, isLast, extra }: MonthTerms): Omit<LoanMonth, 'balance' | 'charge'> {
  const onRepaying = monthInterest(state.repaying, rate);
  const interest = minor(onRepaying + monthInterest(state.interestOnly, rate));
  // If the payment is rounded up, the loan can be settled one payment early. The balance never goes below zero.
  const repaid = isLast ? state.repaying : Math.min(state.repaying, state.due - onRepaying);
  const settled = isLast ? state.interestOnly : 0;
  state.planned -= Math.min(state.planned, state.due - monthInterest(state.planned, rate));
  state.repaying -= repaid;
  state.interestOnly -= settled;
  const overpaid = Math.min(extra, owedOn(state));
  const intoRepaying = Math.min(overpaid, state.repaying);
  state.repaying -= intoRepaying;
  state.interestOnly -= overpaid - intoRepaying;
  return { interest, principal: minor(repaid + settled), overpaid: minor(overpaid) };
}

function chargeOn(
  { balanceAtYearStart, overpaidThisYear }: LoanState,
  { month, amount }: { readonly month: number; readonly amount: Minor },
  terms: EarlyRepaymentTerms | undefined,
): Minor {
  if (terms === undefined || amount === 0) return zeroMoney;
  return earlyRepaymentCharge(terms, {
    month,
    amount,
    balanceAtYearStart: minor(balanceAtYearStart),
    repaidThisYear: minor(overpaidThisYear),
  });
}

function extraIn(overpayments: Overpayments | undefined, month: number): number {
  if (overpayments === undefined) return 0;
  return overpayments.lumps.reduce((sum, lump) => (lump.month === month ? sum + lump.amount : sum), overpayments.perMonth as number);
}

function checkPlan({ loan, interestOnly, stages }: LoanPlan): void {
  if (interestOnly < 0 || interestOnly > loan) throw new RangeError(`${interestOnly} of a loan of ${loan} cannot be interest-only`);
  if (stages.some(({ months }) => !Number.isInteger(months) || months < 0))
    throw new RangeError('A stage must last a whole number of months');
}
