import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { Provenance } from '../../provenance.ts';

export type BuyerKind = 'first-time' | 'main-home' | 'additional' | 'company';
export type MortgageKind = 'interest-only' | 'repayment';

/** Every input of a buy-to-let analysis. Money in minor units, rates as fractions per year, durations as named. */
export interface BuyToLetInputs {
  readonly purchasePrice: Minor;
  /** What the seller asks. Costs that are a share of a price follow the building, so they are a share of this one, whatever is offered. */
  readonly askingPrice: Minor;
  readonly monthlyRent: Minor;
  readonly buyer: BuyerKind;
  readonly ukResident: boolean;
  /** Paid for other purchases linked with this one (one arrangement, same seller and buyer or people connected with them); zero where none. */
  readonly linkedConsideration: Minor;
  readonly legalFees: Minor;
  readonly surveyFee: Minor;
  readonly brokerFee: Minor;
  readonly refurbishment: Minor;
  readonly otherPurchaseCosts: Minor;
  /** Share of the price paid in cash; 1 is a cash purchase. */
  readonly deposit: Rate;
  readonly mortgageKind: MortgageKind;
  readonly mortgageRate: Rate;
  readonly mortgageYears: number;
  readonly arrangementFee: Minor;
  readonly arrangementFeeAdded: boolean;
  /** Weeks a year without a tenant. */
  readonly voidWeeks: number;
  /** Share of rent received. */
  readonly management: Rate;
  /** Share of one month's rent, each time a tenant is found. */
  readonly tenantFind: Rate;
  readonly tenancyYears: number;
  /** Share of the asking price a year. */
  readonly maintenance: Rate;
  readonly insurancePerYear: Minor;
  readonly certificatesPerYear: Minor;
  readonly licencePerYear: Minor;
  readonly serviceChargePerYear: Minor;
  readonly groundRentPerYear: Minor;
  readonly otherCostsPerYear: Minor;
  readonly rentGrowth: Rate;
  readonly priceGrowth: Rate;
  readonly costGrowth: Rate;
  readonly holdYears: number;
  /** Share of the sale price. */
  readonly sellingCosts: Rate;
  /** The rate at which a lender tests the rent. */
  readonly stressRate: Rate;
}

export type BuyToLetKey = keyof BuyToLetInputs;

/** A value in use and where it came from. `unusual` names why it lies outside the usual range, else null. */
export interface ResolvedInput<Key extends BuyToLetKey = BuyToLetKey> {
  readonly key: Key;
  readonly value: BuyToLetInputs[Key];
  readonly provenance: Provenance;
  readonly unusual: string | null;
}

export type ResolvedInputs = { readonly [Key in BuyToLetKey]: ResolvedInput<Key> };
