import { minor, roundMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import { roundShare } from './numbers/roundPence.ts';

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

/**
 * A month's interest on a balance, halves up. Every schedule and every payment asks here, so that an exact half-penny goes the same way
 * in all of them; `roundShare` takes the dust off, without which £1,000 at 4.83 % is £4.02 and not the £4.03 of £4.025.
 */
export const interestOfMonth = (balance: number, monthlyRate: number): number => roundShare(balance * monthlyRate);

/** The same as money, of a nominal rate a year. */
export const monthInterest = (balance: number, rate: Rate): Minor => minor(interestOfMonth(balance, rate / 12));

/** The payment a month that repays a balance, rounded to the penny. */
export const levelPayment = (balance: number, rate: Rate, months: number): Minor => roundMoney(annuityPayment(balance, rate / 12, months));

/** The payment a month, rounded to the penny: interest alone, or the level payment that repays the loan. */
export const monthlyPayment = ({ loan, rate, months, kind }: Mortgage): Minor =>
  kind === 'interest-only' ? monthInterest(loan, rate) : levelPayment(loan, rate, months);

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
