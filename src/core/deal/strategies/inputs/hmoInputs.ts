import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { convention, inputRow, knowledge, major, moneyRow, numberRow, yesNoRow } from '../inputRow.ts';
import type { Room } from './rooms.ts';
import { buyingRows, growthRows, mortgageRows, purchaseLoanRows, tenancyRows, upkeepRows } from './sharedInputs.ts';
import type { BuyingInputs, GrowthInputs, MortgageInputs, PurchaseLoanInputs, TenancyInputs, UpkeepInputs } from './sharedInputs.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';

/** Costs that the landlord of a shared house pays instead of the tenants. */
export interface SharedHouseInputs {
  readonly rooms: readonly Room[];
  /** Gas, electricity, water and broadband. */
  readonly billsPerMonth: Minor;
  readonly councilTaxPerYear: Minor;
  /** Cleaning the shared areas. */
  readonly cleaningPerMonth: Minor;
}

/** A house let by the room. */
export interface HmoInputs
  extends BuyingInputs, PurchaseLoanInputs, MortgageInputs, SharedHouseInputs, TenancyInputs, UpkeepInputs, GrowthInputs {
  readonly furnishing: Minor;
  readonly storeys: number;
  /** Whether an Article 4 direction requires planning permission to turn a house into an HMO. */
  readonly articleFour: boolean;
}

export const sharedHouseRows: InputCatalogue<SharedHouseInputs> = {
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms', {
    unit: 'rooms',
    usual: [3, 8],
    bounds: [1, 30],
    help: 'Monthly rent, void weeks a year and occupants for each room.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Bills', {
    usual: major(200, 900),
    per: 'month',
    help: 'Gas, electricity, water, broadband and TV licence included in the rent.',
    fallback: knowledge(fromMajor(450), 'bills for a five-person shared house'),
  }),
  councilTaxPerYear: moneyRow('Running costs', 'Council tax', {
    usual: major(1000, 4000),
    per: 'year',
    help: 'Paid by the landlord of a shared house. Find the band in the listing and the amount on the council’s website.',
    fallback: knowledge(fromMajor(1900), 'council tax for an average house; look up the band'),
  }),
  cleaningPerMonth: moneyRow('Running costs', 'Cleaning', {
    usual: major(0, 200),
    per: 'month',
    help: 'For communal areas.',
    fallback: knowledge(fromMajor(60), 'two visits a month'),
  }),
};

export const hmoCatalogue = {
  ...buyingRows,
  furnishing: moneyRow('Purchase', 'Furniture', {
    usual: major(1000, 15_000),
    help: 'Beds, desks, kitchen and communal areas.',
    fallback: knowledge(fromMajor(5000), 'about £1,000 a room'),
  }),
  storeys: numberRow('Purchase', 'Storeys', {
    unit: 'count',
    usual: [1, 4],
    bounds: [1, 20],
    help: 'In some places this determines whether you need a licence.',
    fallback: convention(2, 'a two-storey house'),
  }),
  articleFour: yesNoRow('Purchase', 'Article 4 direction', {
    help: 'Whether the council requires planning permission to convert a house into an HMO. Check its website.',
    fallback: convention(false, 'none known; check the council’s website'),
  }),
  ...purchaseLoanRows,
  ...mortgageRows,
  ...sharedHouseRows,
  ...tenancyRows,
  tenancyYears: { ...tenancyRows.tenancyYears, fallback: knowledge(1, 'room tenants stay about a year') },
  management: { ...tenancyRows.management, fallback: knowledge(percent(15), 'agents charge more for rooms than for a whole house') },
  ...upkeepRows,
  licencePerYear: {
    ...upkeepRows.licencePerYear,
    fallback: knowledge(fromMajor(200), 'a £1,000 five-year licence, as a yearly average (councils charge £500 to £1,500)'),
  },
  ...growthRows,
} satisfies MarketCatalogue<HmoInputs>;
