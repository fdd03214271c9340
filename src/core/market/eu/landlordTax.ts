import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Result } from '../../kernel/result.ts';
import type { Disposal, LettingYear, TaxSources } from '../landlordRules.ts';

/** How a home is let, as landlord taxes tell it apart: to one household, by the room, or to guests by the night. */
export type LettingKind = 'whole' | 'rooms' | 'stays';

/** A person who owns a part of it. */
export interface HoldOwner {
  /** The part owned; the shares of all owners sum to one. */
  readonly share: Rate;
  /** Taxable income of a year from elsewhere, which fills the brackets first. */
  readonly otherIncome: Minor;
}

/** A year of letting, including figures only some laws need. */
export interface HoldYear extends LettingYear {
  /** The tax on owning that is among the costs of the year. */
  readonly propertyTax: Minor;
  /** The value of the property and the debt on it at the start of the year. */
  readonly value: Minor;
  readonly debt: Minor;
  /** What the home is worth when the year ends; where absent, the value the next year begins with or the price of the sale. */
  readonly valueAtEnd?: Minor;
}

/** A home from its purchase to its sale, as the income tax of its owners sees it. Money in minor units of the country's currency. */
export interface TaxedHold<Settings> {
  readonly letting: LettingKind;
  /** The id of one of the country's regions; null if one law holds. */
  readonly region: string | null;
  readonly owners: readonly [HoldOwner, ...HoldOwner[]];
  readonly boughtOn: IsoDate;
  readonly price: Minor;
  /** Taxes and fees of buying; they are in the base cost of the sale too. */
  readonly buyingCosts: Minor;
  readonly works: Minor;
  readonly furniture: Minor;
  /** In order, at least one. */
  readonly years: readonly [HoldYear, ...HoldYear[]];
  /** At the end of the last year; null where only the years are asked for. */
  readonly sale: Disposal | null;
  /** The country's tax inputs, see `inputs/taxRows.ts`. */
  readonly settings: Settings;
}

/** The tax a year adds for all owners together; negative if a loss lowers other tax. */
export interface TaxedYear {
  /** Rent less what the law lets be deducted, all owners together. */
  readonly taxable: Minor;
  readonly tax: Minor;
}

/** Each rule and note appears once, for years and sale together. */
export interface HoldTax extends TaxSources {
  /** One for each year asked. */
  readonly years: readonly TaxedYear[];
  /** Tax on the sale; null where none was asked. */
  readonly saleTax: Minor | null;
}

/** Why a hold cannot be taxed: `message` is a full sentence that names the law and what to do. */
export interface TaxRefusal {
  readonly kind: 'year-not-known' | 'law-not-known' | 'case-not-covered';
  readonly message: string;
}

/** The income tax of a country on letting a home and on selling it. Pure; every amount to the minor unit. */
export type LandlordTax<Settings> = (hold: TaxedHold<Settings>) => Result<HoldTax, TaxRefusal>;
