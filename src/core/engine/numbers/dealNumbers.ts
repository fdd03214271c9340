import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { roundShare } from './roundPence.ts';

/**
 * A deal's assumptions as one flat record of plain numbers. It always has the same shape, so that the JavaScript engine can access it fast.
 * Amounts are in whole pence, rates are fractions per year, and booleans are 1 or 0.
 */
export interface DealNumbers {
  readonly price: number;
  readonly monthlyRent: number;
  readonly deposit: number;
  readonly legalFees: number;
  readonly surveyFee: number;
  readonly brokerFee: number;
  readonly refurbishment: number;
  readonly otherPurchaseCosts: number;
  readonly arrangementFee: number;
  readonly isFeeAdded: number;
  readonly isInterestOnly: number;
  readonly mortgageRate: number;
  readonly mortgageMonths: number;
  readonly stressRate: number;
  /** Share of the year without a tenant. */
  readonly voidShare: number;
  readonly management: number;
  readonly tenantFind: number;
  readonly tenancyYears: number;
  /** First-year running costs that rise with cost growth. Each is rounded individually, like a bill. */
  readonly maintenance: number;
  readonly insurance: number;
  readonly certificates: number;
  readonly licence: number;
  readonly serviceCharge: number;
  readonly groundRent: number;
  readonly otherCosts: number;
  readonly rentGrowth: number;
  readonly priceGrowth: number;
  readonly costGrowth: number;
  readonly holdYears: number;
  readonly sellingCosts: number;
  /** 1 if every month of a repayment loan must be computed to the penny, which takes three times as long. */
  readonly isToThePenny: number;
}

/** The assumptions as plain numbers, amounts in pence. The buyer's transfer-tax status is in the tax table instead. */
export function dealNumbers(assumptions: BuyToLetInputs, isToThePenny = false): DealNumbers {
  return {
    price: assumptions.purchasePrice,
    monthlyRent: assumptions.monthlyRent,
    deposit: assumptions.deposit,
    legalFees: assumptions.legalFees,
    surveyFee: assumptions.surveyFee,
    brokerFee: assumptions.brokerFee,
    refurbishment: assumptions.refurbishment,
    otherPurchaseCosts: assumptions.otherPurchaseCosts,
    arrangementFee: assumptions.arrangementFee,
    isFeeAdded: assumptions.arrangementFeeAdded ? 1 : 0,
    isInterestOnly: assumptions.mortgageKind === 'interest-only' ? 1 : 0,
    mortgageRate: assumptions.mortgageRate,
    mortgageMonths: Math.round(assumptions.mortgageYears * 12),
    stressRate: assumptions.stressRate,
    voidShare: assumptions.voidWeeks / 52,
    management: assumptions.management,
    tenantFind: assumptions.tenantFind,
    tenancyYears: assumptions.tenancyYears,
    maintenance: roundShare(assumptions.askingPrice * assumptions.maintenance),
    insurance: assumptions.insurancePerYear,
    certificates: assumptions.certificatesPerYear,
    licence: assumptions.licencePerYear,
    serviceCharge: assumptions.serviceChargePerYear,
    groundRent: assumptions.groundRentPerYear,
    otherCosts: assumptions.otherCostsPerYear,
    rentGrowth: assumptions.rentGrowth,
    priceGrowth: assumptions.priceGrowth,
    costGrowth: assumptions.costGrowth,
    holdYears: Math.trunc(assumptions.holdYears),
    sellingCosts: assumptions.sellingCosts,
    isToThePenny: isToThePenny ? 1 : 0,
  };
}
