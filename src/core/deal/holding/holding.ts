import type { Instant, IsoDate } from '../../kernel/calendar.ts';
import { currencyOfCountry, marketCountries, type MarketCountry } from '../../market/markets.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** Raised when an older app could no longer read the record. */
export const holdingSchemaVersion = 0;

/**
 * One property that is owned, or was. Figures are derived and never stored here. What there are several of are maps by id, so that those
 * added on two devices merge one by one.
 */
export interface Holding {
  readonly schema: number;
  readonly name: string;
  /** The deal it was bought as; null where it was typed in or imported. */
  readonly dealId: string | null;
  readonly place: HoldingPlace;
  readonly currency: Currency;
  readonly purchase: Transfer;
  /** Null while it is held. */
  readonly sale: Transfer | null;
  /** Weeks a year without a tenant to allow for. What was received in the past is what the tenancies say. */
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
 * The country whose growth rates, lenders and terms apply to a holding; null for other countries, and if its currency belongs to another
 * country.
 */
export const countryOfHolding = ({ place, currency }: Pick<Holding, 'place' | 'currency'>): MarketCountry | null =>
  marketCountries.find((country) => country === place.country && currencyOfCountry(country) === currency) ?? null;

export interface HoldingPlace {
  readonly address: string | null;
  /** "M6"; what stands for it abroad, such as the ZIP code. */
  readonly outcode: string | null;
  /** The local authority by name. */
  readonly authority: string | null;
  /** ISO 3166: "GB", "FR". */
  readonly country: string;
}

/** Buying or selling: the day of completion, the price, and what it cost besides. */
export interface Transfer {
  readonly date: IsoDate;
  readonly price: Minor;
  readonly costs: Minor;
}

export const valuationKinds = ['own', 'agent', 'valuer', 'lender'] as const;

/** What the property was worth on a day, and who says so. */
export interface Valuation {
  readonly date: IsoDate;
  readonly value: Minor;
  readonly kind: (typeof valuationKinds)[number];
}

/** A loan secured on the property. A remortgage is a second loan, and the day the first was repaid. */
export interface Loan {
  readonly lender: string;
  readonly kind: 'interest-only' | 'repayment';
  readonly drawnOn: IsoDate;
  readonly amount: Minor;
  /** The whole term from `drawnOn`, months. */
  readonly months: number;
  /** Nominal, a year. */
  readonly rate: Rate;
  /** The day from which `laterRate` is paid; null where the rate does not change. */
  readonly fixedUntil: IsoDate | null;
  readonly laterRate: Rate | null;
  /** What a statement says is owed, where that is not what the terms come to; null without one. */
  readonly statement: LoanStatement | null;
  readonly repaidOn: IsoDate | null;
}

export interface LoanStatement {
  readonly date: IsoDate;
  readonly balance: Minor;
}

export interface Tenancy {
  /** Which part is let, or to whom. */
  readonly name: string;
  readonly start: IsoDate;
  /** The last day; null where it goes on. */
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

/** What is paid for the property besides the loan. `works` paid once raise what the property cost; all else is a cost of its year. */
export interface HoldingCost {
  readonly kind: CostKind;
  readonly name: string;
  /** Nothing where `per` is `rent-share`. */
  readonly amount: Minor;
  readonly per: 'once' | 'month' | 'year' | 'rent-share';
  /** Of the rent received; nothing unless `per` is `rent-share`. */
  readonly share: Rate;
  /** The day it is paid, or the first day of what is paid again and again. */
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}

export const certificateKinds = ['epc', 'gas-safety', 'eicr', 'licence', 'insurance', 'other'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** A paper that expires. */
export interface Certificate {
  readonly kind: CertificateKind;
  readonly name: string;
  readonly expiresOn: IsoDate;
}

/** What is accepted of each amount: minor units, fractions, months. */
export const holdingBounds = {
  money: [0, 1_000_000_000_000],
  rate: [0, 0.25],
  share: [0, 1],
  months: [1, 600],
  weeks: [0, 52],
  nameLength: 120,
  noteLength: 20_000,
  /** Of each kind in one holding. */
  parts: 100,
} as const;

/** The lists of a holding, each a map by id. */
export const holdingParts = ['valuations', 'loans', 'tenancies', 'costs', 'certificates'] as const satisfies readonly (keyof Holding)[];
export type HoldingPart = (typeof holdingParts)[number];
export type PartOf<Name extends HoldingPart> = Holding[Name][string];
