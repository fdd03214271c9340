import { americanRegulations } from '../../../market/us/checks/americanRegulations.ts';
import { countryOfMarket, type MarketId } from '../../../market/markets.ts';
import { guestRegulations } from './guestRegulations.ts';
import { lettingRegulations } from './lettingRegulations.ts';
import { lodgerRegulations } from './lodgerRegulations.ts';
import type { Regulation } from './regulation.ts';
import { sharedHouseRegulations } from './sharedHouseRegulations.ts';

/** Every rule on file that a strategy can run into in a market. */
export const regulationsOf = (market: MarketId): readonly Regulation[] =>
  countryOfMarket(market) === 'GB' ? regulations : americanRegulations;

/** Every British rule on file that a strategy can run into. Councils add their own; the list never says that a deal is free of rules. */
export const regulations: readonly Regulation[] = [
  ...lettingRegulations,
  ...sharedHouseRegulations,
  ...guestRegulations,
  ...lodgerRegulations,
];
