import { choiceRow, rateRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { percent } from '../../../../kernel/rate.ts';
import { chosen, known, ofRule } from '../../inputs/sources.ts';
import { straightLineRule } from '../tax/depreciation.ts';
import type { GermanySettings } from '../tax/settings.ts';

/** The German income tax inputs, in display order. */
export const germanyTaxRows: InputCatalogue<GermanySettings> = {
  assessment: choiceRow('Home', 'Tax assessment (Veranlagung)', {
    choices: {
      single: 'Individually (Grundtarif)',
      joint: 'As a couple (Zusammenveranlagung, Splitting)',
    },
    help: 'Married couples and civil partners may be assessed together. Your other income must then include your partner’s.',
    fallback: chosen('single', 'each owner is assessed alone'),
  }),
  building: choiceRow('Home', 'Building completed (Baujahr)', {
    choices: {
      'before-1925': 'Before 1925: 2.5% depreciation',
      'from-1925-to-2022': '1925 to 2022: 2% depreciation',
      'from-2023': 'From 2023: 3% depreciation',
    },
    help: 'Determines the building’s straight-line depreciation (lineare AfA).',
    fallback: ofRule('from-1925-to-2022', straightLineRule, 'Most homes were completed from 1925 to 2022.'),
  }),
  depreciation: choiceRow('Home', 'Depreciation (AfA)', {
    choices: {
      'straight-line': 'Straight-line (linear)',
      'declining-balance': 'Declining balance, 5% (degressiv)',
    },
    help: 'Declining balance is for a new home bought in the year of its completion, with a contract from 1 October 2023 to 30 September 2029.',
    fallback: chosen('straight-line', 'straight-line, which every let home may use'),
  }),
  listedWorks: yesNoRow('Home', 'Refurbishment of a listed building (Denkmal-AfA)', {
    help: 'Choose yes if the heritage authority certifies the refurbishment. Its cost is then depreciated over twelve years (§ 7i EStG).',
    fallback: chosen(false, 'not a listed building'),
  }),
  landShare: rateRow('Home', 'Land (Grund und Boden)', {
    usual: [0.15, 0.4],
    bounds: [0, 0.95],
    of: 'of price and purchase costs',
    help: 'Land is not depreciated. The finance ministry’s worksheet (Arbeitshilfe Kaufpreisaufteilung) splits a price using the land value at the address.',
    fallback: known(percent(25), '20% to 25% land if the split is unknown; far more in large cities'),
  }),
};
