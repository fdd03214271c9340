import type { Loan } from '../deal/holding/holding.ts';
import { addMonths, type IsoDate } from '../kernel/calendar.ts';
import { addMoney, zeroMoney, type Minor } from '../kernel/money.ts';
import { zeroRate, type Rate } from '../kernel/rate.ts';
import { loanSchedule, type LoanMonth, type LoanStage } from '../engine/finance/mortgage/loanSchedule.ts';
import type { DatedFlow } from '../engine/finance/flows/xirr.ts';

/** A loan on a day. Rates are nominal annual rates. */
export interface LoanOnDay {
  readonly balance: Minor;
  readonly rate: Rate;
  /** The next payment, excluding an interest-only loan's final repayment. */
  readonly payment: Minor;
  readonly monthsLeft: number;
}

/** Whole months from one day to a later one; 0 if it is not later. */
export function wholeMonths(from: IsoDate, to: IsoDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

/**
 * The balance of a loan on a day and its next payment, in minor units. Zero before the loan starts, once it is repaid, and after its term.
 */
export function loanOnDay(loan: Loan, day: IsoDate): LoanOnDay {
  const isOpen = day >= loan.drawnOn && (loan.repaidOn === null || day < loan.repaidOn);
  return isOpen ? owedOn(loan, day) : nothing;
}

const nothing: LoanOnDay = { balance: zeroMoney, rate: zeroRate, payment: zeroMoney, monthsLeft: 0 };

/** The loan on a day, ignoring early repayment. */
function owedOn(loan: Loan, day: IsoDate): LoanOnDay {
  const part = partsOf(loan).findLast(({ from }) => from <= day);
  if (part === undefined) return nothing;
  const paid = wholeMonths(part.from, day);
  const next = part.schedule[paid];
  if (next === undefined) return nothing;
  const isBalloon = loan.kind === 'interest-only' && paid === part.schedule.length - 1;
  return {
    balance: part.schedule[paid - 1]?.balance ?? part.balance,
    rate: loan.fixedUntil !== null && day >= loan.fixedUntil ? (loan.laterRate ?? loan.rate) : loan.rate,
    payment: isBalloon ? next.interest : addMoney(next.interest, next.principal),
    monthsLeft: part.schedule.length - paid,
  };
}

/** The payments between lender and owner up to a day, in minor units; payments to the owner are positive. */
export function loanFlows(loan: Loan, upTo: IsoDate): readonly DatedFlow[] {
  const ends = loan.repaidOn !== null && loan.repaidOn <= upTo ? loan.repaidOn : upTo;
  if (loan.drawnOn > upTo) return [];
  const parts = partsOf(loan);
  const flows: DatedFlow[] = [];
  let owed: number = 0;
  for (const [place, { from, balance, schedule }] of parts.entries()) {
    if (from > ends) break;
    // The first flow is the whole loan. If a statement's balance differs from the schedule, the difference counts as drawn or repaid.
    flows.push({ date: from, amount: balance - owed });
    const until = parts[place + 1]?.from ?? null;
    owed = balance;
    for (const [month, paid] of schedule.entries()) {
      const date = addMonths(from, month + 1);
      if (date > ends || (until !== null && date > until)) break;
      flows.push({ date, amount: -(paid.interest + paid.principal) });
      owed = paid.balance;
    }
  }
  if (ends === loan.repaidOn && owed > 0) flows.push({ date: ends, amount: -owed });
  return flows.filter(({ amount }) => amount !== 0);
}

/** The interest and principal paid after one day and up to and including another, in minor units. */
export const paidBetween = (loan: Loan, after: IsoDate, upTo: IsoDate): number =>
  loanFlows({ ...loan, repaidOn: null }, upTo).reduce((sum, { date, amount }) => (date > after && amount < 0 ? sum - amount : sum), 0);

interface LoanPart {
  readonly from: IsoDate;
  readonly balance: Minor;
  readonly schedule: readonly LoanMonth[];
}

/** The loan's schedule by its original terms and, from the date of a statement, by the balance in that statement. */
function partsOf(loan: Loan): readonly LoanPart[] {
  const { drawnOn, amount, statement } = loan;
  const drawn = partFrom(loan, drawnOn, amount);
  return statement === null || statement.date <= drawnOn ? [drawn] : [drawn, partFrom(loan, statement.date, statement.balance)];
}

function partFrom(loan: Loan, from: IsoDate, balance: Minor): LoanPart {
  const left = Math.max(0, loan.months - wholeMonths(loan.drawnOn, from));
  const plan = { loan: balance, interestOnly: loan.kind === 'interest-only' ? balance : zeroMoney, stages: stagesOf(loan, from, left) };
  return { from, balance, schedule: loanSchedule(plan) };
}

function stagesOf({ rate, laterRate, fixedUntil }: Loan, from: IsoDate, left: number): readonly LoanStage[] {
  if (fixedUntil === null) return [{ rate, months: left }];
  const fixed = Math.min(left, wholeMonths(from, fixedUntil));
  return [
    { rate, months: fixed },
    { rate: laterRate ?? rate, months: left - fixed },
  ];
}
