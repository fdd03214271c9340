import { minor, roundMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';

export interface Mortgage {
  readonly loan: Minor;
  readonly rate: Rate;
  readonly months: number;
  readonly kind: 'interest-only' | 'repayment';
}

/** One month of a loan: what it costs and what is owed afterwards. */
export interface MortgageMonth {
  readonly interest: Minor;
  readonly principal: Minor;
  readonly balance: Minor;
}

/**
 * The level payment a month that repays a loan, in minor units before rounding. `monthlyRate` is the nominal annual rate over
 * twelve. Near zero it uses the series of the formula, which loses no digits where `1 − (1 + r)^−n` would.
 */
export function annuityPayment(loan: number, monthlyRate: number, months: number): number {
  if (loan === 0) return 0;
  if (monthlyRate === 0) return loan / months;
  return (loan * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** The payment a month, rounded to the penny: interest alone, or the level payment that repays the loan. */
export function monthlyPayment({ loan, rate, months, kind }: Mortgage): Minor {
  return roundMoney(kind === 'interest-only' ? (loan * rate) / 12 : annuityPayment(loan, rate / 12, months));
}

/** A month's interest on a balance. Every schedule asks here, so that an exact half-penny goes the same way in all of them. */
export const monthInterest = (balance: number, rate: Rate): Minor => roundMoney(balance * (rate / 12));

/**
 * The schedule to the penny, at most `upTo` months. Interest is rounded each month; the last payment settles what is left, so
 * the balance ends at exactly zero. An interest-only loan is repaid whole with its last payment.
 */
export function mortgageSchedule(mortgage: Mortgage, upTo: number = mortgage.months): readonly MortgageMonth[] {
  const payment = monthlyPayment(mortgage);
  const months: MortgageMonth[] = [];
  let balance: number = mortgage.loan;
  for (let month = 1; month <= Math.min(upTo, mortgage.months) && mortgage.loan > 0; month += 1) {
    const interest = monthInterest(balance, mortgage.rate);
    const principal = month === mortgage.months ? balance : principalOf(mortgage.kind, payment - interest, balance);
    balance -= principal;
    months.push({ interest, principal: minor(principal), balance: minor(balance) });
  }
  return months;
}

/** Rounding the payment up can settle the loan a payment early, never below zero. */
const principalOf = (kind: Mortgage['kind'], part: number, balance: number): number =>
  kind === 'interest-only' ? 0 : Math.min(part, balance);

/** What is owed after `paid` months, in minor units before rounding, without walking the schedule. */
export function balanceAfter(mortgage: Pick<Mortgage, 'loan' | 'rate' | 'months'>, paid: number): number {
  const monthlyRate = mortgage.rate / 12;
  const payment = annuityPayment(mortgage.loan, monthlyRate, mortgage.months);
  if (monthlyRate === 0) return mortgage.loan - payment * paid;
  const left = mortgage.months - paid;
  return (payment * -Math.expm1(-left * Math.log1p(monthlyRate))) / monthlyRate;
}

/** The payment after a change of rate: the balance then left, repaid over the months then left. In minor units before rounding. */
export function reversionPayment(mortgage: Pick<Mortgage, 'loan' | 'rate' | 'months'>, after: number, newRate: Rate): number {
  return annuityPayment(balanceAfter(mortgage, after), newRate / 12, mortgage.months - after);
}
