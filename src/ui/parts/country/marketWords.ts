import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import { americanNumbers } from '../../../core/market/us/americanText.ts';
import { familyText } from './familyText.ts';
import { familyOfCountry } from './homeFamily.ts';

/** Words of a screen as people of a market say them. */
export const wordsIn = (market: MarketId): ((text: string) => string) => familyText[familyOfCountry(countryOfMarket(market))];

/** Percentages and days alone as they are written there: for words that are a market's own already. */
export const figuresIn = (market: MarketId): ((text: string) => string) =>
  countryOfMarket(market) === 'US' ? americanNumbers : (text) => text;
