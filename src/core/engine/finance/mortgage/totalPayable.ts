import { addMoney, minor, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { monthlyPayment } from '../../mortgage.ts';
import type { Mortgage } from '../../mortgage.ts';

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
