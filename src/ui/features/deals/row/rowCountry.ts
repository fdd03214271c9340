import type { MarketCountry } from '../../../../core/market/markets.ts';
import type { DealRow } from '../../../../data/view/rows.ts';

/** Whose words a row is read in, by the money it counts in: only America's is in dollars. */
export const countryOfRow = ({ currency }: Pick<DealRow, 'currency'>): MarketCountry => (currency === 'USD' ? 'US' : 'GB');

/** A percentage as a country writes it: "5.2 %" in Britain, "5.2%" in America. */
export const percentIn = (country: MarketCountry, text: string): string => (country === 'US' ? text.replace(/[ \u00a0]%/g, '%') : text);
