import { austria } from './countries/austria.ts';
import { belgium } from './countries/belgium.ts';
import { france } from './countries/france.ts';
import { germany } from './countries/germany.ts';
import { ireland } from './countries/ireland.ts';
import { italy } from './countries/italy.ts';
import { netherlands } from './countries/netherlands.ts';
import { poland } from './countries/poland.ts';
import { portugal } from './countries/portugal.ts';
import { spain } from './countries/spain.ts';
import type { EuCountry, PurchaseTaxRules } from './purchaseTaxRules.ts';

/** The purchase taxes of a country. */
export const purchaseTaxRulesOf = (country: EuCountry): PurchaseTaxRules => rules[country];

export const euCountryNames: Readonly<Record<EuCountry, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  DE: 'Germany',
  ES: 'Spain',
  FR: 'France',
  IE: 'Ireland',
  IT: 'Italy',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
};

const rules: Readonly<Record<EuCountry, PurchaseTaxRules>> = {
  AT: austria,
  BE: belgium,
  DE: germany,
  ES: spain,
  FR: france,
  IE: ireland,
  IT: italy,
  NL: netherlands,
  PL: poland,
  PT: portugal,
};
