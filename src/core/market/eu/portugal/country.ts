import type { EuropeanCountry } from '../europeanCountry.ts';
import { regionNames } from './regionNames.ts';

export const portugal = {
  code: 'PT',
  currency: 'EUR',
  regions: regionNames,
  regionWord: 'region',
  usualRegion: 'mainland',
  locale: 'pt-PT',
} as const satisfies EuropeanCountry;
