import { minor, roundMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { confirmedRule, unconfirmedRule } from '../../euRule.ts';
import type { TaxRefusal } from '../../landlordTax.ts';
import type { BelgiumSettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const officeUrl = 'https://financien.belgium.be/nl/particulieren/woning/onroerende_inkomsten/huurinkomsten';
const title = 'Cadastral income coefficient';

/** Indexation coefficients by income year. The 2026 coefficient could not be found. */
const coefficients: Readonly<Record<number, { readonly value: number; readonly rule: RuleRef }>> = {
  2023: {
    value: 2.0915,
    rule: confirmedRule({ id: 'be-coefficient-2023', title: `${title}, 2023`, inForceFrom: '2023-01-01', url: officeUrl }),
  },
  2024: {
    value: 2.1763,
    rule: confirmedRule({ id: 'be-coefficient-2024', title: `${title}, 2024`, inForceFrom: '2024-01-01', url: officeUrl }),
  },
  2025: {
    value: 2.2446,
    rule: unconfirmedRule({
      id: 'be-coefficient-2025',
      title: `${title}, 2025`,
      inForceFrom: '2025-01-01',
      url: 'https://keytradebank.be/nl/onze-blog/hoe-worden-huurinkomsten-belast-in-belgie',
    }),
  },
};

/** A year's indexed cadastral income, rounded to the euro, with the coefficient's rule if the official coefficient was used. */
export interface IndexedIncome {
  readonly amount: Minor;
  readonly rules: readonly RuleRef[];
}

/**
 * The indexed cadastral income in cents: the owner's figure, otherwise cadastral income times the owner's or the year's coefficient; an
 * error if neither is known.
 */
export function indexedIncome(settings: BelgiumSettings, year: number): Result<IndexedIncome, TaxRefusal> {
  const { cadastralIncome, coefficient, indexedCadastralIncome } = settings;
  if (indexedCadastralIncome !== null) return ok({ amount: indexedCadastralIncome, rules: [] });
  if (cadastralIncome === null) return err(incomeRefusal);
  if (coefficient !== null) return ok({ amount: toEuro(cadastralIncome * coefficient), rules: [] });
  const ofYear = coefficients[year];
  if (ofYear === undefined)
    return err({
      kind: 'year-not-known',
      message: `We don’t have the ${year} coefficient for indexing cadastral income. Enter this year’s coefficient, or the indexed cadastral income from the bill.`,
    });
  return ok({ amount: toEuro(cadastralIncome * ofYear.value), rules: [ofYear.rule] });
}

/** The taxable income of a property let to a private tenant, in cents: the indexed income plus 40%. */
export const taxableCadastralIncome = (indexed: Minor): Minor => timesMoney(indexed, 1.4);

/** The limit on flat-rate costs of a professional let, in cents: two thirds of the revalued cadastral income. */
export const flatCostsLimit = (cadastralIncome: Minor, revaluation: number): Minor => timesMoney(cadastralIncome, (revaluation * 2) / 3);

/** An amount rounded to the euro. The law rounds the indexed income before anything is added. */
const toEuro = (amount: number): Minor => minor(roundMoney(Number((amount / 100).toPrecision(15))) * 100);

const incomeRefusal: TaxRefusal = {
  kind: 'case-not-covered',
  message:
    'Belgium taxes the indexed cadastral income (geïndexeerd kadastraal inkomen, revenu cadastral indexé) rather than the rent. Enter it from the property tax bill, or enter the cadastral income and this year’s coefficient.',
};

export const cadastralRule = confirmedRule({
  id: 'be-cadastral-income',
  title: 'Tax on indexed cadastral income increased by 40%',
  inForceFrom: '1992-01-01',
  url: officeUrl,
});
