import { countryOfMarket, type MarketId } from '../../../core/kernel/markets.ts';
import { americanText } from '../../../core/market/us/americanText.ts';

/** Words of a screen as people of a market say them. */
export const wordsIn = (market: MarketId): ((text: string) => string) => (countryOfMarket(market) === 'US' ? americanText : (text) => text);
