import type { MarketCountry } from '../../../../core/market/markets.ts';

/** The cover that lenders of a country ask for: rent over interest at a test rate, or in the United States income over debt service. */
export const coverOf = (country: MarketCountry | null): 'debtServiceCover' | 'coverAtStress' =>
  country === 'US' ? 'debtServiceCover' : 'coverAtStress';
