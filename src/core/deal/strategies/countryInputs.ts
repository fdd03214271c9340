import { usStates, type MarketCountry, type MarketId } from '../../market/markets.ts';
import { strategyInputs, type InputEntry } from './strategyCatalogue.ts';
import type { StrategyId } from './strategyInput.ts';

/** A row as it holds in the whole of a country. */
export interface CountryEntry extends InputEntry {
  /** Its default differs from state to state, and so `fallback` is null; a help that does is left out. */
  readonly byState: boolean;
}

/** A market of each country: what is asked there and which values are accepted does not differ within one. */
export const rowsMarket: Readonly<Record<MarketCountry, MarketId>> = { GB: 'GB-ENG', US: 'US-OH' };

/** The inputs that a country asks of a strategy; a default is given where all of its states have the same. */
export function countryInputs(strategy: StrategyId, country: MarketCountry): readonly CountryEntry[] {
  const rows = strategyInputs(strategy, rowsMarket[country]);
  if (country === 'GB') return rows.map((row) => ({ ...row, byState: false }));
  const states = usStates.map((state) => new Map(strategyInputs(strategy, `US-${state}`).map((row) => [row.key, row])));
  return rows.map((row) => {
    const others = states.flatMap((each) => each.get(row.key) ?? []);
    const byState = others.some(({ fallback }) => fallback?.value !== row.fallback?.value);
    const help = others.every((other) => other.help === row.help) ? row.help : '';
    return byState ? { ...row, byState, help, fallback: null } : { ...row, byState, help };
  });
}
