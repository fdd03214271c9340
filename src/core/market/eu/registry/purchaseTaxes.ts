import { austria } from '../austria/purchase.ts';
import { belgium } from '../belgium/purchase.ts';
import { france } from '../france/purchase.ts';
import { germany } from '../germany/purchase.ts';
import { ireland } from '../ireland/purchase.ts';
import { italy } from '../italy/purchase.ts';
import { netherlands } from '../netherlands/purchase.ts';
import { poland } from '../poland/purchase.ts';
import { portugal } from '../portugal/purchase.ts';
import { spain } from '../spain/purchase.ts';
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
