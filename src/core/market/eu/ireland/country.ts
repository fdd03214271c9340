import type { EuropeanCountry } from '../europeanCountry.ts';

export const ireland = {
  code: 'IE',
  currency: 'EUR',
  regions: {},
  regionWord: null,
  locale: 'en-IE',
} as const satisfies EuropeanCountry;
