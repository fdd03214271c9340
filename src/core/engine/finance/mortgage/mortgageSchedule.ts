import type { Mortgage } from '../../mortgage.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import { loanSchedule } from './loanSchedule.ts';
import type { LoanMonth, LoanPlan } from './loanSchedule.ts';

/** The `loanSchedule` of a mortgage at one rate, at most `upTo` months, in minor units. */
export const mortgageSchedule = (mortgage: Mortgage, upTo?: number): readonly LoanMonth[] => loanSchedule(planOf(mortgage), upTo);

function planOf({ loan, rate, months, kind }: Mortgage): LoanPlan {
  return { loan, interestOnly: kind === 'interest-only' ? loan : zeroMoney, stages: [{ rate, months }] };
}
