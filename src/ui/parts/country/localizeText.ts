import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import { americanNumbers } from '../../../core/market/us/americanText.ts';
import { familyText } from './familyText.ts';
import { familyOfCountry } from './countryFamily.ts';

/** Converts screen text to a market's terms. */
export const localizeText = (market: MarketId): ((text: string) => string) => familyText[familyOfCountry(countryOfMarket(market))];

/** Converts only numbers and dates, for text already in the market's terms. */
export const localizeFigures = (market: MarketId): ((text: string) => string) =>
  countryOfMarket(market) === 'US' ? americanNumbers : (text) => text;
