import { choiceRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { chosen, ofRule } from '../../inputs/sources.ts';
import { depreciationRule } from '../tax/depreciation.ts';
import type { AustriaSettings } from '../tax/settings.ts';

/** The Austrian income tax inputs, in display order. */
export const austriaTaxRows: InputCatalogue<AustriaSettings> = {
  marginalRate: choiceRow('Home', 'Your marginal tax rate (Grenzsteuersatz)', {
    choices: {
      brackets: 'Not known: after-tax figures only for years with confirmed brackets (2024)',
      '0': '0%',
      '20': '20%',
      '30': '30%',
      '40': '40%',
      '48': '48%',
      '50': '50%',
      '55': '55%',
    },
    help: 'The rate on your last euro of income, from your last assessment (Einkommensteuerbescheid). We tax letting income at this rate because we couldn’t confirm the 2026 brackets.',
    fallback: chosen('brackets', 'none until you enter yours'),
  }),
  landShare: choiceRow('Home', 'Land (Grundanteil)', {
    choices: {
      '40': '40%: larger or expensive towns, up to 10 dwellings in the building',
      '30': '30%: larger or expensive towns, more than 10 dwellings',
      '20': '20%: towns with fewer than 100,000 people and land below €400 a square metre',
    },
    help: 'Land is not depreciated. Larger towns have at least 100,000 people. In expensive towns land costs €400 a square metre or more (GrundanteilV 2016). A valuation can show a different share.',
    fallback: ofRule('40', depreciationRule, '40% land, the highest of the three shares.'),
  }),
};
