import type { IsoDate } from '../../../kernel/calendar.ts';
import { addMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { MarketRules } from '../../../market/rules.ts';
import type { PurchaseAnalysis } from '../../analysis.ts';
import { purchase } from '../../purchase.ts';
import type { PurchaseInputs } from '../../purchase.ts';

/** A strategy's purchase as the engine computes it, with furniture as an additional cost. */
export function strategyPurchase(
  inputs: PurchaseInputs & { readonly furnishing: Minor },
  market: MarketRules,
  on: IsoDate,
): PurchaseAnalysis {
  const bought = purchase(inputs, market, on);
  const furniture = { id: 'furnishing', label: 'Furniture', amount: inputs.furnishing };
  return {
    ...bought,
    costs: [...bought.costs, furniture],
    costsTotal: addMoney(bought.costsTotal, furniture.amount),
    cashNeeded: addMoney(bought.cashNeeded, furniture.amount),
  };
}
