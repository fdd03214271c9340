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

/** Reliefs that the law gives only on a claim. */
export type ClaimedRelief = 'company-rental-business' | 'six-dwellings' | 'multiple-dwellings';

/** The buyer's transfer tax status and the purchase. */
export interface TransferTaxInput {
  readonly price: Minor;
  readonly buyer: 'first-time' | 'main-home' | 'additional' | 'company';
  readonly ukResident: boolean;
  /** Exchange (England, Wales, NI) or conclusion of missives (Scotland). */
  readonly contractDate: IsoDate;
  /** Completion, the "effective date" of the law. */
  readonly completionDate: IsoDate;
  /** What is bought, residential where absent. Mixed is dwellings and other property in one transaction. */
  readonly use?: 'residential' | 'non-residential' | 'mixed';
  /** Dwellings bought in the one transaction; one where absent. */
  readonly dwellings?: number;
  /** The part of the price of a mixed purchase that is paid for its dwellings. */
  readonly dwellingsPrice?: Minor;
  /** Other purchases linked with this one; none where absent. */
  readonly linked?: LinkedPurchases;
  /** Every relief that is open to the buyer is taken as claimed where it lowers the tax, but for these. */
  readonly reliefsNotClaimed?: readonly ClaimedRelief[];
}

/**
 * Purchases of the same kind, by the same kind of buyer, in one arrangement with this one: same seller and buyer, or people connected with
 * them.
 */
export interface LinkedPurchases {
  /** The total price of all the others. */
  readonly price: Minor;
  /** The number of dwellings among the others; if absent, multiple dwellings relief does not include them. */
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
  /** "Stamp duty land tax", … */
  readonly name: string;
  readonly total: Minor;
  readonly bands: readonly TaxBandLine[];
  readonly rules: readonly RuleRef[];
  /** Plain sentences: surcharges applied, reliefs refused and why. */
  readonly notes: readonly string[];
}

/** Figures that investors and lenders of some markets look at and others do not. */
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

/** A loan from its lender's perspective. Money in minor units; amounts of the first year. */
export interface LoanAsked {
  /** `home` buys what its owner lives in, `project` is a short loan on works; the others are on what is let. */
  readonly purpose: 'purchase' | 'cash-out' | 'home' | 'project';
  /** The price; of a refinance or a project the value after refurbishment. */
  readonly value: Minor;
  readonly loan: Minor;
  /** Dwellings of the home; null where nobody says. */
  readonly units: number | null;
  /** Income without voids; nothing of a project. */
  readonly income: Minor;
  /** Whether guests pay it by the night. */
  readonly isByTheNight: boolean;
  /** Principal, interest, property tax, insurance and dues; nothing of a project. */
  readonly payment: Minor;
  readonly isInterestOnly: boolean;
  /** Share of the price that is lent, without what is lent for works. */
  readonly ofPrice: Rate;
}

/** A note, with an id, on a usual lending requirement that a loan does not meet, or an additional one. */
export type LoanNote = readonly [id: string, words: string];

/** The rules of a market as the engine needs them; passed in, so that the engine never names a country. */
export interface MarketRules {
  readonly id: MarketId;
  readonly currency: Currency;
  readonly figures: ReadonlySet<MarketFigure>;
  readonly warnings: ReadonlySet<MarketWarning>;
  /** Raised with any change of a figure in the place's rules. */
  readonly version: string;
  readonly checkedOn: IsoDate;
  readonly transferTax: (input: TransferTaxInput) => TransferTax;
  /** Tax on rent and gains of people resident in the place, where its rules are held. */
  readonly landlord?: LandlordTaxRules;
  /** Absent where the place's rule is not held. */
  readonly lodgers?: LodgerRelief;
  /** What the place's lenders usually ask of a loan on a day; absent where their terms are the strategies' own inputs. */
  readonly lending?: (loan: LoanAsked, on: IsoDate) => readonly LoanNote[];
}
