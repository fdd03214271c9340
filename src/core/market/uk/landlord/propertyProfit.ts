import { minor, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

export interface PropertyProfit {
  /** The profit after losses brought forward; never negative. */
  readonly taxable: Minor;
  readonly lossesForward: Minor;
}

/** Rent less costs and earlier losses, in pence; a loss carries forward against letting profits only. */
export function propertyProfit(rent: Minor, costs: Minor, lossesBrought: Minor): PropertyProfit {
  return afterLosses(subtractMoney(rent, costs), lossesBrought);
}

/** Rent less the property allowance, in pence. The allowance replaces all costs, including finance costs. */
export function profitWithAllowance(rent: Minor, allowance: Minor, lossesBrought: Minor): PropertyProfit {
  return afterLosses(minor(Math.max(0, rent - allowance)), lossesBrought);
}

function afterLosses(profit: Minor, lossesBrought: Minor): PropertyProfit {
  if (profit < 0) return { taxable: zeroMoney, lossesForward: minor(lossesBrought - profit) };
  const used = minor(Math.min(profit, lossesBrought));
  return { taxable: subtractMoney(profit, used), lossesForward: subtractMoney(lossesBrought, used) };
}
