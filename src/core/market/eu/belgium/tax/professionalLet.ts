import { minor, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { confirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';
import { flatCostsLimit } from './cadastralIncome.ts';
import type { BelgiumSettings } from './settings.ts';

export const professionalRule = confirmedRule({
  id: 'be-professional-let',
  title: 'Tax on rent from professional use, less flat-rate costs',
  inForceFrom: '1992-01-01',
  url: 'https://www.fiscusonweb.be/personenbelasting/huur/belasting-onroerend-inkomen',
});

/**
 * The taxable rent from a professional tenant, in cents: the rent less 40% flat-rate costs, which are limited to two thirds of the revalued
 * cadastral income.
 */
export function professionalRent(rent: Minor, settings: BelgiumSettings): Result<Minor, TaxRefusal> {
  const { cadastralIncome, revaluation } = settings;
  if (cadastralIncome === null || revaluation === null) return err(revaluationRefusal);
  const costs = Math.min(timesMoney(rent, 0.4), flatCostsLimit(cadastralIncome, revaluation));
  return ok(minor(rent - costs));
}

const revaluationRefusal: TaxRefusal = {
  kind: 'law-not-known',
  message:
    'Flat-rate costs of letting to a professional tenant are capped at two thirds of the revalued cadastral income, and we don’t have this year’s revaluation coefficient. Enter the cadastral income (kadastraal inkomen, revenu cadastral) and the coefficient.',
};
