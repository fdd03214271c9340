import { type StrategyId, strategyIds } from '../deal/strategies/strategyInput.ts';
import { countryNames, isCountryCode, notCalculatedYet } from '../kernel/countries.ts';
import type { LettingKind } from '../market/eu/landlordTax.ts';
import { europeanInputs } from '../market/eu/registry/inputs.ts';
import { lettingLaws } from '../market/eu/registry/lettings.ts';
import type { EuCountry } from '../market/eu/registry/countries.ts';
import { countryOfMarket, isEuCountry, isMarketId, marketIds, marketNames, regionOfMarket, type MarketId } from '../market/markets.ts';
import { type Basis, type Owner, owners } from '../deal/owner.ts';

type Modelled = Readonly<Record<Basis, readonly Owner[]>>;

/** One cell of the coverage table: the owners modelled on each basis, or the sentence shown instead of figures. */
export interface CoverageCell {
  /** ISO 3166: "GB-ENG", or a country alone if none of it is calculated. */
  readonly market: string;
  readonly strategy: StrategyId;
  readonly modelled: Modelled;
  /** Null if anything is modelled. */
  readonly refusal: string | null;
}

/** Every supported market by every strategy. */
export const coverage = (): readonly CoverageCell[] =>
  marketIds.flatMap((market) => strategyIds.map((strategy) => cellOf(market, strategy)));

export interface Asked {
  readonly market: string;
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

/** The reason why a strategy is not calculated for a market, an owner and a tax basis, as a sentence; null if it is. */
export function notCovered({ market, strategy, owner, basis }: Asked): string | null {
  const { modelled, refusal } = cellOf(market, strategy);
  if (refusal !== null) return refusal;
  if (modelled[basis].includes(owner)) return null;
  const country = market.slice(0, 2);
  if (isEuCountry(country) && isMarketId(market)) return owner === 'company' ? noCompanyIn(country) : noTaxIn(country, market, strategy);
  if (country !== 'US') return noHomeOfCompany;
  return owner === 'company' ? noAmericanCompany : (beforeTaxOnly[strategy] ?? noAmericanCompany);
}

function cellOf(market: string, strategy: StrategyId): CoverageCell {
  const code = market.slice(0, 2);
  if (!isMarketId(market))
    return { market, strategy, modelled: nothing, refusal: `${notCalculatedYet(isCountryCode(code) ? code : null)}.` };
  const country = countryOfMarket(market);
  if (!isEuCountry(country))
    return { market, strategy, modelled: country === 'US' ? american[strategy] : british[strategy], refusal: null };
  if (europeanInputs[country] === undefined) return { market, strategy, modelled: nothing, refusal: purchaseTaxAlone(country) };
  return { market, strategy, modelled: taxedIn(country, market, strategy) ? persons : beforeTax, refusal: null };
}

const nothing: Modelled = { 'before-tax': [], 'after-tax': [] };

const everyone: Modelled = { 'before-tax': owners, 'after-tax': owners };

/** Only a person lives in a home, which rules out company ownership. */
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

/**
 * Rent of a property that is bought and kept, as the country's law covers it; traders, tenants and owner-occupiers fall under other laws.
 */
function taxedIn(country: EuCountry, market: MarketId, strategy: StrategyId): boolean {
  const kind = lettingKinds[strategy];
  const law = lettingLaws[country];
  if (kind === undefined || law === undefined) return false;
  return law.taxed.includes(kind) && !law.ownTaxes.includes(regionOfMarket(market) ?? '');
}

const lettingKinds: Readonly<Partial<Record<StrategyId, LettingKind>>> = {
  'buy-to-let': 'whole',
  brrrr: 'whole',
  hmo: 'rooms',
  'serviced-accommodation': 'stays',
};

const purchaseTaxAlone = (country: EuCountry): string =>
  `Of ${countryNames[country]} only the tax on a purchase is known: rents, costs and taxes of letting are not calculated yet.`;

const noCompanyIn = (country: EuCountry): string =>
  `A company’s taxes are not calculated in ${countryNames[country]}. Choose one owner or joint owners.`;

function noTaxIn(country: EuCountry, market: MarketId, strategy: StrategyId): string {
  if (lettingLaws[country]?.ownTaxes.includes(regionOfMarket(market) ?? ''))
    return `${marketNames[market]} has an income tax of its own, which is not held here. Ask for figures before tax.`;
  return `The tax on ${taxedOtherwise[strategy] ?? 'it'} is not calculated in ${countryNames[country]}. Ask for figures before tax.`;
}

const taxedOtherwise: Readonly<Partial<Record<StrategyId, string>>> = {
  flip: 'buying to sell, which is often a trade with value added tax and contributions of its own,',
  'rent-to-rent': 'letting on what is rented from its owner',
  'house-hack': 'a home that is lived in and let in part',
  'serviced-accommodation': 'guests by the night, which is often a trade of its own,',
  hmo: 'letting by the room',
};
