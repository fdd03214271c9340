import type { EuropeanCountry } from '../europeanCountry.ts';
import { regionNames } from './regionNames.ts';

export const belgium = {
  code: 'BE',
  currency: 'EUR',
  regions: regionNames,
  regionWord: 'region',
  locale: 'nl-BE',
} as const satisfies EuropeanCountry;
