import type { EuropeanCountry } from '../europeanCountry.ts';

export const poland = {
  code: 'PL',
  currency: 'PLN',
  regions: {},
  regionWord: null,
  locale: 'pl-PL',
} as const satisfies EuropeanCountry;
