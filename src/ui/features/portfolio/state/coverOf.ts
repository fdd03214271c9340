import type { MarketCountry } from '../../../../core/market/markets.ts';

/** The cover that lenders of a country ask for: rent over interest at a test rate in the United Kingdom, elsewhere income over debt service. */
export const coverOf = (country: MarketCountry | null): 'debtServiceCover' | 'coverAtStress' =>
  country === 'GB' || country === null ? 'coverAtStress' : 'debtServiceCover';
