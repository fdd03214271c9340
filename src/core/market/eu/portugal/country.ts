import type { EuropeanCountry } from '../europeanCountry.ts';
import { regionNames } from './regionNames.ts';

export const portugal = {
  code: 'PT',
  currency: 'EUR',
  regions: regionNames,
  regionWord: 'region',
  locale: 'pt-PT',
} as const satisfies EuropeanCountry;
