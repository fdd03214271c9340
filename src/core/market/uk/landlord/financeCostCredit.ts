import { minor, roundMoney, subtractMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

export interface FinanceCosts {
  /** The year's costs plus those brought forward. */
  readonly costs: Minor;
  /** Letting profit after losses. */
  readonly profit: Minor;
  /** Income above the personal allowance, excluding savings and dividends. */
  readonly adjustedIncome: Minor;
  readonly creditPercent: number;
}

export interface FinanceCostCredit {
  /** The lowest of costs, profit and adjusted income; never negative. */
  readonly base: Minor;
  readonly credit: Minor;
  /** Uncredited costs carried to the next year. */
  readonly carriedForward: Minor;
}

/**
 * The tax reduction for finance costs on a residential letting, in pence: the credit rate times the lowest of three amounts (Income Tax
 * (Trading and Other Income) Act 2005, sections 274A and 274AA). It is not refundable; the caller limits it to the tax due.
 */
export function financeCostCredit({ costs, profit, adjustedIncome, creditPercent }: FinanceCosts): FinanceCostCredit {
  const base = minor(Math.max(0, Math.min(costs, profit, adjustedIncome)));
  return { base, credit: roundMoney((base * creditPercent) / 100), carriedForward: subtractMoney(costs, base) };
}

/**
 * The tax on a letting at one marginal rate, in pence, as common calculators compute it: tax at that rate on the profit before finance
 * costs, less the credit. 0 for a loss.
 */
export function section24Tax(letting: Omit<FinanceCosts, 'adjustedIncome'> & { readonly marginalPercent: number }): Minor {
  const profit = minor(Math.max(0, letting.profit));
  const { credit } = financeCostCredit({ ...letting, profit, adjustedIncome: profit });
  return subtractMoney(roundMoney((profit * letting.marginalPercent) / 100), credit);
}
