import { inputRow, moneyRow } from '../../../deal/strategies/inputRow.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { known } from './sources.ts';

/** The input rows of rooms let individually, and the bills their landlord pays. */
export const roomRows = ({ range, about }: RuleOfThumbAmounts, bills: Fallback<Minor>) => ({
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms', {
    unit: 'rooms',
    usual: [2, 8],
    bounds: [1, 30],
    help: 'Monthly rent, vacant weeks a year and number of people, for each room. Towns may require a permit.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Bills', {
    usual: range(100, 1200),
    per: 'month',
    help: 'Charges, heating, power, water and internet that the rents include.',
    fallback: bills,
  }),
  cleaningPerMonth: moneyRow('Running costs', 'Cleaning', {
    usual: range(0, 400),
    per: 'month',
    help: 'Cleaning of shared areas.',
    fallback: known(about(80), 'one visit a month'),
  }),
});
