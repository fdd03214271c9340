import { choiceRow, inputRow, moneyRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { zeroMoney } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { chosen } from '../../inputs/sources.ts';
import type { NetherlandsSettings } from '../tax/settings.ts';

/** The tax inputs of Dutch owners, in display order. */
export const netherlandsTaxRows: InputCatalogue<NetherlandsSettings> = {
  box3Return: choiceRow('Home', 'Box 3 return', {
    choices: {
      flat: 'Flat return the law presumes (forfaitair rendement)',
      actual: 'Actual return, where it is lower (tegenbewijs)',
    },
    help: 'The law presumes a return on the value of the home. With proof of a lower actual return (rent and change of value less interest) the lower one is taxed. A loan needs the final percentage of debts for the flat return.',
    fallback: chosen('actual', 'the actual return, as the percentage of debts is not final'),
  }),
  taxPartner: yesNoRow('Home', 'Tax partner (fiscaal partner)', {
    help: 'Tax partners count both tax-free allowances (heffingsvrij vermogen) together, whichever of them owns the home.',
    fallback: chosen(false, 'no tax partner'),
  }),
  otherInvestments: moneyRow('Home', 'Other investments in box 3', {
    help: 'Shares, other homes and the like of all owners on 1 January, without savings. They use up the tax-free allowance first.',
    fallback: chosen(zeroMoney, 'no other investments'),
  }),
  debtPercentage: inputRow<Rate | null>('Home', 'Percentage of debts (forfait schulden)', {
    unit: 'rate',
    bounds: [0, 0.2],
    usual: [0.02, 0.04],
    help: 'The final percentage of the year, published in the year after. Leave it empty while it is not final.',
    fallback: chosen(null, 'empty, as the percentage of 2026 is not final'),
  }),
};
