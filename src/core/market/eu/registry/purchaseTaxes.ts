import { austria } from '../austria/purchaseTax.ts';
import { belgium } from '../belgium/purchaseTax.ts';
import { france } from '../france/purchaseTax.ts';
import { germany } from '../germany/purchaseTax.ts';
import { ireland } from '../ireland/purchaseTax.ts';
import { italy } from '../italy/purchaseTax.ts';
import { netherlands } from '../netherlands/purchaseTax.ts';
import { poland } from '../poland/purchaseTax.ts';
import { portugal } from '../portugal/purchaseTax.ts';
import { spain } from '../spain/purchaseTax.ts';
import type { PurchaseTaxRules } from '../purchaseTaxRules.ts';
import type { EuCountry } from './countries.ts';

/** A country's purchase tax rules. */
export const purchaseTaxRulesOf = (country: EuCountry): PurchaseTaxRules => rules[country];

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
