import { assumptionEntry } from '../../assumptionCatalogue.ts';
import type { AssumptionKey, Assumptions } from '../../assumptions.ts';
import { assumptionDefaults } from '../../resolve/assumptionDefaults.ts';
import type { Fallback, InputCatalogue, InputRow } from '../strategyInput.ts';

/** Buying in cash or with any loan. */
export type BuyingInputs = Pick<
  Assumptions,
  'purchasePrice' | 'buyer' | 'ukResident' | 'linkedConsideration' | 'legalFees' | 'surveyFee' | 'refurbishment' | 'otherPurchaseCosts'
>;

/** The long loan, whenever it is taken out. */
export type MortgageInputs = Pick<Assumptions, 'mortgageKind' | 'mortgageRate' | 'mortgageYears' | 'stressRate'>;

/** What only a mortgage at the purchase has. */
export type PurchaseLoanInputs = Pick<Assumptions, 'deposit' | 'arrangementFee' | 'arrangementFeeAdded' | 'brokerFee'>;

export type TenancyInputs = Pick<Assumptions, 'management' | 'tenantFind' | 'tenancyYears'>;

export type UpkeepInputs = Pick<
  Assumptions,
  | 'askingPrice'
  | 'maintenance'
  | 'insurancePerYear'
  | 'certificatesPerYear'
  | 'licencePerYear'
  | 'serviceChargePerYear'
  | 'groundRentPerYear'
  | 'otherCostsPerYear'
>;

export type GrowthInputs = Pick<Assumptions, 'rentGrowth' | 'priceGrowth' | 'costGrowth' | 'holdYears' | 'sellingCosts'>;

/** The row of an input that means the same in a buy-to-let: name, ranges and default stand in one place. */
export function sharedRow<Key extends AssumptionKey>(key: Key): InputRow<Assumptions[Key]> {
  const { label, group, unit, per, of, usual, bounds, choices, help } = assumptionEntry(key);
  const fallbacks: Readonly<Partial<Record<AssumptionKey, Fallback<unknown>>>> = assumptionDefaults;
  // The default of a key has the type of its assumption; a lookup by a generic key cannot say so.
  const fallback = (fallbacks[key] ?? null) as Fallback<Assumptions[Key]> | null;
  return { label, group, unit, per, of, usual, bounds, choices, help, fallback };
}

export const buyingRows: InputCatalogue<BuyingInputs> = {
  purchasePrice: sharedRow('purchasePrice'),
  buyer: sharedRow('buyer'),
  ukResident: sharedRow('ukResident'),
  linkedConsideration: sharedRow('linkedConsideration'),
  legalFees: sharedRow('legalFees'),
  surveyFee: sharedRow('surveyFee'),
  refurbishment: sharedRow('refurbishment'),
  otherPurchaseCosts: sharedRow('otherPurchaseCosts'),
};

export const mortgageRows: InputCatalogue<MortgageInputs> = {
  mortgageKind: sharedRow('mortgageKind'),
  mortgageRate: sharedRow('mortgageRate'),
  mortgageYears: sharedRow('mortgageYears'),
  stressRate: sharedRow('stressRate'),
};

export const purchaseLoanRows: InputCatalogue<PurchaseLoanInputs> = {
  deposit: sharedRow('deposit'),
  arrangementFee: sharedRow('arrangementFee'),
  arrangementFeeAdded: sharedRow('arrangementFeeAdded'),
  brokerFee: sharedRow('brokerFee'),
};

export const tenancyRows: InputCatalogue<TenancyInputs> = {
  management: sharedRow('management'),
  tenantFind: sharedRow('tenantFind'),
  tenancyYears: sharedRow('tenancyYears'),
};

export const upkeepRows: InputCatalogue<UpkeepInputs> = {
  askingPrice: sharedRow('askingPrice'),
  maintenance: sharedRow('maintenance'),
  insurancePerYear: sharedRow('insurancePerYear'),
  certificatesPerYear: sharedRow('certificatesPerYear'),
  licencePerYear: sharedRow('licencePerYear'),
  serviceChargePerYear: sharedRow('serviceChargePerYear'),
  groundRentPerYear: sharedRow('groundRentPerYear'),
  otherCostsPerYear: sharedRow('otherCostsPerYear'),
};

export const growthRows: InputCatalogue<GrowthInputs> = {
  rentGrowth: sharedRow('rentGrowth'),
  priceGrowth: sharedRow('priceGrowth'),
  costGrowth: sharedRow('costGrowth'),
  holdYears: sharedRow('holdYears'),
  sellingCosts: sharedRow('sellingCosts'),
};
