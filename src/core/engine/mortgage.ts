import { roundMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { roundShare } from './numbers/roundPence.ts';
import { perMonth } from '../kernel/period.ts';
import type { PerMonth } from '../kernel/period.ts';

export interface Mortgage {
  readonly loan: Minor;
  readonly rate: Rate;
  readonly months: number;
  readonly kind: 'interest-only' | 'repayment';
}

/** One month of a loan and the balance afterwards. */
export interface MortgageMonth {
  readonly interest: Minor;
  readonly principal: Minor;
  readonly balance: Minor;
}

/**
 * The level monthly payment that repays a loan, in minor units before rounding; 0 without a loan. `monthlyRate` is the nominal annual rate
 * divided by twelve. `expm1` and `log1p` preserve the digits near a zero rate, where `1 − (1 + r)^−n` would lose them.
 */
export function annuityPayment(loan: number, monthlyRate: number, months: number): number {
  if (loan === 0) return 0;
  if (monthlyRate === 0) return loan / months;
  return (loan * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/**
 * A month's interest on a balance, in whole minor units with halves rounded up. Every schedule and payment uses this function, so that an
 * exact half-penny rounds the same way everywhere. `roundShare` removes binary error, without which a month of £1,000 at 4.83% would be
 * £4.02 instead of £4.03.
 */
export const interestOfMonth = (balance: number, monthlyRate: number): number => roundShare(balance * monthlyRate);

/** A month's interest on a balance at a nominal annual rate, as money. */
export const monthInterest = (balance: number, rate: Rate): PerMonth => perMonth(interestOfMonth(balance, rate / 12));

/** The monthly payment that repays a balance over `months`, rounded to the penny. */
export const levelPayment = (balance: number, rate: Rate, months: number): PerMonth =>
  perMonth(roundMoney(annuityPayment(balance, rate / 12, months)));

/** The monthly payment in minor units: the interest alone, or the level payment that repays the loan. */
export const monthlyPayment = ({ loan, rate, months, kind }: Mortgage): PerMonth =>
  kind === 'interest-only' ? monthInterest(loan, rate) : levelPayment(loan, rate, months);

/** The balance after `paid` months, in minor units before rounding, computed without going through the schedule. */
export function balanceAfter(mortgage: Pick<Mortgage, 'loan' | 'rate' | 'months'>, paid: number): number {
  const monthlyRate = mortgage.rate / 12;
  const payment = annuityPayment(mortgage.loan, monthlyRate, mortgage.months);
  if (monthlyRate === 0) return mortgage.loan - payment * paid;
  const left = mortgage.months - paid;
  return (payment * -Math.expm1(-left * Math.log1p(monthlyRate))) / monthlyRate;
}

/** The monthly payment after a rate change, in minor units before rounding: the remaining balance repaid over the remaining months. */
export function reversionPayment(mortgage: Pick<Mortgage, 'loan' | 'rate' | 'months'>, after: number, newRate: Rate): number {
  return annuityPayment(balanceAfter(mortgage, after), newRate / 12, mortgage.months - after);
}
