import type { Assumptions } from '../../../deal/assumptions.ts';
import type { BuyingInputs, PurchaseLoanInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { addMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, zeroRate } from '../../../kernel/rate.ts';
import type { MarketRules } from '../../../market/rules.ts';
import type { PurchaseAnalysis } from '../../analysis.ts';
import { purchase } from '../../purchase.ts';

/** What a purchase reads of the assumptions. */
export type PurchaseInputs = BuyingInputs & PurchaseLoanInputs;

/** The engine's own purchase for a strategy, with furniture as one more cost. */
export function strategyPurchase(
  inputs: PurchaseInputs & { readonly furnishing: Minor },
  market: MarketRules,
  on: IsoDate,
): PurchaseAnalysis {
  const bought = purchase({ ...noLetting, ...onlyPurchase(inputs) }, market, on);
  const furniture = { id: 'furnishing', label: 'Furniture', amount: inputs.furnishing };
  return {
    ...bought,
    costs: [...bought.costs, furniture],
    costsTotal: addMoney(bought.costsTotal, furniture.amount),
    cashNeeded: addMoney(bought.cashNeeded, furniture.amount),
  };
}

/** The inputs of a strategy hold more than assumptions may, rooms and seasons, and those stay out. */
function onlyPurchase(inputs: PurchaseInputs): PurchaseInputs {
  const { purchasePrice, buyer, ukResident, linkedConsideration, legalFees, surveyFee, refurbishment, otherPurchaseCosts } = inputs;
  const { deposit, arrangementFee, arrangementFeeAdded, brokerFee } = inputs;
  const loan = { deposit, arrangementFee, arrangementFeeAdded, brokerFee };
  const costs = { legalFees, surveyFee, refurbishment, otherPurchaseCosts };
  return { purchasePrice, buyer, ukResident, linkedConsideration, ...costs, ...loan };
}

/** What a whole set of assumptions has besides a purchase; a purchase reads none of it. */
const noLetting: Omit<Assumptions, keyof PurchaseInputs> = {
  askingPrice: zeroMoney,
  monthlyRent: zeroMoney,
  mortgageKind: 'interest-only',
  mortgageRate: zeroRate,
  mortgageYears: 1,
  voidWeeks: 0,
  management: zeroRate,
  tenantFind: zeroRate,
  tenancyYears: 1,
  maintenance: zeroRate,
  insurancePerYear: zeroMoney,
  certificatesPerYear: zeroMoney,
  licencePerYear: zeroMoney,
  serviceChargePerYear: zeroMoney,
  groundRentPerYear: zeroMoney,
  otherCostsPerYear: zeroMoney,
  rentGrowth: zeroRate,
  priceGrowth: zeroRate,
  costGrowth: zeroRate,
  holdYears: 1,
  sellingCosts: zeroRate,
  stressRate: rate(0.055),
};
