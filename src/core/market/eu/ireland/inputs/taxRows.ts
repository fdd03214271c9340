import { choiceRow, major, moneyRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { chosen, read } from '../../inputs/sources.ts';
import type { IrelandSettings } from '../tax/settings.ts';

/** The Irish tax inputs, in display order. Defaults are examples and say so. */
export const irelandTaxRows: InputCatalogue<IrelandSettings> = {
  assessment: choiceRow('Home', 'Income tax assessment', {
    choices: { single: 'Single: each owner alone', joint: 'Joint: a married couple or civil partners' },
    help: 'A couple taxed together has a wider 20 % band. Universal Social Charge and PRSI are each person’s own.',
    fallback: chosen('single', 'each owner taxed alone'),
  }),
  spouseIncome: moneyRow('Home', 'Your spouse’s income', {
    per: 'year',
    usual: major(0, 100_000),
    help: 'Counts if one of a couple owns the home and both are taxed together.',
    fallback: chosen(zeroMoney, 'none until you enter it'),
  }),
  taxCredits: moneyRow('Home', 'Tax credits', {
    per: 'year',
    usual: major(2_000, 8_000),
    help: 'Of each owner, or of the couple taxed together. They come off the income tax.',
    fallback: read(
      fromMajor(4_000),
      'Budget 2026: a single person’s credit of €2,000 and an employee’s of €2,000',
      'https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html',
    ),
  }),
  registered: yesNoRow('Home', 'Registered with the RTB', {
    help: 'Mortgage interest is deducted only where the tenancy is registered with the Residential Tenancies Board.',
    fallback: chosen(true, 'a registered tenancy, as the law asks'),
  }),
  rentalRelief: yesNoRow('Home', 'Rental income relief (RPRIR)', {
    help: 'A credit of 20 % of the profit, at most €1,000 in 2026 and 2027. Not for tenants connected with you. A sale within four years takes it back.',
    fallback: chosen(true, 'claimed, with a registered tenancy and an unconnected tenant'),
  }),
};
