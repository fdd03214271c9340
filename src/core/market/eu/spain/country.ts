import type { EuropeanCountry } from '../europeanCountry.ts';
import { spanishRegionNames } from './regionNames.ts';

export const spain = {
  code: 'ES',
  currency: 'EUR',
  regions: spanishRegionNames,
  regionWord: 'autonomous community',
  locale: 'es-ES',
} as const satisfies EuropeanCountry;
