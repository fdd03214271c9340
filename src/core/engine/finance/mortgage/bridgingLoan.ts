import { minor, roundMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { unreachable } from '../../../kernel/result.ts';
import { monthInterest } from '../../mortgage.ts';
import type { CreditFlows } from '../apr/aprc.ts';

/**
 * A short loan repaid at once. `retained`: the interest of the whole term is kept back from the advance. `rolled-up`: it is added to
 * the loan each month and bears interest. `serviced`: it is paid each month.
 */
export interface BridgingLoan {
  readonly gross: Minor;
  /** Nominal, a year; a rate a month times twelve. */
  readonly rate: Rate;
  readonly months: number;
  readonly interest: 'retained' | 'rolled-up' | 'serviced';
  /** Kept back from the advance. */
  readonly arrangementFee: Minor;
  /** Paid with the redemption. */
  readonly exitFee: Minor;
}

/** `totalCost = interest + arrangement fee + exit fee = all paid − net advance`. */
export interface BridgingCost {
  /** What arrives: the gross loan less what is kept back. */
  readonly netAdvance: Minor;
  readonly interest: Minor;
  readonly monthlyPayment: Minor;
  /** What settles the loan at the end, with the exit fee. */
  readonly redemption: Minor;
  readonly totalCost: Minor;
}

/** What a bridging loan costs when it runs to its end. Interest is simple where it is retained, compounded monthly where it rolls up. */
export function bridgingCost(loan: BridgingLoan): BridgingCost {
  const { gross, months, arrangementFee, exitFee } = loan;
  if (!Number.isInteger(months) || months <= 0) throw new RangeError(`A bridging loan lasts whole months, got ${months}`);
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

/** The same loan as flows, for `aprc`. */
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
