import { annuityPayment } from '../mortgage.ts';
import type { DealNumbers } from './dealNumbers.ts';
import type { DealWalk } from './dealWalk.ts';
import { roundPence } from './roundPence.ts';

/**
 * The next twelve months of the loan: sets the year's interest and principal and the balance left. Every month of an interest-only loan,
 * of the first year and of the last is to the penny, as `mortgageSchedule` has it; the years between come from the annuity's formula,
 * whose only difference is the rounding of each month's interest: within `mostDrift` of the schedule at the end of the term.
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

/** The most by which a balance may differ from the schedule's, in pence: ten pounds. Loans that could drift further are walked whole. */
export const mostDrift = 1000;

/** Takes the loan at its start. */
export function startLoan(walk: DealWalk, loan: number, deal: DealNumbers): void {
  walk.balance = loan;
  walk.monthsLeft = deal.mortgageMonths;
  setLoanRate(walk, deal, deal.mortgageRate);
}

/** Sets the rate from here on: what is left is repaid over the months that are left. */
export function setLoanRate(walk: DealWalk, deal: DealNumbers, ratePerYear: number): void {
  const rate = ratePerYear / 12;
  const { balance, monthsLeft } = walk;
  walk.monthlyRate = rate;
  if (balance === 0 || monthsLeft <= 0) {
    walk.payment = 0;
    return;
  }
  if (deal.isInterestOnly === 1) {
    walk.payment = roundPence((balance * ratePerYear) / 12);
    return;
  }
  const exact = annuityPayment(balance, rate, monthsLeft);
  walk.payment = roundPence(exact);
  const once = 1 + rate;
  const thrice = once * once * once;
  const half = thrice * thrice;
  walk.yearGrowth = half * half;
  walk.yearPaid = rate === 0 ? 12 : (walk.yearGrowth - 1) / rate;
  // Half a penny a month, grown to the end: (1 + r)^n is payment ÷ (payment − interest of the first month).
  const firstInterest = balance * rate;
  const wholeGrowth = rate === 0 ? monthsLeft : firstInterest / (exact - firstInterest) / rate;
  walk.walksMonths = wholeGrowth / 2 > mostDrift || deal.isToThePenny === 1 ? 1 : 0;
}

function payInterest(walk: DealWalk): void {
  const { balance, monthsLeft } = walk;
  walk.interest = Math.min(12, monthsLeft) * roundPence(balance * walk.monthlyRate);
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
    const due = roundPence(balance * monthlyRate);
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
