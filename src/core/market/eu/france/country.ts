import type { EuropeanCountry } from '../europeanCountry.ts';
import { departmentNames } from './departmentNames.ts';

export const france = {
  code: 'FR',
  currency: 'EUR',
  regions: departmentNames,
  regionWord: 'département',
  locale: 'fr-FR',
} as const satisfies EuropeanCountry;
