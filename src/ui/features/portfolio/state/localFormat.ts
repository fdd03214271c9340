import { countryOfHolding, type Holding } from '../../../../core/deal/holding/holding.ts';
import { americanNumbers } from '../../../../core/market/us/americanText.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';

type Written = (text: string) => string;

/** Formats percentages and dates for the property's country: "7%", "November 26, 2026". Names stay unchanged. */
export const localizeFor = (holding: Pick<Holding, 'place' | 'currency'>): Written => localizeIn(countryOfHolding(holding));

/** Formats percentages and dates for a country. */
export const localizeIn = (country: MarketCountry | null): Written => (country === 'US' ? americanNumbers : (text) => text);
