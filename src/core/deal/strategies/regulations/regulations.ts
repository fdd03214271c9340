import { americanRegulations } from '../../../market/us/checks/americanRegulations.ts';
import { europeanInputs } from '../../../market/eu/registry/inputs.ts';
import { countryOfMarket, isEuCountry, type MarketId } from '../../../market/markets.ts';
import { guestRegulations } from './guestRegulations.ts';
import { lettingRegulations } from './lettingRegulations.ts';
import { lodgerRegulations } from './lodgerRegulations.ts';
import type { Regulation } from './regulation.ts';
import { sharedHouseRegulations } from './sharedHouseRegulations.ts';

/** Every recorded regulation that can affect a strategy in a market. */
export function regulationsOf(market: MarketId): readonly Regulation[] {
  const country = countryOfMarket(market);
  if (isEuCountry(country)) return europeanInputs[country]?.checks ?? [];
  return country === 'GB' ? regulations : americanRegulations;
}

/** Every recorded UK rule that may affect a strategy. Councils add their own; an empty list does not mean that no rule applies. */
export const regulations: readonly Regulation[] = [
  ...lettingRegulations,
  ...sharedHouseRegulations,
  ...guestRegulations,
  ...lodgerRegulations,
];
