import { choiceRow, numberRow, rateRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { chosen } from '../../inputs/sources.ts';
import type { PortugalSettings } from '../tax/settings.ts';

/** The Portuguese tax inputs, in display order. A row without a default is null until a value is entered. */
export const portugalTaxRows: InputCatalogue<PortugalSettings> = {
  regime: choiceRow('Home', 'Tax on rent', {
    choices: {
      flat: 'Flat rate (taxa autónoma), 25%',
      'moderate-rent': 'Moderate rent (renda moderada), 10%: not confirmed as published',
      scale: 'General scale (englobamento)',
    },
    help: 'The 10% rate on rents up to €2,300 a month passed parliament in February 2026, but we couldn’t confirm its publication. Ask before you rely on it.',
    fallback: chosen('flat', 'the flat rate, which we know is in force'),
  }),
  lease: choiceRow('Home', 'Length of the lease', {
    choices: {
      'under-5': 'Under five years',
      '5-to-10': 'Five to under ten years',
      '10-to-20': 'Ten to under twenty years',
      '20-or-more': 'Twenty years or more',
    },
    help: 'For leases from 2024. Rent under longer leases is taxed at 15%, 10% or 5% if it is within the limits.',
    fallback: chosen('under-5', 'a lease of under five years'),
  }),
  withinLimits: yesNoRow('Home', 'Rent within the limits for longer leases', {
    help: 'Rent of at most 150% of the limit for the town and size in the Portaria 176/2019 tables.',
    fallback: chosen(false, 'not confirmed to be within the limits'),
  }),
  marginalRate: rateRow('Home', 'Your marginal rate (taxa marginal)', {
    usual: [0.125, 0.48],
    bounds: [0, 0.6],
    help: 'From your last IRS (income tax) return. It applies to half of any gain, and to rent on the general scale. We need it for after-tax figures in these cases.',
  }),
  devaluation: numberRow('Home', 'Devaluation coefficient (coeficiente de desvalorização)', {
    unit: 'number',
    usual: [1, 1.5],
    bounds: [1, 10],
    help: 'The coefficient for the purchase year, from the Portaria of the sale year. It indexes the price you paid if you sell after more than 24 months.',
    fallback: chosen(1, 'the coefficient for a future sale is not known'),
  }),
};
