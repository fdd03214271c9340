import { addMoney, minor, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { monthlyPayment } from '../../mortgage.ts';
import type { Mortgage } from '../../mortgage.ts';
import type { LoanStage } from './loanSchedule.ts';

/** The same payment for a number of months. */
export interface PaymentRun {
  readonly months: number;
  readonly payment: Minor;
}

/** Everything paid: the runs of payments and the fees. As lenders' illustrations add it, every payment of a run is the same. */
export const totalPayable = (runs: readonly PaymentRun[], fees: Minor): Minor =>
  runs.reduce((sum, { months, payment }) => addMoney(sum, timesMoney(payment, months)), fees);

/** Everything paid less the loan: the cost of the credit of a loan at one rate, the fees paid and not added. */
export function totalCostOfCredit(mortgage: Mortgage, fees: Minor): Minor {
  const paid = totalPayable([{ months: mortgage.months, payment: monthlyPayment(mortgage) }], fees);
  return minor(paid - (mortgage.kind === 'interest-only' ? 0 : mortgage.loan));
}

/** The interest of an interest-only loan through its stages, each month's rounded to the penny. */
export const interestOnlyInterest = (loan: Minor, stages: readonly LoanStage[]): Minor =>
  totalPayable(
    stages.map(({ rate, months }) => ({ months, payment: interestOfMonth(loan, rate) })),
    minor(0),
  );

const interestOfMonth = (loan: Minor, rate: Rate): Minor => monthlyPayment({ loan, rate, months: 1, kind: 'interest-only' });
