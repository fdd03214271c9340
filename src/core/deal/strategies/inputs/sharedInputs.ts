import type { BuyToLetInputs } from './buyToLetInputs.ts';
import { buyToLetCatalogue } from './buyToLetCatalogue.ts';
import type { InputCatalogue } from '../strategyInput.ts';

/** Inputs of any purchase, in cash or with any loan. */
export type BuyingInputs = Pick<
  BuyToLetInputs,
  | 'purchasePrice'
  | 'buyer'
  | 'ukResident'
  | 'linkedConsideration'
  | 'legalFees'
  | 'surveyFee'
  | 'closingCosts'
  | 'refurbishment'
  | 'otherPurchaseCosts'
>;

/** The long-term mortgage, whenever it is taken out. */
export type MortgageInputs = Pick<BuyToLetInputs, 'mortgageKind' | 'mortgageRate' | 'mortgageYears' | 'stressRate'>;

/** Inputs that only a purchase mortgage has. */
export type PurchaseLoanInputs = Pick<
  BuyToLetInputs,
  'deposit' | 'points' | 'mortgageTax' | 'arrangementFee' | 'arrangementFeeAdded' | 'brokerFee'
>;

export type TenancyInputs = Pick<BuyToLetInputs, 'management' | 'tenantFind' | 'tenancyYears'>;

export type UpkeepInputs = Pick<
  BuyToLetInputs,
  | 'purchasePrice'
  | 'askingPrice'
  | 'maintenance'
  | 'insurancePerYear'
  | 'certificatesPerYear'
  | 'licencePerYear'
  | 'serviceChargePerYear'
  | 'groundRentPerYear'
  | 'otherCostsPerYear'
  | 'propertyTax'
  | 'propertyTaxGrowth'
  | 'propertyTaxPerYear'
  | 'utilitiesPerYear'
  | 'capitalReserve'
  | 'prepaidMonths'
>;

export type GrowthInputs = Pick<BuyToLetInputs, 'rentGrowth' | 'priceGrowth' | 'costGrowth' | 'holdYears' | 'sellingCosts'>;

/** The rows of inputs that mean the same as in a buy-to-let, so that their names, ranges and defaults are defined only once. */
const rowsOf = <Key extends keyof typeof buyToLetCatalogue>(...keys: readonly Key[]): InputCatalogue<Pick<BuyToLetInputs, Key>> =>
  // Each key is given its own row; TypeScript cannot build the mapped type step by step.
  Object.fromEntries(keys.map((key) => [key, buyToLetCatalogue[key]])) as InputCatalogue<Pick<BuyToLetInputs, Key>>;

export const buyingRows = rowsOf(
  'purchasePrice',
  'buyer',
  'ukResident',
  'linkedConsideration',
  'legalFees',
  'surveyFee',
  'refurbishment',
  'otherPurchaseCosts',
);

export const mortgageRows = rowsOf('mortgageKind', 'mortgageRate', 'mortgageYears', 'stressRate');

export const purchaseLoanRows = rowsOf('deposit', 'arrangementFee', 'arrangementFeeAdded', 'brokerFee');

export const tenancyRows = rowsOf('management', 'tenantFind', 'tenancyYears');

export const upkeepRows = rowsOf(
  'askingPrice',
  'maintenance',
  'insurancePerYear',
  'certificatesPerYear',
  'licencePerYear',
  'serviceChargePerYear',
  'groundRentPerYear',
  'otherCostsPerYear',
);

export const growthRows = rowsOf('rentGrowth', 'priceGrowth', 'costGrowth', 'holdYears', 'sellingCosts');
