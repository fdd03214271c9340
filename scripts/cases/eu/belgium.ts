import { toMajor } from '../../../src/core/kernel/money.ts';
import { percent } from '../../../src/core/kernel/rate.ts';
import { indexedIncome, taxableCadastralIncome } from '../../../src/core/market/eu/belgium/tax/cadastralIncome.ts';
import { numberOf } from '../caseRunner.ts';
import { moneyOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const belgium: CountryAnswers = {
  taxableCadastralIncome: (inputs) => {
    if (numberOf(inputs, 'uplift', 1.4) !== 1.4) throw new RangeError('Only the legal uplift of 40% is supported');
    const settings = { ...privateLet, cadastralIncome: moneyOf(inputs, 'ki') };
    const indexed = indexedIncome(settings, numberOf(inputs, 'incomeYear'));
    const given = indexedIncome({ ...settings, coefficient: numberOf(inputs, 'coefficient') }, numberOf(inputs, 'incomeYear'));
    if (!indexed.ok) throw new RangeError(indexed.error.message);
    if (!given.ok || given.value.amount !== indexed.value.amount) throw new RangeError('The coefficient is wrong for the year');
    return { taxable: toMajor(taxableCadastralIncome(indexed.value.amount)) };
  },
};

const privateLet = {
  tenant: 'private',
  coefficient: null,
  indexedCadastralIncome: null,
  revaluation: null,
  marginalRate: percent(50),
  communalRate: percent(0),
} as const;
