import { choiceRow, inputRow, major, rateRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { chosen, known } from '../../inputs/sources.ts';
import type { BelgiumSettings } from '../tax/settings.ts';

/** The tax inputs of Belgian owners, in display order. */
export const belgiumTaxRows: InputCatalogue<BelgiumSettings> = {
  tenant: choiceRow('Home', 'Tenant', {
    choices: {
      private: 'Private: a person who lives there and does not deduct the rent',
      professional: 'Professional: a company, or a person who deducts the rent as a business cost',
    },
    help: 'With a private tenant you are taxed on cadastral income. With a professional tenant you are taxed on the rent itself, less flat-rate costs.',
    fallback: chosen('private', 'a person who lives there'),
  }),
  cadastralIncome: inputRow<Minor | null>('Home', 'Cadastral income (kadastraal inkomen, revenu cadastral)', {
    unit: 'money',
    per: 'year',
    bounds: major(0, 1_000_000),
    help: 'The unindexed figure, as on the deed and the property tax bill (KI, RC).',
    fallback: chosen(null, 'empty, because only the deed or the bill shows it'),
  }),
  coefficient: inputRow<number | null>('Home', 'Indexation coefficient', {
    unit: 'number',
    bounds: [1, 5],
    usual: [2, 3],
    help: 'This year’s indexation coefficient for cadastral income, published by the tax office. It is 2.2446 for 2025. We couldn’t confirm the 2026 coefficient.',
    fallback: chosen(null, 'empty, because we don’t have the 2026 coefficient'),
  }),
  indexedCadastralIncome: inputRow<Minor | null>('Home', 'Indexed cadastral income from the bill', {
    unit: 'money',
    per: 'year',
    bounds: major(0, 1_000_000),
    help: 'Geïndexeerd kadastraal inkomen, revenu cadastral indexé. If you enter it, we use it instead of the cadastral income and the coefficient.',
    fallback: chosen(null, 'empty, because only the bill shows it'),
  }),
  revaluation: inputRow<number | null>('Home', 'Revaluation coefficient', {
    unit: 'number',
    bounds: [1, 20],
    usual: [4, 8],
    help: 'Only needed for a professional tenant. It limits the 40% flat-rate costs. The tax office publishes a new one each year.',
    fallback: chosen(null, 'empty, because we don’t have the 2026 coefficient'),
  }),
  marginalRate: rateRow('Home', 'Your highest rate of income tax', {
    bounds: [0, 0.5],
    usual: [0.25, 0.5],
    of: 'of taxable income',
    help: 'Federal rates are 25%, 40%, 45% and 50%. Rent is added to wages, so your highest rate applies.',
    fallback: chosen(percent(50), 'the top rate, which most full-time earners reach'),
  }),
  communalRate: rateRow('Home', 'Communal surcharge (gemeentebelasting, additionnels communaux)', {
    bounds: [0, 0.12],
    usual: [0, 0.09],
    of: 'of the tax',
    help: 'Your commune’s surcharge, as a percentage of your income tax.',
    fallback: known(percent(7), 'communes add about 7%'),
  }),
};
