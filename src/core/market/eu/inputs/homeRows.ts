import { inputRow, moneyRow } from '../../../deal/strategies/inputRow.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { chosen, known } from './sources.ts';

/** The input rows for an owner-occupied home with rooms let to lodgers. */
export const homeRows = ({ range, about }: RuleOfThumbAmounts) => ({
  housingCostNow: moneyRow('Home', 'Housing cost elsewhere', {
    usual: range(300, 4000),
    bounds: range(0, 1_000_000),
    per: 'month',
    help: 'Rent and bills you would pay if you did not buy. Needed to show your saving.',
    fallback: chosen(zeroMoney, 'not known until you enter it'),
  }),
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms let to lodgers', {
    unit: 'rooms',
    usual: [1, 4],
    bounds: [1, 10],
    help: 'Monthly rent, vacant weeks a year and number of people, for each room except yours.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Bills', {
    usual: range(80, 900),
    per: 'month',
    help: 'Charges, heating, power, water and internet for the whole home.',
    fallback: known(about(200), 'bills for two people'),
  }),
  homeInsurancePerYear: moneyRow('Running costs', 'Home insurance', {
    usual: range(80, 1500),
    per: 'year',
    help: 'Building and contents. Tell the insurer about the lodgers.',
    fallback: known(about(300), 'building and contents of a typical home'),
  }),
});
