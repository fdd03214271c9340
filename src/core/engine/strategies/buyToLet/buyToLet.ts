import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { breakEvenRent } from '../../breakEvenRent.ts';
import { dealReturn } from '../../finance/flows/irr.ts';
import { purchase } from '../../purchase.ts';
import { lettingYear } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { purchasedProperty } from '../held/purchasedProperty.ts';
import type { PurchasedAnalysis } from '../held/purchasedProperty.ts';
import type { StrategyContext } from '../strategyAnalysis.ts';

export interface BuyToLetAnalysis extends PurchasedAnalysis {
  readonly roi: Rate | null;
  readonly breakEvenRent: Minor;
}

/** The analysis of a property let as a whole, in the form of a strategy. For UK properties its figures equal the engine's own analysis. */
export function buyToLet(inputs: BuyToLetInputs, { market, on, years }: StrategyContext): BuyToLetAnalysis {
  const bought = purchase(inputs, market, on);
  const letting = (year: number): LettingYear => lettingYear(inputs, year);
  const kept = purchasedProperty(inputs, { purchase: bought, letting, years });
  const { letting: first, debtService, annualCashFlow } = kept.held;
  const growth = shareOf(bought.price, inputs.priceGrowth);
  const held = kept.years.slice(0, inputs.holdYears);
  const flows = [
    0 - bought.cashNeeded,
    ...held.map(({ cashFlow }, at) => cashFlow + (at === held.length - 1 ? kept.sale.saleProceeds : 0)),
  ];
  return {
    ...kept,
    // Every flow falls at the end of its year, so the faster method gives the same rate of return.
    sale: { ...kept.sale, irr: () => dealReturn(flows) },
    roi: ratio(annualCashFlow + (kept.years[0]?.principal ?? 0) + growth, bought.cashNeeded),
    breakEvenRent: breakEvenRent(inputs, first, debtService),
  };
}
