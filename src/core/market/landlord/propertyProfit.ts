import { minor, subtractMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';

export interface PropertyProfit {
  /** After losses brought forward; never negative. */
  readonly taxable: Minor;
  readonly lossesForward: Minor;
}

/** Rent less costs, less losses of earlier years; a loss goes forward and meets profits of lettings alone. */
export function propertyProfit(rent: Minor, costs: Minor, lossesBrought: Minor): PropertyProfit {
  return afterLosses(subtractMoney(rent, costs), lossesBrought);
}

/** Rent less the property allowance, which stands in place of all costs, finance costs among them. */
export function profitWithAllowance(rent: Minor, allowance: Minor, lossesBrought: Minor): PropertyProfit {
  return afterLosses(minor(Math.max(0, rent - allowance)), lossesBrought);
}

function afterLosses(profit: Minor, lossesBrought: Minor): PropertyProfit {
  if (profit < 0) return { taxable: zeroMoney, lossesForward: minor(lossesBrought - profit) };
  const used = minor(Math.min(profit, lossesBrought));
  return { taxable: subtractMoney(profit, used), lossesForward: subtractMoney(lossesBrought, used) };
}
