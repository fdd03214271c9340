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
      private: 'Private: lives there and deducts no rent',
      professional: 'Professional: a company, or rent deducted as a business cost',
    },
    help: 'A private tenant means tax on cadastral income. A professional one means tax on the rent itself, less flat costs.',
    fallback: chosen('private', 'a person who lives there'),
  }),
  cadastralIncome: inputRow<Minor | null>('Home', 'Cadastral income (kadastraal inkomen, revenu cadastral)', {
    unit: 'money',
    per: 'year',
    bounds: major(0, 1_000_000),
    help: 'Not indexed, as the deed and the bill of the property tax print it (KI, RC).',
    fallback: chosen(null, 'empty, as only the deed or the bill tells it'),
  }),
  coefficient: inputRow<number | null>('Home', 'Coefficient of indexation', {
    unit: 'number',
    bounds: [1, 5],
    usual: [2, 3],
    help: 'This year’s coefficient for cadastral income, as the tax office publishes it. That of 2025 is 2.2446; that of 2026 could not be confirmed.',
    fallback: chosen(null, 'empty, as the coefficient of 2026 is not known here'),
  }),
  indexedCadastralIncome: inputRow<Minor | null>('Home', 'Indexed cadastral income from the bill', {
    unit: 'money',
    per: 'year',
    bounds: major(0, 1_000_000),
    help: 'Geïndexeerd kadastraal inkomen, revenu cadastral indexé. It takes the place of cadastral income and coefficient.',
    fallback: chosen(null, 'empty, as only the bill tells it'),
  }),
  revaluation: inputRow<number | null>('Home', 'Revaluation coefficient', {
    unit: 'number',
    bounds: [1, 20],
    usual: [4, 8],
    help: 'For a professional tenant alone: it limits the flat costs of 40 %. The tax office publishes it each year.',
    fallback: chosen(null, 'empty, as the coefficient of 2026 is not known here'),
  }),
  marginalRate: rateRow('Home', 'Your highest rate of income tax', {
    bounds: [0, 0.5],
    usual: [0.25, 0.5],
    of: 'of taxable income',
    help: 'Federal rates are 25, 40, 45 and 50 %. Rent comes on top of wages, so the highest one counts.',
    fallback: chosen(percent(50), 'the top rate, which most full-time earners reach'),
  }),
  communalRate: rateRow('Home', 'Addition of the commune (gemeentebelasting, additionnels communaux)', {
    bounds: [0, 0.12],
    usual: [0, 0.09],
    of: 'of the tax',
    help: 'A share of the income tax that the commune you live in adds.',
    fallback: known(percent(7), 'communes add about 7 %'),
  }),
};
