import { minor, roundMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { annuityPayment, monthInterest } from '../../mortgage.ts';
import type { MortgageMonth } from '../../mortgage.ts';

/** Months at one rate, a nominal rate a year. */
export interface LoanStage {
  readonly rate: Rate;
  readonly months: number;
}

/**
 * A loan through its stages: an initial rate, then the reversion. `interestOnly` is the part of it that is repaid only at the end:
 * nothing of a repayment loan, all of an interest-only one, something between of a part-and-part one.
 */
export interface LoanPlan {
  readonly loan: Minor;
  readonly interestOnly: Minor;
  readonly stages: readonly LoanStage[];
}

/**
 * Payments above the one due. `shorter-term`: the payments due stay those of the loan without overpayments, so it ends sooner.
 * `lower-payment`: the payment is worked out anew after each overpayment, so the loan ends when it would have.
 */
export interface Overpayments {
  readonly perMonth: Minor;
  readonly lumps: readonly { readonly month: number; readonly amount: Minor }[];
  readonly effect: 'shorter-term' | 'lower-payment';
}

export const noOverpayments: Overpayments = { perMonth: zeroMoney, lumps: [], effect: 'shorter-term' };

/** One month: `interest + principal` is the payment due, `overpaid` comes on top, `balance` is owed afterwards. */
export interface LoanMonth extends MortgageMonth {
  readonly overpaid: Minor;
}

/**
 * The schedule to the penny, up to the month in which nothing is owed any more. At each change of rate the part being repaid is
 * spread anew over the months left. Overpayments go to the part being repaid first, then to the interest-only part, and never beyond
 * what is owed. The last payment settles the rest, so principal and overpayments sum to the loan.
 */
export function loanSchedule(plan: LoanPlan, overpayments: Overpayments = noOverpayments): readonly LoanMonth[] {
  checkPlan(plan);
  const rates = plan.stages.flatMap(({ rate, months }) => Array.from({ length: months }, () => rate));
  const kept = overpayments.effect === 'shorter-term' && overpayments !== noOverpayments ? levelPayments(plan, rates) : null;
  const months: LoanMonth[] = [];
  let owed: Owed = { repaying: plan.loan - plan.interestOnly, interestOnly: plan.interestOnly };
  let due = 0;
  for (const [at, rate] of rates.entries()) {
    const isNew = rate !== rates[at - 1] || (kept === null && (months.at(-1)?.overpaid ?? 0) > 0);
    if (isNew) due = kept?.[at] ?? levelPayment(owed.repaying, rate, rates.length - at);
    const paid = payMonth(owed, { rate, due, extra: extraIn(overpayments, at + 1), isLast: at === rates.length - 1 });
    owed = paid.owed;
    months.push(paid.month);
    if (paid.month.balance === 0) break;
  }
  return months;
}

/** The payment a month on the part being repaid, rounded to the penny. */
const levelPayment = (repaying: number, rate: Rate, months: number): number => roundMoney(annuityPayment(repaying, rate / 12, months));

/** The level payment of each month of the loan without overpayments. */
function levelPayments(plan: LoanPlan, rates: readonly Rate[]): readonly number[] {
  let repaying = plan.loan - plan.interestOnly;
  let due = 0;
  return rates.map((rate, at) => {
    if (rate !== rates[at - 1]) due = levelPayment(repaying, rate, rates.length - at);
    repaying -= Math.min(repaying, due - monthInterest(repaying, rate));
    return due;
  });
}

interface Owed {
  readonly repaying: number;
  readonly interestOnly: number;
}

interface MonthTerms {
  readonly rate: Rate;
  readonly due: number;
  readonly extra: number;
  readonly isLast: boolean;
}

function payMonth(owed: Owed, { rate, due, extra, isLast }: MonthTerms): { readonly owed: Owed; readonly month: LoanMonth } {
  const onRepaying = monthInterest(owed.repaying, rate);
  const interest = minor(onRepaying + monthInterest(owed.interestOnly, rate));
  const repaid = isLast ? owed.repaying : Math.min(owed.repaying, due - onRepaying);
  const settled = isLast ? owed.interestOnly : 0;
  const left = { repaying: owed.repaying - repaid, interestOnly: owed.interestOnly - settled };
  const overpaid = minor(Math.min(extra, left.repaying + left.interestOnly));
  const intoRepaying = Math.min(overpaid, left.repaying);
  const after = { repaying: left.repaying - intoRepaying, interestOnly: left.interestOnly - (overpaid - intoRepaying) };
  const balance = minor(after.repaying + after.interestOnly);
  return { owed: after, month: { interest, principal: minor(repaid + settled), overpaid, balance } };
}

const extraIn = ({ perMonth, lumps }: Overpayments, month: number): number =>
  lumps.reduce((sum, lump) => (lump.month === month ? sum + lump.amount : sum), perMonth as number);

function checkPlan({ loan, interestOnly, stages }: LoanPlan): void {
  if (interestOnly < 0 || interestOnly > loan) throw new RangeError(`${interestOnly} of a loan of ${loan} cannot be interest-only`);
  if (stages.some(({ months }) => !Number.isInteger(months) || months < 0)) throw new RangeError('A stage lasts a whole number of months');
}
