import type { IsoDate } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';

export type Place = 'england' | 'northern-ireland' | 'scotland' | 'wales';

export const placeNames: Readonly<Record<Place, string>> = {
  england: 'England',
  'northern-ireland': 'Northern Ireland',
  scotland: 'Scotland',
  wales: 'Wales',
};

/** The law behind a rule. A rule without a link and dates does not pass review. */
export interface RuleRef {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: IsoDate;
  readonly checkedOn: IsoDate;
}

/** Buyer as transfer-tax law sees one. */
export interface TransferTaxInput {
  readonly price: Minor;
  readonly buyer: 'first-time' | 'main-home' | 'additional' | 'company';
  readonly ukResident: boolean;
  /** Exchange (England, Wales, NI) or conclusion of missives (Scotland). */
  readonly contractDate: IsoDate;
  /** Completion, the "effective date" of the law. */
  readonly completionDate: IsoDate;
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

/** What the engine needs of a place; handed in, so that the engine never names a country. */
export interface MarketRules {
  readonly place: Place;
  readonly currency: Currency;
  /** Changes whenever any figure in the place's rules changes. */
  readonly version: string;
  readonly checkedOn: IsoDate;
  readonly transferTax: (input: TransferTaxInput) => TransferTax;
}
