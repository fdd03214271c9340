import type { MarketCountry } from '../../../../core/market/markets.ts';

/** The cover ratio a country's lenders use: ICR at the stress rate in the UK, DSCR elsewhere. */
export const lenderCover = (country: MarketCountry | null): 'debtServiceCover' | 'coverAtStress' =>
  country === 'GB' || country === null ? 'coverAtStress' : 'debtServiceCover';
