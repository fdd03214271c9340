import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { monthlyPayment, mortgageSchedule } from '../mortgage.ts';
import type { Mortgage, MortgageMonth } from '../mortgage.ts';

/** Months at one rate. */
export interface RateStage {
  readonly rate: Rate;
  readonly months: number;
}

/** A loan whose rate changes. The stages' months sum to the term. */
export interface StagedLoan {
  readonly loan: Minor;
  readonly kind: Mortgage['kind'];
  readonly stages: readonly RateStage[];
}

/** The schedule to the penny, and the payment each stage begins with. */
export interface StagedSchedule {
  readonly months: readonly MortgageMonth[];
  readonly payments: readonly Minor[];
}

/**
 * The loan month by month through all stages. At each change of rate the balance then left is repaid over the months then left,
 * as lenders do; the last payment settles what is left, so the balance ends at exactly zero.
 */
export function stagedSchedule({ loan, kind, stages }: StagedLoan): StagedSchedule {
  const months: MortgageMonth[] = [];
  const payments: Minor[] = [];
  let balance = loan;
  let left = stages.reduce((sum, stage) => sum + stage.months, 0);
  for (const stage of stages) {
    const mortgage: Mortgage = { loan: balance, rate: stage.rate, months: left, kind };
    const part = mortgageSchedule(mortgage, stage.months);
    payments.push(balance === 0 ? minor(0) : monthlyPayment(mortgage));
    months.push(...part);
    balance = part.at(-1)?.balance ?? balance;
    left -= stage.months;
  }
  return { months, payments };
}

/** The stages of a product over a term: the initial rate, then the reversion rate. `rateShift` moves what is not fixed. */
export function productStages(terms: MortgageTerms, termMonths: number, rateShift: Rate): readonly RateStage[] {
  const moved = (given: Rate): Rate => rate(Math.max(0, given + rateShift));
  const initialMonths = Math.min(terms.initialMonths, termMonths);
  const stages = [
    { rate: terms.rateKind === 'fixed' ? terms.initialRate : moved(terms.initialRate), months: initialMonths },
    { rate: moved(terms.reversionRate), months: termMonths - initialMonths },
  ];
  return stages.filter((stage) => stage.months > 0);
}
