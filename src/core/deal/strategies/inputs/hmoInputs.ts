import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { convention, inputRow, knowledge, major, moneyRow, numberRow, yesNoRow } from '../inputRow.ts';
import type { Room } from './rooms.ts';
import { buyingRows, growthRows, mortgageRows, purchaseLoanRows, tenancyRows, upkeepRows } from './sharedInputs.ts';
import type { BuyingInputs, GrowthInputs, MortgageInputs, PurchaseLoanInputs, TenancyInputs, UpkeepInputs } from './sharedInputs.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';

/** Costs the landlord of a shared house pays instead of the tenants. */
export interface SharedHouseInputs {
  readonly rooms: readonly Room[];
  /** Gas, electricity, water and broadband. */
  readonly billsPerMonth: Minor;
  readonly councilTaxPerYear: Minor;
  /** Cleaning of shared parts. */
  readonly cleaningPerMonth: Minor;
}

/** A house let by the room. */
export interface HmoInputs
  extends BuyingInputs, PurchaseLoanInputs, MortgageInputs, SharedHouseInputs, TenancyInputs, UpkeepInputs, GrowthInputs {
  readonly furnishing: Minor;
  readonly storeys: number;
  /** An Article 4 direction requires planning permission to turn a house into an HMO. */
  readonly articleFour: boolean;
}

export const sharedHouseRows: InputCatalogue<SharedHouseInputs> = {
  rooms: inputRow<readonly Room[]>('Rent', 'Rooms', {
    unit: 'rooms',
    usual: [3, 8],
    bounds: [1, 30],
    help: 'Rent a month, weeks empty a year and people, room by room.',
  }),
  billsPerMonth: moneyRow('Running costs', 'Bills', {
    usual: major(200, 900),
    per: 'month',
    help: 'Gas, electricity, water, broadband and television licence that the rent includes.',
    fallback: knowledge(fromMajor(450), 'bills of a shared house of five'),
  }),
  councilTaxPerYear: moneyRow('Running costs', 'Council tax', {
    usual: major(1000, 4000),
    per: 'year',
    help: 'The landlord of a shared house pays it. The band is on the listing; the council’s page has the amount.',
    fallback: knowledge(fromMajor(1900), 'council tax of an ordinary house; look up the band'),
  }),
  cleaningPerMonth: moneyRow('Running costs', 'Cleaning', {
    usual: major(0, 200),
    per: 'month',
    help: 'Of shared parts.',
    fallback: knowledge(fromMajor(60), 'two visits a month'),
  }),
};

export const hmoCatalogue = {
  ...buyingRows,
  furnishing: moneyRow('Purchase', 'Furniture', {
    usual: major(1000, 15_000),
    help: 'Beds, desks, kitchen and shared parts.',
    fallback: knowledge(fromMajor(5000), 'about £1,000 a room'),
  }),
  storeys: numberRow('Purchase', 'Storeys', {
    unit: 'count',
    usual: [1, 4],
    bounds: [1, 20],
    help: 'Decides in some places whether a licence is needed.',
    fallback: convention(2, 'a house of two storeys'),
  }),
  articleFour: yesNoRow('Purchase', 'Article 4 direction', {
    help: 'Whether the council asks planning permission to turn a house into a shared one. Its website says so.',
    fallback: convention(false, 'none known; check the council’s website'),
  }),
  ...purchaseLoanRows,
  ...mortgageRows,
  ...sharedHouseRows,
  ...tenancyRows,
  tenancyYears: { ...tenancyRows.tenancyYears, fallback: knowledge(1, 'a room changes hands about once a year') },
  management: { ...tenancyRows.management, fallback: knowledge(percent(15), 'agents ask more for rooms than for a whole house') },
  ...upkeepRows,
  licencePerYear: {
    ...upkeepRows.licencePerYear,
    fallback: knowledge(fromMajor(200), 'a licence of £1,000 for five years, spread; councils ask £500 to £1,500'),
  },
  ...growthRows,
} satisfies MarketCatalogue<HmoInputs>;
