import type { TypedIn } from '../../../core/deal/strategies/parseInput.ts';
import { currencyOfCountry, europeanCountry, type MarketCountry } from '../../../core/market/markets.ts';

/** How amounts are typed for homes in a country: in its money, with its separators. */
export const typedIn = (country: MarketCountry): TypedIn => ({
  currency: currencyOfCountry(country),
  locale: europeanCountry(country)?.locale ?? 'en-GB',
});
