import { type StrategyId, strategyIds } from '../deal/strategies/strategyInput.ts';
import { owners } from '../deal/ownership.ts';
import type { Basis, Owner } from '../deal/ownership.ts';
import { isCountryCode, notCalculatedYet } from '../kernel/countries.ts';
import type { CountryCode } from '../kernel/countries.ts';
import { countryOfMarket, isMarketId, marketIds } from '../market/markets.ts';

type Modelled = Readonly<Record<Basis, readonly Owner[]>>;

/** One cell of what is calculated: the owners modelled on each basis, or the sentence a person reads in place of figures. */
export interface CoverageCell {
  /** ISO 3166: "GB-ENG", or a country alone where none of it is calculated. */
  readonly market: string;
  readonly strategy: StrategyId;
  readonly modelled: Modelled;
  /** Null where anything is modelled. */
  readonly refusal: string | null;
}

/** Every market we have rules or data of, by every strategy. */
export const coverage = (): readonly CoverageCell[] =>
  [...marketIds, ...elsewhere].flatMap((market) => strategyIds.map((strategy) => cellOf(market, strategy)));

export interface Asked {
  readonly market: string;
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

/** Why a strategy is not calculated for a market, an owner and a basis, as a sentence; null where it is. */
export function notCovered({ market, strategy, owner, basis }: Asked): string | null {
  const { modelled, refusal } = cellOf(market, strategy);
  if (refusal !== null) return refusal;
  if (modelled[basis].includes(owner)) return null;
  if (!market.startsWith('US')) return noHomeOfCompany;
  return owner === 'company' ? noAmericanCompany : (beforeTaxOnly[strategy] ?? noAmericanCompany);
}

const elsewhere: readonly CountryCode[] = ['IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'PT', 'BE', 'AT', 'PL'];

function cellOf(market: string, strategy: StrategyId): CoverageCell {
  const country = market.slice(0, 2);
  if (!isMarketId(market))
    return { market, strategy, modelled: nothing, refusal: `${notCalculatedYet(isCountryCode(country) ? country : null)}.` };
  return { market, strategy, modelled: countryOfMarket(market) === 'US' ? american[strategy] : british[strategy], refusal: null };
}

const nothing: Modelled = { 'before-tax': [], 'after-tax': [] };

const everyone: Modelled = { 'before-tax': owners, 'after-tax': owners };

/** Nobody but a person lives in a home: the one thing that an owner is refused. */
const persons: Modelled = { 'before-tax': ['me', 'joint'], 'after-tax': ['me', 'joint'] };

const noHomeOfCompany = 'A company cannot live in a home. Ask for one owner or joint owners.';

const british: Readonly<Record<StrategyId, Modelled>> = {
  'buy-to-let': everyone,
  brrrr: everyone,
  flip: everyone,
  hmo: everyone,
  'serviced-accommodation': everyone,
  'rent-to-rent': everyone,
  'house-hack': persons,
};

const noAmericanCompany =
  'A corporation’s taxes are not calculated in the United States. Choose one owner; an LLC of one person is taxed as its owner.';

const beforeTax: Modelled = { 'before-tax': ['me', 'joint'], 'after-tax': [] };

const beforeTaxOnly: Readonly<Partial<Record<StrategyId, string>>> = {
  'rent-to-rent':
    'The tax on rental arbitrage depends on what is done for guests, and is not calculated in the United States. Ask for figures before tax.',
  'house-hack':
    'The tax on a home that is lived in and rented out in part is not calculated in the United States. Ask for figures before tax.',
};

const american: Readonly<Record<StrategyId, Modelled>> = {
  'buy-to-let': persons,
  brrrr: persons,
  flip: persons,
  hmo: persons,
  'serviced-accommodation': persons,
  'rent-to-rent': beforeTax,
  'house-hack': beforeTax,
};
