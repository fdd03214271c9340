import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Result } from '../../kernel/result.ts';
import type { Disposal, LettingYear, TaxSources } from '../landlordRules.ts';

/** The letting type for landlord taxes: to one household, by the room, or to guests by the night. */
export type LettingKind = 'whole' | 'rooms' | 'stays';

/** A person who owns a share of the property. */
export interface HoldOwner {
  /** The share owned; all owners' shares sum to one. */
  readonly share: Rate;
  /** Other taxable income in a year; it fills the lower brackets first. */
  readonly otherIncome: Minor;
}

/** A year of letting, including figures that only some countries' laws need. */
export interface HoldYear extends LettingYear {
  /** The property tax included in the year's costs. */
  readonly propertyTax: Minor;
  /** The property's value and the debt on it at the start of the year. */
  readonly value: Minor;
  readonly debt: Minor;
  /** The property's value at year end; if absent, the next year's opening value or the sale price. */
  readonly valueAtEnd?: Minor;
}

/** A property from purchase to sale, for its owners' income tax. Money in minor units of the country's currency. */
export interface TaxedHold<Settings> {
  readonly letting: LettingKind;
  /** The id of one of the country's regions; null if one law applies. */
  readonly region: string | null;
  readonly owners: readonly [HoldOwner, ...HoldOwner[]];
  readonly boughtOn: IsoDate;
  readonly price: Minor;
  /** Purchase taxes and fees; also included in the sale's base cost. */
  readonly buyingCosts: Minor;
  readonly works: Minor;
  readonly furniture: Minor;
  /** The years in order; at least one. */
  readonly years: readonly [HoldYear, ...HoldYear[]];
  /** The sale at the end of the last year; null if only the years are taxed. */
  readonly sale: Disposal | null;
  /** The country's tax inputs (see `inputs/taxRows.ts`). */
  readonly settings: Settings;
}

/** The tax that a year of letting adds for all owners combined; negative if a loss lowers other tax. */
export interface TaxedYear {
  /** Rent less deductible costs, all owners combined. */
  readonly taxable: Minor;
  readonly tax: Minor;
}

/** Each rule and note appears once, for years and sale together. */
export interface HoldTax extends TaxSources {
  /** One entry per input year. */
  readonly years: readonly TaxedYear[];
  /** Tax on the sale; null without a sale. */
  readonly saleTax: Minor | null;
}

/** The reason a holding period cannot be taxed: `message` is a full sentence that names the law and what to do. */
export interface TaxRefusal {
  readonly kind: 'year-not-known' | 'law-not-known' | 'case-not-covered';
  readonly message: string;
}

/** A country's income tax on letting and selling a property. A pure function; every amount is rounded to the minor unit. */
export type LandlordTax<Settings> = (hold: TaxedHold<Settings>) => Result<HoldTax, TaxRefusal>;
