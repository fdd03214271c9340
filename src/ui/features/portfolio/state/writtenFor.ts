import { countryOfHolding, type Holding } from '../../../../core/deal/holding/holding.ts';
import { americanNumbers } from '../../../../core/market/us/americanText.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';

type Written = (text: string) => string;

/** Percentages and days as they are written where a property is: "7%", "November 26, 2026". Names that a person gave stay. */
export const writtenFor = (holding: Pick<Holding, 'place' | 'currency'>): Written => writtenIn(countryOfHolding(holding));

/** The same of what lies in one country. */
export const writtenIn = (country: MarketCountry | null): Written => (country === 'US' ? americanNumbers : (text) => text);
