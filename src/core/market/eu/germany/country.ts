import type { EuropeanCountry } from '../europeanCountry.ts';
import { landNames } from './landNames.ts';

export const germany = {
  code: 'DE',
  currency: 'EUR',
  regions: landNames,
  regionWord: 'Land',
  locale: 'de-DE',
} as const satisfies EuropeanCountry;
