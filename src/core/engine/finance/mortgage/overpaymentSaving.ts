import { minor, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { loanSchedule } from './loanSchedule.ts';
import type { LoanMonth, LoanPlan, Overpayments } from './loanSchedule.ts';

/** What overpaying changes over the life of a loan. */
export interface OverpaymentSaving {
  readonly schedule: readonly LoanMonth[];
  readonly overpaid: Minor;
  readonly interestSaved: Minor;
  readonly monthsSaved: number;
}

/** Overpaying against paying only what is due. Charges for overpaying beyond the lender's allowance: `earlyRepaymentCharge`. */
export function overpaymentSaving(plan: LoanPlan, overpayments: Overpayments): OverpaymentSaving {
  const usual = loanSchedule(plan);
  const schedule = loanSchedule(plan, overpayments);
  return {
    schedule,
    overpaid: sumMoney(schedule.map((month) => month.overpaid)),
    interestSaved: minor(interestOf(usual) - interestOf(schedule)),
    monthsSaved: usual.length - schedule.length,
  };
}

const interestOf = (schedule: readonly LoanMonth[]): Minor => sumMoney(schedule.map((month) => month.interest));
