import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { Provenance } from '../../provenance.ts';

export type BuyerKind = 'first-time' | 'main-home' | 'additional' | 'company';
export type MortgageKind = 'interest-only' | 'repayment';

/**
 * Every input of a letting, across all markets. Money is in minor units, rates are fractions per year, and durations are in the unit of
 * their name. A market uses the inputs in its catalogue; the others take the values in `neutralInputs`.
 */
export interface BuyToLetInputs {
  readonly purchasePrice: Minor;
  /** The seller's asking price. Maintenance is a share of this price and not of the offer, because it depends on the building. */
  readonly askingPrice: Minor;
  readonly monthlyRent: Minor;
  readonly buyer: BuyerKind;
  readonly ukResident: boolean;
  /** The price of other purchases linked with this one (one arrangement between the same or connected buyers and sellers); zero if none. */
  readonly linkedConsideration: Minor;
  readonly legalFees: Minor;
  readonly surveyFee: Minor;
  readonly brokerFee: Minor;
  readonly refurbishment: Minor;
  readonly otherPurchaseCosts: Minor;
  /** Title insurance, lender fees, recording and the escrow agent as a share of the price, excluding taxes. */
  readonly closingCosts: Rate;
  /** Months of property tax and insurance paid in advance when buying. */
  readonly prepaidMonths: number;
  /** The points paid to the lender, as a share of the loan. */
  readonly points: Rate;
  /** Mortgage tax as a share of the loan. */
  readonly mortgageTax: Rate;
  /** The share of the price paid in cash; 1 is a cash purchase. */
  readonly deposit: Rate;
  readonly mortgageKind: MortgageKind;
  readonly mortgageRate: Rate;
  readonly mortgageYears: number;
  readonly arrangementFee: Minor;
  readonly arrangementFeeAdded: boolean;
  /** Weeks a year without a tenant. */
  readonly voidWeeks: number;
  /** Share of the rent lost to voids and non-payment, on top of `voidWeeks`. */
  readonly vacancy: Rate;
  /** A share of the rent received. */
  readonly management: Rate;
  /** A share of one month's rent, charged each time a tenant is found. */
  readonly tenantFind: Rate;
  readonly tenancyYears: number;
  /** The yearly cost as a share of the asking price. */
  readonly maintenance: Rate;
  readonly insurancePerYear: Minor;
  readonly certificatesPerYear: Minor;
  readonly licencePerYear: Minor;
  readonly serviceChargePerYear: Minor;
  readonly groundRentPerYear: Minor;
  readonly otherCostsPerYear: Minor;
  /** Yearly property tax as a share of the purchase price, as it will be assessed for the buyer. */
  readonly propertyTax: Rate;
  readonly propertyTaxGrowth: Rate;
  /** Property tax as a fixed amount, independent of the price. */
  readonly propertyTaxPerYear: Minor;
  readonly utilitiesPerYear: Minor;
  /** Share of rent received set aside for large repairs such as a roof or boiler: neither a running cost nor cash flow. */
  readonly capitalReserve: Rate;
  readonly rentGrowth: Rate;
  readonly priceGrowth: Rate;
  readonly costGrowth: Rate;
  readonly holdYears: number;
  /** A share of the sale price. */
  readonly sellingCosts: Rate;
  /** The rate at which a lender tests the rent. */
  readonly stressRate: Rate;
}

export type BuyToLetKey = keyof BuyToLetInputs;

/** A current value and its source. `unusual` says why it is outside the usual range, else null. */
export interface ResolvedInput<Key extends BuyToLetKey = BuyToLetKey> {
  readonly key: Key;
  readonly value: BuyToLetInputs[Key];
  readonly provenance: Provenance;
  readonly unusual: string | null;
}

export type ResolvedInputs = { readonly [Key in BuyToLetKey]: ResolvedInput<Key> };

/** Values for the inputs that a market does not use. */
export const neutralInputs = {
  buyer: 'additional',
  ukResident: true,
  linkedConsideration: minor(0),
  legalFees: minor(0),
  surveyFee: minor(0),
  brokerFee: minor(0),
  closingCosts: rate(0),
  prepaidMonths: 0,
  points: rate(0),
  mortgageTax: rate(0),
  arrangementFee: minor(0),
  arrangementFeeAdded: false,
  voidWeeks: 0,
  vacancy: rate(0),
  certificatesPerYear: minor(0),
  licencePerYear: minor(0),
  groundRentPerYear: minor(0),
  propertyTax: rate(0),
  propertyTaxGrowth: rate(0),
  propertyTaxPerYear: minor(0),
  utilitiesPerYear: minor(0),
  capitalReserve: rate(0),
  stressRate: rate(0),
} as const satisfies Partial<BuyToLetInputs>;
