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
  /** Changes with every change to a figure in the country's file. */
  readonly version: string;
  readonly checkedOn: IsoDate;
  /** Allowed regions; empty if one law applies to the whole country. */
  readonly regions: readonly Region[];
  readonly purchaseTax: (input: PurchaseTaxInput) => Result<PurchaseTax, PurchaseTaxRefusal>;
}

/** A region with its own rates: the id used in inputs and its usual name. */
export interface Region {
  readonly id: string;
  readonly name: string;
}

/**
 * Whether the figure was checked in published material. If not, it is known only from practice or a proposal, and is shown as unconfirmed.
 */
export type Certainty = 'confirmed' | 'unconfirmed';

export interface PurchaseRuleRef extends RuleRef {
  readonly certainty: Certainty;
}

/** A purchase as continental transfer tax laws define it. Money in minor units of the country's currency. */
export interface PurchaseTaxInput {
  /** The price without value added tax; a builder's price that includes it is converted first. */
  readonly price: Minor;
  /** `first-time`: an individual who does not own and never owned a dwelling. */
  readonly buyer: 'individual' | 'first-time' | 'company';
  readonly use: 'own-home' | 'second-home' | 'letting' | 'non-residential';
  /** The id of one of the country's `regions`, or null if unknown. */
  readonly region: string | null;
  /** Whether its builder sells it with value added tax. */
  readonly newBuild: boolean;
  /** The day the contract becomes binding. */
  readonly contractDate: IsoDate;
  /** The day of the notary's deed or the transfer. */
  readonly completionDate: IsoDate;
  readonly facts?: PurchaseFacts;
}

/** Facts that only some countries' laws need; absent if unknown. */
export interface PurchaseFacts {
  /** Buyer's age in years on completion, for the starters' exemption in the Netherlands and young buyers' relief in Portugal. */
  readonly buyerAge?: number;
  /** Whether the buyer is tax resident in the country; assumed true. */
  readonly resident?: boolean;
  /** Italy: `rendita catastale`, yearly cadastral income. */
  readonly cadastralIncome?: Minor;
  /** Official value: `valor de referencia` (Spain), `valor patrimonial tributário` (Portugal). WOZ is not used. */
  readonly officialValue?: Minor;
  /** Spain: whether the buyer is a large holder or buys a whole building. */
  readonly largeHolder?: boolean;
  /** Dwellings bought, including this one: in twelve months (Ireland), in one building (Poland). */
  readonly dwellingsBought?: number;
  /** Ireland: whether it is an apartment, which is exempt from the bulk purchase rate. */
  readonly apartment?: boolean;
  /** Italy: whether its cadastral category is A/1, A/8 or A/9. */
  readonly luxury?: boolean;
  /** Poland: usable floor area in square metres and whether it is a house. */
  readonly floorArea?: number;
  readonly house?: boolean;
  /** The loan secured on the property, for mortgage taxes and fees. */
  readonly loan?: Minor;
}

/** The kind of cost: tax, duty or value added tax paid to the state, or fees paid to the register, notary or buyer's agent. */
export type PurchaseLineKind = 'transfer-tax' | 'duty' | 'vat' | 'register' | 'notary' | 'agent';

/** One tax or cost of the purchase. */
export interface PurchaseLine {
  readonly id: string;
  readonly kind: PurchaseLineKind;
  readonly title: string;
  /** The amount the rate applies to. */
  readonly base: Minor;
  /** Share of the base; null if the amount is fixed or comes from a scale. */
  readonly rate: Rate | null;
  readonly amount: Minor;
  /** The slices of a scale; empty if one rate applies to the whole base. */
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
  /** Usual register, notary and agent fees, not a quote. */
  readonly fees: Minor;
  readonly lines: readonly PurchaseLine[];
  /** The rules behind the lines, each listed once. */
  readonly rules: readonly PurchaseRuleRef[];
  /** Plain sentences: reliefs applied or refused with reasons, and unconfirmed figures. */
  readonly notes: readonly string[];
}

/** The reason there is no figure: a fact is missing, or our rules do not cover the case. */
export type PurchaseTaxRefusal =
  | { readonly kind: 'region-needed'; readonly message: string; readonly regions: readonly Region[] }
  | { readonly kind: 'not-covered'; readonly message: string };
