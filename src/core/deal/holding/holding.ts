import type { Instant, IsoDate } from '../../kernel/calendar.ts';
import { currencyOfCountry, marketCountries, type MarketCountry } from '../../market/markets.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** Increased whenever older versions of the app can no longer read the record. */
export const holdingSchemaVersion = 0;

/**
 * One property that is or was owned. Figures are derived and never stored here. Lists are maps by id, so that entries added on two devices
 * merge one by one.
 */
export interface Holding {
  readonly schema: number;
  readonly name: string;
  /** The deal it was created from; null if it was typed or imported. */
  readonly dealId: string | null;
  readonly place: HoldingPlace;
  readonly currency: Currency;
  readonly purchase: Transfer;
  /** Null while the property is owned. */
  readonly sale: Transfer | null;
  /** Weeks per year allowed for voids. Past income comes from the tenancies. */
  readonly voidWeeks: number;
  readonly valuations: Readonly<Record<string, Valuation>>;
  readonly loans: Readonly<Record<string, Loan>>;
  readonly tenancies: Readonly<Record<string, Tenancy>>;
  readonly costs: Readonly<Record<string, HoldingCost>>;
  readonly certificates: Readonly<Record<string, Certificate>>;
  readonly note: string;
  readonly createdAt: Instant;
}

/**
 * The country whose growth rates, lenders and terms apply to a holding; null for other countries, and if the holding's currency belongs to
 * another country.
 */
export const countryOfHolding = ({ place, currency }: Pick<Holding, 'place' | 'currency'>): MarketCountry | null =>
  marketCountries.find((country) => country === place.country && currencyOfCountry(country) === currency) ?? null;

export interface HoldingPlace {
  readonly address: string | null;
  /** "M6"; abroad the equivalent, such as the ZIP code. */
  readonly outcode: string | null;
  /** The local authority's name. */
  readonly authority: string | null;
  /** ISO 3166: "GB", "FR". */
  readonly country: string;
}

/** A purchase or sale: the completion date, the price and the additional costs. */
export interface Transfer {
  readonly date: IsoDate;
  readonly price: Minor;
  readonly costs: Minor;
}

export const valuationKinds = ['own', 'agent', 'valuer', 'lender'] as const;

/** The property's value on a day, and its source. */
export interface Valuation {
  readonly date: IsoDate;
  readonly value: Minor;
  readonly kind: (typeof valuationKinds)[number];
}

/** A loan secured on the property. A remortgage is a second loan, plus the day the first was repaid. */
export interface Loan {
  readonly lender: string;
  readonly kind: 'interest-only' | 'repayment';
  readonly drawnOn: IsoDate;
  readonly amount: Minor;
  /** The whole term from `drawnOn`, in months. */
  readonly months: number;
  /** The nominal yearly rate. */
  readonly rate: Rate;
  /** The day from which `laterRate` applies; null if the rate does not change. */
  readonly fixedUntil: IsoDate | null;
  readonly laterRate: Rate | null;
  /** The balance on a lender's statement, if it differs from the terms; else null. */
  readonly statement: LoanStatement | null;
  readonly repaidOn: IsoDate | null;
}

export interface LoanStatement {
  readonly date: IsoDate;
  readonly balance: Minor;
}

export interface Tenancy {
  /** The name of the part that is let, or of the tenant. */
  readonly name: string;
  readonly start: IsoDate;
  /** The last day; null if open-ended. */
  readonly end: IsoDate | null;
  readonly rent: Minor;
  readonly per: 'month' | 'week';
  readonly reviewOn: IsoDate | null;
}

export const costKinds = [
  'management',
  'maintenance',
  'insurance',
  'service-charge',
  'ground-rent',
  'licence',
  'certificates',
  'tax',
  'works',
  'other',
] as const;
export type CostKind = (typeof costKinds)[number];

/** A cost of the property other than the loan. One-off `works` add to the property's cost; all others are running costs of their year. */
export interface HoldingCost {
  readonly kind: CostKind;
  readonly name: string;
  /** Zero if `per` is `rent-share`. */
  readonly amount: Minor;
  readonly per: 'once' | 'month' | 'year' | 'rent-share';
  /** The share of the rent received; zero unless `per` is `rent-share`. */
  readonly share: Rate;
  /** The day of payment, or the first day of a recurring cost. */
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}

export const certificateKinds = ['epc', 'gas-safety', 'eicr', 'licence', 'insurance', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** A certificate with an expiry date. */
export interface Certificate {
  readonly kind: CertificateKind;
  readonly name: string;
  readonly expiresOn: IsoDate;
}

/** The accepted range of each value, in its own unit: minor units, fractions or months. */
export const holdingBounds = {
  money: [0, 1_000_000_000_000],
  rate: [0, 0.25],
  share: [0, 1],
  months: [1, 600],
  weeks: [0, 52],
  nameLength: 120,
  noteLength: 20_000,
  /** The maximum number of entries of each kind in one holding. */
  parts: 100,
} as const;

/** The lists of a holding, each a map by id. */
export const holdingParts = ['valuations', 'loans', 'tenancies', 'costs', 'certificates'] as const satisfies readonly (keyof Holding)[];
export type HoldingPart = (typeof holdingParts)[number];
export type PartOf<Name extends HoldingPart> = Holding[Name][string];
