import { inputRow, major, moneyRow } from '../../../deal/strategies/inputRow.ts';
import type { HmoInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { buyingRows, listPriceRow, prepaidRow } from './buyingRows.ts';
import { mortgageRows, purchaseLoanRows } from './loanRows.ts';
import { ownershipRows } from './ownershipRows.ts';
import { growthRows, tenancyRows } from './rentRows.ts';
import { known } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** Input rows for rooms rented individually, and for costs that the landlord pays but a tenant of the whole house would pay. */
export const roomRows = {
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms', {
    unit: 'rooms',
    usual: [3, 8],
    bounds: [1, 30],
    help: 'Monthly rent, vacant weeks a year and number of people, room by room. Cities limit how many unrelated people may share a home and license rooming houses, so ask the zoning office.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Utilities and internet', {
    usual: major(200, 1200),
    per: 'month',
    help: 'Power, gas, water, sewer, trash and internet included in the rent.',
    fallback: known(fromMajor(500), 'utilities and internet for a house shared by four'),
  }),
  cleaningPerMonth: moneyRow('Running costs', 'Cleaning', {
    usual: major(0, 400),
    per: 'month',
    help: 'Cleaning of shared areas.',
    fallback: known(fromMajor(150), 'one visit a month'),
  }),
};

/** A state's inputs for a house rented by the room. */
export function rentByTheRoom(state: StateDefaults): MarketCatalogue<HmoInputs> {
  const { purchasePrice, ...costs } = buyingRows(state);
  return {
    purchasePrice,
    askingPrice: listPriceRow,
    ...costs,
    furnishing: moneyRow('Purchase', 'Furniture', {
      usual: major(500, 20_000),
      help: 'Beds, desks, kitchen and shared areas.',
      fallback: known(fromMajor(4000), 'about $1,000 a room'),
    }),
    prepaidMonths: prepaidRow,
    ...purchaseLoanRows(state),
    ...mortgageRows,
    ...roomRows,
    ...tenancyRows,
    tenancyYears: { ...tenancyRows.tenancyYears, fallback: known(1, 'a room changes hands about once a year') },
    ...ownershipRows(state),
    ...growthRows,
  };
}
