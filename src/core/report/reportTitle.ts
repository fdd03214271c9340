import type { Deal } from '../deal/deal.ts';
import { describeOwner } from '../deal/ownership.ts';
import { strategyNamesIn } from '../deal/strategies/strategyInput.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { lowerFirst } from '../kernel/lowerFirst.ts';
import { countryOfMarket, isEuCountry, marketNames, type MarketCountry, type MarketId } from '../market/markets.ts';
import type { Ownership } from '../deal/owner.ts';

type Facts = Deal['facts'];

interface Subtitled {
  readonly facts: Facts;
  /** The price as printed; null if nothing is bought. */
  readonly price: string | null;
  readonly strategy: StrategyId;
  readonly country: MarketCountry;
}

/** A report's subtitle: "£185,000 · freehold · 800 sq ft · council tax B · buy-to-let". */
export function reportSubtitle({ facts: { tenure, floorAreaSqFt, councilTaxBand }, price, strategy, country }: Subtitled): string {
  return [
    price,
    tenure === null || country !== 'GB' ? null : tenure.replaceAll('-', ' '),
    floorAreaSqFt === null ? null : floorAreaIn(country, floorAreaSqFt),
    councilTaxBand === null || country !== 'GB' ? null : `council tax ${councilTaxBand}`,
    nameInSentence(strategy, country),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const squareMetresPerSquareFoot = 0.092903;

/** A floor area in the country's unit: "800 sq ft", "74 m²". */
export const floorAreaIn = (country: MarketCountry, feet: number): string =>
  country === 'GB' || country === 'US'
    ? `${Math.round(feet).toLocaleString('en-GB')} sq ft`
    : `${Math.round(feet * squareMetresPerSquareFoot).toLocaleString('en-GB')} m²`;

/** A strategy's name inside a sentence: "house in multiple occupation", "BRRRR (buy, rehab, rent, refinance)". */
export function nameInSentence(strategy: StrategyId, country: MarketCountry): string {
  const name = strategyNamesIn(country)[strategy];
  return /^[A-Z]{2}/.test(name) ? name : lowerFirst(name);
}

interface ReportBasis extends Ownership {
  readonly market: MarketId;
  readonly strategy: StrategyId;
}

/** What a score is based on: "England, buy-to-let, before tax". The profit of a flip is always after tax. */
export function reportBasis({ market, strategy, owner, basis }: ReportBasis): string {
  const taxed =
    basis === 'after-tax'
      ? `after the tax of ${describeOwner[owner]}`
      : strategy === 'flip' && !isEuCountry(countryOfMarket(market))
        ? 'after tax on the profit'
        : 'before tax';
  return `${marketNames[market]}, ${nameInSentence(strategy, countryOfMarket(market))}, ${taxed}`;
}
