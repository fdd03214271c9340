import { type StrategyId, strategyIds } from '../deal/strategies/strategyInput.ts';
import { countryNames, isCountryCode, unsupportedCountryText } from '../kernel/countries.ts';
import type { LettingKind } from '../market/eu/landlordTax.ts';
import { europeanInputs } from '../market/eu/registry/inputs.ts';
import { lettingLaws } from '../market/eu/registry/lettings.ts';
import type { EuCountry } from '../market/eu/registry/countries.ts';
import { countryOfMarket, isEuCountry, isMarketId, marketIds, marketNames, regionOfMarket, type MarketId } from '../market/markets.ts';
import { type Basis, type Owner, owners } from '../deal/owner.ts';

type Modelled = Readonly<Record<Basis, readonly Owner[]>>;

/** One cell of the coverage table: the owners modelled on each basis, or the sentence shown instead of figures. */
export interface CoverageCell {
  /** An ISO 3166 code: "GB-ENG", or only the country's code if no part of the country is supported separately. */
  readonly market: string;
  readonly strategy: StrategyId;
  readonly modelled: Modelled;
  /** Null if the cell has any modelled owner. */
  readonly refusal: string | null;
}

/** Every supported market by every strategy. */
export const coverage = (): readonly CoverageCell[] =>
  marketIds.flatMap((market) => strategyIds.map((strategy) => cellOf(market, strategy)));

export interface CoverageQuestion {
  readonly market: string;
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

/** The reason why a strategy is not calculated for a market, an owner and a tax basis, as a sentence; null if it is calculated. */
export function notCovered({ market, strategy, owner, basis }: CoverageQuestion): string | null {
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
    return { market, strategy, modelled: nothing, refusal: `${unsupportedCountryText(isCountryCode(code) ? code : null)}.` };
  const country = countryOfMarket(market);
  if (!isEuCountry(country))
    return { market, strategy, modelled: country === 'US' ? american[strategy] : british[strategy], refusal: null };
  if (europeanInputs[country] === undefined) return { market, strategy, modelled: nothing, refusal: purchaseTaxAlone(country) };
  return { market, strategy, modelled: taxedIn(country, market, strategy) ? persons : beforeTax, refusal: null };
}

const nothing: Modelled = { 'before-tax': [], 'after-tax': [] };

const everyone: Modelled = { 'before-tax': owners, 'after-tax': owners };

/** The owners modelled for a home the owner lives in: persons, because a company cannot live in one. */
const persons: Modelled = { 'before-tax': ['me', 'joint'], 'after-tax': ['me', 'joint'] };

const noHomeOfCompany = 'A company can’t live in the property. Choose one owner or joint owners.';

const british: Readonly<Record<StrategyId, Modelled>> = {
  'buy-to-let': everyone,
  brrrr: everyone,
  flip: everyone,
  hmo: everyone,
  'serviced-accommodation': everyone,
  'rent-to-rent': everyone,
  'house-hack': persons,
};

const noAmericanCompany = 'US corporation taxes aren’t supported. Choose one owner (a single-member LLC is taxed as its owner).';

const beforeTax: Modelled = { 'before-tax': ['me', 'joint'], 'after-tax': [] };

const beforeTaxOnly: Readonly<Partial<Record<StrategyId, string>>> = {
  'rent-to-rent': 'US tax on rental arbitrage depends on the services you provide and isn’t supported. Choose before-tax figures.',
  'house-hack': 'US tax on a home you live in and partly rent out isn’t supported. Choose before-tax figures.',
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
 * Whether the country's law covers the strategy. It covers rent from a property that is bought and kept. Traders, tenants and
 * owner-occupiers fall under other laws.
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
  `We only support purchase tax in ${countryNames[country]}. Rents, costs and letting taxes aren’t available yet.`;

const noCompanyIn = (country: EuCountry): string =>
  `Company taxes in ${countryNames[country]} aren’t supported. Choose one owner or joint owners.`;

function noTaxIn(country: EuCountry, market: MarketId, strategy: StrategyId): string {
  if (lettingLaws[country]?.ownTaxes.includes(regionOfMarket(market) ?? ''))
    return `${marketNames[market]} has its own income tax, which isn’t supported. Choose before-tax figures.`;
  return `Tax on ${taxedOtherwise[strategy] ?? 'this'} isn’t supported in ${countryNames[country]}. Choose before-tax figures.`;
}

const taxedOtherwise: Readonly<Partial<Record<StrategyId, string>>> = {
  flip: 'buying to sell (often a trade subject to VAT and social contributions)',
  'rent-to-rent': 'subletting a rented property',
  'house-hack': 'a home you live in and partly let',
  'serviced-accommodation': 'letting by the night (often treated as a trade)',
  hmo: 'letting by the room',
};
