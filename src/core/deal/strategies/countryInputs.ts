import { countryOfMarket, marketIds, marketOfCountry, type MarketCountry } from '../../market/markets.ts';
import { strategyInputs } from './strategyCatalogue.ts';
import type { StrategyId } from './strategyInput.ts';
import type { InputEntry } from './inputEntry.ts';

/** An input row as it applies across a whole country. */
export interface CountryEntry extends InputEntry {
  /** `fallback` is null because the default differs between states. Help texts that differ between states are omitted. */
  readonly byState: boolean;
}

/** The inputs of a strategy in a country. An input has a default only if it is the same in all states; only US states differ. */
export function countryInputs(strategy: StrategyId, country: MarketCountry): readonly CountryEntry[] {
  const rows = strategyInputs(strategy, marketOfCountry(country));
  if (country !== 'US') return rows.map((row) => ({ ...row, byState: false }));
  const states = marketIds
    .filter((market) => countryOfMarket(market) === country)
    .map((market) => new Map(strategyInputs(strategy, market).map((row) => [row.key, row])));
  return rows.map((row) => {
    const others = states.flatMap((each) => each.get(row.key) ?? []);
    const byState = others.some(({ fallback }) => fallback?.value !== row.fallback?.value);
    const help = others.every((other) => other.help === row.help) ? row.help : '';
    return byState ? { ...row, byState, help, fallback: null } : { ...row, byState, help };
  });
}
