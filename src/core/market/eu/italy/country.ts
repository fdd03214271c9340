import type { EuropeanCountry } from '../europeanCountry.ts';

export const italy = {
  code: 'IT',
  currency: 'EUR',
  regions: {},
  regionWord: null,
  locale: 'it-IT',
} as const satisfies EuropeanCountry;
