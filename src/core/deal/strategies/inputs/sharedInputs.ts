import type { AssumptionKey, Assumptions } from '../../assumptions.ts';
import { buyToLetCatalogue } from './buyToLetCatalogue.ts';
import type { InputCatalogue } from '../strategyInput.ts';

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

/** The rows of inputs that mean the same as in a buy-to-let: name, ranges and default stand in one place. */
const rowsOf = <Key extends AssumptionKey>(...keys: readonly Key[]): InputCatalogue<Pick<Assumptions, Key>> =>
  // Each key is given its own row; the mapped type cannot be built up step by step.
  Object.fromEntries(keys.map((key) => [key, buyToLetCatalogue[key]])) as InputCatalogue<Pick<Assumptions, Key>>;

export const buyingRows: InputCatalogue<BuyingInputs> = rowsOf(
  'purchasePrice',
  'buyer',
  'ukResident',
  'linkedConsideration',
  'legalFees',
  'surveyFee',
  'refurbishment',
  'otherPurchaseCosts',
);

export const mortgageRows: InputCatalogue<MortgageInputs> = rowsOf('mortgageKind', 'mortgageRate', 'mortgageYears', 'stressRate');

export const purchaseLoanRows: InputCatalogue<PurchaseLoanInputs> = rowsOf('deposit', 'arrangementFee', 'arrangementFeeAdded', 'brokerFee');

export const tenancyRows: InputCatalogue<TenancyInputs> = rowsOf('management', 'tenantFind', 'tenancyYears');

export const upkeepRows: InputCatalogue<UpkeepInputs> = rowsOf(
  'askingPrice',
  'maintenance',
  'insurancePerYear',
  'certificatesPerYear',
  'licencePerYear',
  'serviceChargePerYear',
  'groundRentPerYear',
  'otherCostsPerYear',
);

export const growthRows: InputCatalogue<GrowthInputs> = rowsOf('rentGrowth', 'priceGrowth', 'costGrowth', 'holdYears', 'sellingCosts');
