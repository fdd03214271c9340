import type { EuropeanCountry } from '../europeanCountry.ts';

export const austria = {
  code: 'AT',
  currency: 'EUR',
  regions: {},
  regionWord: null,
  locale: 'de-AT',
} as const satisfies EuropeanCountry;
