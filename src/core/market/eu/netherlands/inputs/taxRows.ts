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
      flat: 'Deemed return (forfaitair rendement)',
      actual: 'Actual return, if lower (tegenbewijs)',
    },
    help: 'The law assumes a return on the property’s value. If you prove a lower actual return (rent and change in value less interest), that is taxed instead. With a loan, the deemed return needs the final debt percentage.',
    fallback: chosen('actual', 'the actual return, because the debt percentage is not final'),
  }),
  taxPartner: yesNoRow('Home', 'Tax partner (fiscaal partner)', {
    help: 'Tax partners combine both tax-free allowances (heffingsvrij vermogen), whichever of them owns the property.',
    fallback: chosen(false, 'no tax partner'),
  }),
  otherInvestments: moneyRow('Home', 'Other investments in box 3', {
    help: 'What all owners together hold in stocks, other homes and similar assets on 1 January. Leave out savings. These assets use up the tax-free allowance first.',
    fallback: chosen(zeroMoney, 'no other investments'),
  }),
  debtPercentage: inputRow<Rate | null>('Home', 'Debt percentage (forfait schulden)', {
    unit: 'rate',
    bounds: [0, 0.2],
    usual: [0.02, 0.04],
    help: 'The year’s final percentage, published the year after. Leave it empty until it is final.',
    fallback: chosen(null, 'empty, because the 2026 percentage is not final'),
  }),
};
