import type { InputFormat } from '../../../core/deal/strategies/parseInput.ts';
import { currencyOfCountry, europeanCountry, type MarketCountry } from '../../../core/market/markets.ts';

/** Currency and number separators for typing amounts in a country. */
export const inputFormatOf = (country: MarketCountry): InputFormat => ({
  currency: currencyOfCountry(country),
  locale: europeanCountry(country)?.locale ?? 'en-GB',
});
