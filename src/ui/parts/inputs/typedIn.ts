import type { TypedIn } from '../../../core/deal/strategies/parseInput.ts';
import { currencyOfCountry, europeanCountry, type MarketCountry } from '../../../core/market/markets.ts';

/** Currency and number separators for typing amounts in a country. */
export const typedIn = (country: MarketCountry): TypedIn => ({
  currency: currencyOfCountry(country),
  locale: europeanCountry(country)?.locale ?? 'en-GB',
});
