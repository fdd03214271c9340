import { choiceRow, major, moneyRow, numberRow, rateRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { zeroMoney } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { chosen, known } from '../../inputs/sources.ts';
import type { FranceSettings } from '../tax/settings.ts';

/** The French tax inputs, in display order. Defaults are examples and are marked as such. */
export const franceTaxRows: InputCatalogue<FranceSettings> = {
  regime: choiceRow('Home', 'Tax regime (régime fiscal)', {
    choices: {
      'reel-foncier': 'Unfurnished, actual costs (réel foncier)',
      'micro-foncier': 'Unfurnished, 30% flat allowance (micro-foncier)',
      'micro-bic': 'Furnished, flat allowance (micro-BIC)',
      'lmnp-reel': 'Furnished, actual costs (LMNP réel)',
    },
    help: 'Nightly lets need a furnished regime. Micro-foncier (flat allowance for unfurnished rents) applies up to €15,000 of rent a year. Jeanbrun isn’t included.',
    fallback: chosen('reel-foncier', 'unfurnished letting with actual costs deducted, which has no rent limit'),
  }),
  household: choiceRow('Home', 'Tax household (foyer fiscal)', {
    choices: { single: 'Each owner alone', couple: 'A couple, two parts' },
    help: 'A married or registered couple files one return with two parts. Parts for children aren’t included.',
    fallback: chosen('single', 'each owner files alone'),
  }),
  spouseIncome: moneyRow('Home', 'Your partner’s income', {
    per: 'year',
    usual: major(0, 100_000),
    help: 'Your partner’s taxable income, if only one of you owns the property.',
    fallback: chosen(zeroMoney, 'none until you enter it'),
  }),
  otherBareRents: moneyRow('Home', 'Other unfurnished rents', {
    per: 'year',
    usual: major(0, 15_000),
    help: 'The household’s other unfurnished rents. They count towards the micro-foncier limit.',
    fallback: chosen(zeroMoney, 'none until you enter them'),
  }),
  classified: yesNoRow('Home', 'Classified holiday let (meublé de tourisme classé)', {
    help: 'Under micro-BIC (flat allowance for furnished rents), a classified home gets 50% off rents of up to €77,700, and an unclassified one gets 30% off rents of up to €15,000.',
    fallback: chosen(false, 'not classified until you have the certificate'),
  }),
  landShare: rateRow('Home', 'Land', {
    usual: [0.1, 0.3],
    bounds: [0, 0.95],
    of: 'of the price',
    help: 'Land is not depreciated under LMNP réel (furnished letting with actual costs deducted).',
    fallback: known(percent(15), 'accountants use 10% to 20% for a flat’s land'),
  }),
  buildingYears: numberRow('Home', 'Building depreciation period', {
    unit: 'years',
    usual: [20, 40],
    bounds: [10, 60],
    help: 'Under LMNP réel, the building is written off in equal amounts each year. All its parts use the same period.',
    fallback: known(30, '20 to 40 years'),
  }),
  furnitureYears: numberRow('Home', 'Furniture depreciation period', {
    unit: 'years',
    usual: [5, 10],
    bounds: [3, 15],
    help: 'Under LMNP réel, the furniture is written off in equal amounts each year.',
    fallback: known(7, '5 to 10 years'),
  }),
  worksAre: choiceRow('Home', 'Works', {
    choices: { repairs: 'Repairs and improvements', construction: 'Building or extending' },
    help: 'Repairs are deducted from the first year’s rent under réel foncier (unfurnished letting with actual costs deducted). Building or extending is added to the property’s cost.',
    fallback: chosen('repairs', 'repairs and improvements'),
  }),
};
