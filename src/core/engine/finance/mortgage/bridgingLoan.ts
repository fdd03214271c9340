import { minor, roundMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { unreachable } from '../../../kernel/result.ts';
import { monthInterest } from '../../mortgage.ts';
import type { CreditFlows } from '../apr/aprc.ts';

/**
 * A short loan repaid in one payment. `retained`: the interest of the whole term is deducted from the advance. `rolled-up`: it is added to
 * the loan monthly and bears interest. `serviced`: it is paid monthly.
 */
export interface BridgingLoan {
  readonly gross: Minor;
  /** The nominal annual rate: twelve times the monthly rate. */
  readonly rate: Rate;
  readonly months: number;
  readonly interest: 'retained' | 'rolled-up' | 'serviced';
  /** Deducted from the advance. */
  readonly arrangementFee: Minor;
  /** Paid at redemption. */
  readonly exitFee: Minor;
}

/** `totalCost = interest + arrangement fee + exit fee = all paid − net advance`. */
export interface BridgingCost {
  /** The gross loan less the deductions. */
  readonly netAdvance: Minor;
  readonly interest: Minor;
  readonly monthlyPayment: Minor;
  /** The amount that settles the loan at the end, including the exit fee. */
  readonly redemption: Minor;
  readonly totalCost: Minor;
}

/**
 * The cost of a bridging loan kept until the end of its term, in minor units. Retained interest is simple; rolled-up interest compounds
 * monthly.
 */
export function bridgingCost(loan: BridgingLoan): BridgingCost {
  const { gross, months, arrangementFee, exitFee } = loan;
  if (!Number.isInteger(months) || months <= 0) throw new RangeError(`A bridging loan must last a whole number of months, got ${months}`);
  const monthlyPayment = loan.interest === 'serviced' ? monthInterest(gross, loan.rate) : zeroMoney;
  const interest = interestOf(loan, monthlyPayment);
  const retained = loan.interest === 'retained' ? interest : 0;
  const rolledUp = loan.interest === 'rolled-up' ? interest : 0;
  return {
    netAdvance: minor(gross - retained - arrangementFee),
    interest,
    monthlyPayment,
    redemption: minor(gross + rolledUp + exitFee),
    totalCost: minor(interest + arrangementFee + exitFee),
  };
}

/** The drawdowns and payments of a bridging loan, for `aprc`. */
export function bridgingFlows(loan: BridgingLoan): CreditFlows {
  const { netAdvance, monthlyPayment, redemption } = bridgingCost(loan);
  const serviced = Array.from({ length: loan.months }, (_, at) => ({ years: (at + 1) / 12, amount: monthlyPayment }));
  return {
    drawdowns: [{ years: 0, amount: netAdvance }],
    payments: [...(monthlyPayment === 0 ? [] : serviced), { years: loan.months / 12, amount: redemption }],
  };
}

function interestOf({ gross, rate, months, interest }: BridgingLoan, monthlyPayment: Minor): Minor {
  switch (interest) {
    case 'retained':
      return roundMoney((gross * rate * months) / 12);
    case 'rolled-up':
      return roundMoney(gross * Math.expm1(months * Math.log1p(rate / 12)));
    case 'serviced':
      return minor(monthlyPayment * months);
    default:
      return unreachable(interest);
  }
}
