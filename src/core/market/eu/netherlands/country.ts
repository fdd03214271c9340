import type { EuropeanCountry } from '../europeanCountry.ts';

export const netherlands = {
  code: 'NL',
  currency: 'EUR',
  regions: {},
  regionWord: null,
  locale: 'nl-NL',
} as const satisfies EuropeanCountry;
