import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Result } from '../../kernel/result.ts';
import type { TaxBandLine } from '../rules.ts';
import type { EuCountry } from './registry/countries.ts';
import type { RuleRef } from '../ruleRef.ts';

/** The purchase tax rules of a country; passed in, so that callers never name a country. */
export interface PurchaseTaxRules {
  readonly country: EuCountry;
  readonly currency: Currency;
  /** Raised with any change of a figure in the country's file. */
  readonly version: string;
  readonly checkedOn: IsoDate;
  /** What `region` may be; empty if one law holds for the whole country. */
  readonly regions: readonly Region[];
  readonly purchaseTax: (input: PurchaseTaxInput) => Result<PurchaseTax, PurchaseTaxRefusal>;
}

/** A part of a country with rates of its own: the id an input carries, the name people know it by. */
export interface Region {
  readonly id: string;
  readonly name: string;
}

/** Whether the figure was read in published material; otherwise it rests on general knowledge or a proposal, and is shown as such. */
export type Certainty = 'confirmed' | 'unconfirmed';

export interface PurchaseRuleRef extends RuleRef {
  readonly certainty: Certainty;
}

/** A purchase as continental transfer tax laws define it. Money in minor units of the country's currency. */
export interface PurchaseTaxInput {
  /** The price without value added tax; a builder's price that includes it is divided first. */
  readonly price: Minor;
  /** `first-time`: a natural person who owns no dwelling and never has. */
  readonly buyer: 'individual' | 'first-time' | 'company';
  readonly use: 'own-home' | 'second-home' | 'letting' | 'non-residential';
  /** The id of one of the country's `regions`, or null when it is not known. */
  readonly region: string | null;
  /** Sold by its builder with value added tax. */
  readonly newBuild: boolean;
  /** The day the contract binds. */
  readonly contractDate: IsoDate;
  /** The day of the notary's deed or the transfer. */
  readonly completionDate: IsoDate;
  readonly facts?: PurchaseFacts;
}

/** Facts that only some countries' laws need; each absent unless known. */
export interface PurchaseFacts {
  /** Buyer's age in years on completion: starters in the Netherlands, young buyers in Portugal. */
  readonly buyerAge?: number;
  /** Resident of the country for tax; taken as true. */
  readonly resident?: boolean;
  /** Italy: `rendita catastale`, a year's cadastral income. */
  readonly cadastralIncome?: Minor;
  /** Value set by an authority: `valor de referencia` (Spain), `valor patrimonial tributário` (Portugal), WOZ is not used. */
  readonly officialValue?: Minor;
  /** Spain: the buyer is a large holder or buys a whole building. */
  readonly largeHolder?: boolean;
  /** Dwellings bought, this one included: in twelve months (Ireland), in one building (Poland). */
  readonly dwellingsBought?: number;
  /** Ireland: an apartment, which the rate on bulk purchases leaves out. */
  readonly apartment?: boolean;
  /** Italy: cadastral category A/1, A/8 or A/9. */
  readonly luxury?: boolean;
  /** Poland: usable floor area in square metres and whether it is a house. */
  readonly floorArea?: number;
  readonly house?: boolean;
  /** Loan secured on the property, for taxes and fees on the mortgage. */
  readonly loan?: Minor;
}

/** Who takes the money: the state by a tax, a duty or value added tax; the register; the notary; the buyer's agent. */
export type PurchaseLineKind = 'transfer-tax' | 'duty' | 'vat' | 'register' | 'notary' | 'agent';

/** One tax or cost of the purchase. */
export interface PurchaseLine {
  readonly id: string;
  readonly kind: PurchaseLineKind;
  readonly title: string;
  /** What the rate is applied to. */
  readonly base: Minor;
  /** Share of the base; null where the amount is fixed or comes from a scale. */
  readonly rate: Rate | null;
  readonly amount: Minor;
  /** The slices of a scale; empty where one rate holds for the whole base. */
  readonly bands: readonly TaxBandLine[];
  readonly rule: PurchaseRuleRef;
}

export interface PurchaseTax {
  /** The main tax: "Grunderwerbsteuer", … */
  readonly name: string;
  readonly country: EuCountry;
  readonly currency: Currency;
  /** Transfer taxes and duties, without value added tax and fees. */
  readonly total: Minor;
  readonly vat: Minor;
  /** Register, notary and agent: what is usual, not a quotation. */
  readonly fees: Minor;
  readonly lines: readonly PurchaseLine[];
  /** The rules behind the lines, each once. */
  readonly rules: readonly PurchaseRuleRef[];
  /** Plain sentences: reliefs given or refused and why, what is not confirmed. */
  readonly notes: readonly string[];
}

/** Why there is no figure: a fact is missing, or our rules do not cover the case. */
export type PurchaseTaxRefusal =
  | { readonly kind: 'region-needed'; readonly message: string; readonly regions: readonly Region[] }
  | { readonly kind: 'not-covered'; readonly message: string };
