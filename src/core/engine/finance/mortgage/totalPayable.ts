import { addMoney, minor, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { monthlyPayment } from '../../mortgage.ts';
import type { Mortgage } from '../../mortgage.ts';

/** The same payment repeated for a number of months. */
export interface PaymentRun {
  readonly months: number;
  readonly payment: Minor;
}

/**
 * The total amount payable in minor units: the runs of payments plus fees. As in lenders' illustrations, all payments in a run are equal.
 */
export const totalPayable = (runs: readonly PaymentRun[], fees: Minor): Minor =>
  runs.reduce((sum, { months, payment }) => addMoney(sum, timesMoney(payment, months)), fees);

/**
 * The total cost of credit in minor units for a loan at one rate: everything paid less the loan, if the fees are paid and not added to the
 * loan.
 */
export function totalCostOfCredit(mortgage: Mortgage, fees: Minor): Minor {
  const paid = totalPayable([{ months: mortgage.months, payment: monthlyPayment(mortgage) }], fees);
  return minor(paid - (mortgage.kind === 'interest-only' ? 0 : mortgage.loan));
}
