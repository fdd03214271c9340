import { annuityPayment, interestOfMonth } from '../mortgage.ts';
import type { DealNumbers } from './dealNumbers.ts';
import type { DealWalk } from './dealWalk.ts';
import { roundPence } from './roundPence.ts';

/**
 * Computes the next twelve months of the loan, and writes the year's interest, principal and remaining balance in pence.
 * Every month of an interest-only loan, of the first year and of the last is computed to the penny, as in `mortgageSchedule`. The years
 * between use the annuity formula, which does not round each month's interest. At the end of the term the balance differs from the schedule
 * by at most `maxDrift`.
 */
export function walkLoan(walk: DealWalk, isInterestOnly: number, isFirstYear: boolean): void {
  if (walk.balance === 0) {
    walk.interest = 0;
    walk.principal = 0;
  } else if (isInterestOnly === 1) payInterest(walk);
  else if (isFirstYear || walk.walksMonths === 1 || walk.monthsLeft <= 12) payMonths(walk);
  else payYear(walk);
  walk.monthsLeft -= 12;
}

/**
 * The maximum difference between a balance and the schedule's, in pence: ten pounds. Loans that could exceed it are computed month by
 * month.
 */
export const maxDrift = 1000;

/** Sets the walk to the start of the loan, in pence. */
export function startLoan(walk: DealWalk, loan: number, deal: DealNumbers): void {
  walk.balance = loan;
  walk.monthsLeft = deal.mortgageMonths;
  walk.monthlyRate = deal.mortgageRate / 12;
  if (deal.isInterestOnly === 1) walk.payment = interestOfMonth(loan, walk.monthlyRate);
  else setPayment(walk, deal, annuityPayment(loan, walk.monthlyRate, deal.mortgageMonths));
}

/** Applies a new annual rate from here on, with a payment that repays the balance over the remaining months. */
export function moveLoanRate(walk: DealWalk, deal: DealNumbers, ratePerYear: number): void {
  const { balance, monthsLeft } = walk;
  if (balance === 0 || monthsLeft <= 0) return;
  walk.monthlyRate = ratePerYear / 12;
  if (deal.isInterestOnly === 1) walk.payment = interestOfMonth(balance, walk.monthlyRate);
  else setPayment(walk, deal, paymentOfMonths(balance, walk.monthlyRate, monthsLeft));
}

function setPayment(walk: DealWalk, deal: DealNumbers, exact: number): void {
  const { balance, monthlyRate, monthsLeft } = walk;
  const once = 1 + monthlyRate;
  const thrice = once * once * once;
  const half = thrice * thrice;
  walk.payment = roundPence(exact);
  walk.yearGrowth = half * half;
  walk.yearPaid = monthlyRate === 0 ? 12 : (walk.yearGrowth - 1) / monthlyRate;
  // Half a penny per month, compounded to the end. Here (1 + r)^n is payment ÷ (payment − interest of the first month).
  const firstInterest = balance * monthlyRate;
  const wholeGrowth = monthlyRate === 0 ? monthsLeft : firstInterest / (exact - firstInterest) / monthlyRate;
  walk.walksMonths = wholeGrowth / 2 > maxDrift || deal.isToThePenny === 1 ? 1 : 0;
}

/**
 * The same as `annuityPayment`, but computed by repeated squaring. That is faster, which matters for every year of every path, but loses
 * digits at tiny rates.
 */
function paymentOfMonths(loan: number, monthlyRate: number, months: number): number {
  if (monthlyRate < 1e-5) return annuityPayment(loan, monthlyRate, months);
  let growth = 1;
  let square = 1 + monthlyRate;
  for (let left = months; left > 0; left >>= 1) {
    if ((left & 1) === 1) growth *= square;
    square *= square;
  }
  return (loan * monthlyRate * growth) / (growth - 1);
}

function payInterest(walk: DealWalk): void {
  const { balance, monthsLeft } = walk;
  walk.interest = Math.min(12, monthsLeft) * interestOfMonth(balance, walk.monthlyRate);
  walk.principal = monthsLeft <= 12 ? balance : 0;
  walk.balance = balance - walk.principal;
}

function payMonths(walk: DealWalk): void {
  const { monthlyRate, payment, monthsLeft } = walk;
  const start = walk.balance;
  const months = Math.min(12, monthsLeft);
  let balance = start;
  let interest = 0;
  for (let month = 1; month <= months; month += 1) {
    const due = interestOfMonth(balance, monthlyRate);
    interest += due;
    balance = month === monthsLeft ? 0 : Math.max(0, balance + due - payment);
  }
  walk.interest = interest;
  walk.principal = start - balance;
  walk.balance = balance;
}

function payYear(walk: DealWalk): void {
  const { balance, payment } = walk;
  const left = roundPence(balance * walk.yearGrowth - payment * walk.yearPaid);
  if (left <= 0) {
    payMonths(walk);
    return;
  }
  walk.balance = left;
  walk.principal = balance - left;
  walk.interest = 12 * payment - walk.principal;
}
