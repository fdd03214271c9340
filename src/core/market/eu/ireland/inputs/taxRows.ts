import { choiceRow, major, moneyRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { chosen, read } from '../../inputs/sources.ts';
import type { IrelandSettings } from '../tax/settings.ts';

/** The Irish tax inputs, in display order. Defaults are examples and are marked as such. */
export const irelandTaxRows: InputCatalogue<IrelandSettings> = {
  assessment: choiceRow('Home', 'Income tax assessment', {
    choices: { single: 'Single: each owner alone', joint: 'Joint: a married couple or civil partners' },
    help: 'A couple taxed jointly has a wider 20% band. Universal Social Charge and PRSI (social insurance) are always individual.',
    fallback: chosen('single', 'each owner taxed alone'),
  }),
  spouseIncome: moneyRow('Home', 'Your spouse’s income', {
    per: 'year',
    usual: major(0, 100_000),
    help: 'Used if only one of you owns the property and you are taxed jointly.',
    fallback: chosen(zeroMoney, 'none until you enter it'),
  }),
  taxCredits: moneyRow('Home', 'Tax credits', {
    per: 'year',
    usual: major(2_000, 8_000),
    help: 'Each owner’s credits, or the couple’s combined credits if taxed jointly. They reduce income tax.',
    fallback: read(
      fromMajor(4_000),
      'Budget 2026: a single person’s credit of €2,000 and an employee’s of €2,000',
      'https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html',
    ),
  }),
  registered: yesNoRow('Home', 'Registered with the RTB', {
    help: 'Mortgage interest is deductible only if the tenancy is registered with the Residential Tenancies Board.',
    fallback: chosen(true, 'a registered tenancy, as the law requires'),
  }),
  rentalRelief: yesNoRow('Home', 'Rental income relief (RPRIR)', {
    help: 'A credit of 20% of the profit, up to €1,000 in 2026 and 2027. It doesn’t apply if the tenant is connected with you. You must repay it if you sell within four years.',
    fallback: chosen(true, 'claimed, with a registered tenancy and a tenant not connected with you'),
  }),
};
