import { minor, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { loanSchedule } from './loanSchedule.ts';
import type { LoanMonth, LoanPlan } from './loanSchedule.ts';

/** The effect of overpayments over the life of a loan. */
export interface OverpaymentSaving {
  readonly schedule: readonly LoanMonth[];
  readonly overpaid: Minor;
  readonly interestSaved: Minor;
  /** The early repayment charges on the overpayments. */
  readonly charges: Minor;
  /** `interestSaved − charges`. */
  readonly saved: Minor;
  readonly monthsSaved: number;
}

/** The months and the interest that overpayments save compared with the same loan without them, in minor units. */
export function overpaymentSaving(plan: LoanPlan): OverpaymentSaving {
  const { overpayments: _, ...usualPlan } = plan;
  const usual = loanSchedule(usualPlan);
  const schedule = loanSchedule(plan);
  const interestSaved = minor(totalOf(usual, 'interest') - totalOf(schedule, 'interest'));
  const charges = totalOf(schedule, 'charge');
  return {
    schedule,
    overpaid: totalOf(schedule, 'overpaid'),
    interestSaved,
    charges,
    saved: minor(interestSaved - charges),
    monthsSaved: usual.length - schedule.length,
  };
}

const totalOf = (schedule: readonly LoanMonth[], part: 'interest' | 'overpaid' | 'charge'): Minor =>
  sumMoney(schedule.map((month) => month[part]));
