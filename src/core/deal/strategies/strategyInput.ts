import type { MarketCountry } from '../../market/markets.ts';
import type { Source } from '../provenance.ts';

/** Ways to earn a return from a property; each has its own inputs, figures, checks and projection. */
export type StrategyId = 'buy-to-let' | 'brrrr' | 'flip' | 'hmo' | 'serviced-accommodation' | 'rent-to-rent' | 'house-hack';

export const strategyNames: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Buy-to-let',
  brrrr: 'Buy, refurbish, refinance, rent',
  flip: 'Buy, refurbish, sell',
  hmo: 'House in multiple occupation',
  'serviced-accommodation': 'Serviced accommodation',
  'rent-to-rent': 'Rent-to-rent',
  'house-hack': 'Live in, with a lodger',
};

const americanNames: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Long-term rental',
  brrrr: 'BRRRR (buy, rehab, rent, refinance)',
  flip: 'Fix and flip',
  hmo: 'Rent by the room',
  'serviced-accommodation': 'Short-term rental',
  'rent-to-rent': 'Rental arbitrage',
  'house-hack': 'House hack',
};

/** The names for the rest of Europe: in English, but without terms for types of letting that exist only in Britain. */
const europeanNames: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Long-term let',
  brrrr: 'Buy, refurbish, refinance, rent',
  flip: 'Buy, refurbish, sell',
  hmo: 'Let by the room',
  'serviced-accommodation': 'Short stays',
  'rent-to-rent': 'Rent-to-rent',
  'house-hack': 'Live in, with a lodger',
};

/** The strategies' names as used in a country. */
export function strategyNamesIn(country: MarketCountry): Readonly<Record<StrategyId, string>> {
  if (country === 'GB') return strategyNames;
  return country === 'US' ? americanNames : europeanNames;
}

export const strategyIds = Object.keys(strategyNames) as readonly StrategyId[];

/** Whether a value is the id of a strategy. */
export const isStrategyId = (value: unknown): value is StrategyId => typeof value === 'string' && Object.hasOwn(strategyNames, value);

export type StrategyInputGroup =
  | 'Purchase'
  | 'Works'
  | 'Bridging'
  | 'Hard money'
  | 'Finance'
  | 'Refinance'
  | 'Sale'
  | 'Lease'
  | 'Income'
  | 'Rent'
  | 'Home'
  | 'Running costs'
  | 'Growth and exit';

export type StrategyInputUnit =
  | 'money'
  | 'rate'
  | 'weeks'
  | 'months'
  | 'years'
  | 'nights'
  | 'count'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'rooms'
  | 'seasons'
  | 'units';

/** A value used until the person enters one, with its source. */
export interface Fallback<Value> {
  readonly value: Value;
  readonly source: Source;
}

/**
 * How one input is named, edited and checked. Ranges are in the unit of the value (minor units, fractions, months …); for tables
 * of rooms, seasons and units they bound the number of rows. Without a fallback, the person has to enter a value.
 */
export interface InputRow<Value> {
  readonly label: string;
  readonly group: StrategyInputGroup;
  readonly unit: StrategyInputUnit;
  readonly per: 'night' | 'month' | 'year' | 'once' | null;
  /** For a rate, what it is a share of, as displayed after it; null for other inputs. */
  readonly of: string | null;
  readonly usual: readonly [low: number, high: number] | null;
  readonly bounds: readonly [low: number, high: number];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly help: string;
  readonly fallback: Fallback<Value> | null;
}

/** What parsing a typed value needs to know about its input; a row with its key satisfies this type. */
export interface InputSpec {
  readonly key?: string;
  readonly label: string;
  readonly unit: StrategyInputUnit;
  readonly per?: InputRow<unknown>['per'];
  readonly of?: string | null;
  readonly usual?: InputRow<unknown>['usual'];
  readonly bounds: readonly [low: number, high: number];
  readonly choices?: InputRow<unknown>['choices'];
}

/** One row for each input, in display order. */
export type InputCatalogue<Inputs> = { readonly [Key in keyof Inputs]-?: InputRow<Inputs[Key]> };

/** The inputs of a strategy that a market needs; the others have their `neutralInputs` value. */
export type MarketCatalogue<Inputs> = Partial<InputCatalogue<Inputs>>;
