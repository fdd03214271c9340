import type { IsoDate } from '../kernel/calendar.ts';
import type { MarketId } from './markets.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { LandlordTaxRules, LodgerRelief } from './landlordRules.ts';
import type { RuleRef } from './ruleRef.ts';

export type Place = 'england' | 'northern-ireland' | 'scotland' | 'wales';

export const placeNames: Readonly<Record<Place, string>> = {
  england: 'England',
  'northern-ireland': 'Northern Ireland',
  scotland: 'Scotland',
  wales: 'Wales',
};

/** Reliefs that must be claimed. */
export type ClaimedRelief = 'company-rental-business' | 'six-dwellings' | 'multiple-dwellings';

/** The buyer's transfer tax status and the purchase. */
export interface TransferTaxInput {
  readonly price: Minor;
  readonly buyer: 'first-time' | 'main-home' | 'additional' | 'company';
  readonly ukResident: boolean;
  /** Exchange (England, Wales, NI) or conclusion of missives (Scotland). */
  readonly contractDate: IsoDate;
  /** Completion, which the law calls the "effective date". */
  readonly completionDate: IsoDate;
  /** Use of the property; residential if absent. Mixed means dwellings and other property in one transaction. */
  readonly use?: 'residential' | 'non-residential' | 'mixed';
  /** Dwellings bought in this transaction; one if absent. */
  readonly dwellings?: number;
  /** The part of a mixed purchase's price paid for its dwellings. */
  readonly dwellingsPrice?: Minor;
  /** Other purchases linked with this one; none if absent. */
  readonly linked?: LinkedPurchases;
  /** Reliefs the buyer does not claim. Every other available relief is assumed claimed if it lowers the tax. */
  readonly reliefsNotClaimed?: readonly ClaimedRelief[];
}

/**
 * Other purchases in one arrangement with this one: same kind of property, same kind of buyer, and the same or connected seller and buyer.
 */
export interface LinkedPurchases {
  /** The total price of all the other purchases. */
  readonly price: Minor;
  /** The number of dwellings among the other purchases; if absent, multiple dwellings relief does not include them. */
  readonly dwellings?: number;
}

/** One slice of the price taxed at one rate; `to` is null for the top slice. */
export interface TaxBandLine {
  readonly from: Minor;
  readonly to: Minor | null;
  readonly rate: Rate;
  readonly taxed: Minor;
  readonly tax: Minor;
}

export interface TransferTax {
  /** The name of the tax: "Stamp duty land tax", … */
  readonly name: string;
  readonly total: Minor;
  readonly bands: readonly TaxBandLine[];
  readonly rules: readonly RuleRef[];
  /** Plain sentences: surcharges applied, reliefs refused and why. */
  readonly notes: readonly string[];
}

/** Figures that investors and lenders use in some markets only. */
export type MarketFigure =
  | 'interestCover'
  | 'afterReserve'
  | 'lenderCover'
  | 'debtYield'
  | 'expenseRatio'
  | 'breakEvenRatio'
  | 'grossRentMultiplier'
  | 'rentToPrice'
  | 'fiftyPercentRule'
  | 'taxableRent'
  | 'taxedProfit'
  | 'untaxedProfit';

/** Warnings that a strategy's figures raise in some markets only. */
export type MarketWarning = 'no-gas-check' | 'hmo-mortgage';

/** A loan from its lender's perspective. Money in minor units; first-year amounts. */
export interface LoanApplication {
  /** `home` is for an owner-occupied property, `project` is a short loan for a refurbishment; the others are for let property. */
  readonly purpose: 'purchase' | 'cash-out' | 'home' | 'project';
  /** The price; for a refinance or project, the value after refurbishment. */
  readonly value: Minor;
  readonly loan: Minor;
  /** Number of dwellings; null if unknown. */
  readonly units: number | null;
  /** Gross income before voids; zero for a project. */
  readonly income: Minor;
  /** Whether guests pay by the night. */
  readonly isByTheNight: boolean;
  /** Principal, interest, property tax, insurance and dues; zero for a project. */
  readonly payment: Minor;
  readonly isInterestOnly: boolean;
  /** Loan to price, excluding amounts lent for refurbishment. */
  readonly ofPrice: Rate;
}

/** A note, with its id, on a usual lending requirement that a loan does not meet or that also applies. */
export type LoanNote = readonly [id: string, words: string];

/** The rules of a market as the engine needs them; passed in, so that the engine never names a country. */
export interface MarketRules {
  readonly id: MarketId;
  readonly currency: Currency;
  readonly figures: ReadonlySet<MarketFigure>;
  readonly warnings: ReadonlySet<MarketWarning>;
  /** Changes with every change to a figure in the place's rules. */
  readonly version: string;
  readonly checkedOn: IsoDate;
  readonly transferTax: (input: TransferTaxInput) => TransferTax;
  /** Tax on rent and gains of people resident in the place; absent if not supported. */
  readonly landlord?: LandlordTaxRules;
  /** The tax-free limits for lodger income; absent if the place's rule is not supported. */
  readonly lodgers?: LodgerRelief;
  /** The place's usual lending requirements on a given day; absent if each strategy's inputs include the loan terms. */
  readonly lending?: (loan: LoanApplication, on: IsoDate) => readonly LoanNote[];
}
