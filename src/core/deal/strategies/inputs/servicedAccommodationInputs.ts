import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs } from './buyToLetInputs.ts';
import { convention, inputRow, knowledge, major, moneyRow, numberRow, published, rateRow, yesNoRow } from '../inputRow.ts';
import type { Season } from './rooms.ts';
import { buyingRows, growthRows, mortgageRows, purchaseLoanRows, upkeepRows } from './sharedInputs.ts';
import type { BuyingInputs, GrowthInputs, MortgageInputs, PurchaseLoanInputs, UpkeepInputs } from './sharedInputs.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';

interface StayInputs {
  readonly nightlyRate: Minor;
  /** Share of the available nights that are booked, before a season's factor. */
  readonly occupancy: Rate;
  readonly seasons: readonly Season[];
  readonly averageStay: number;
  /** The cost of a clean with linen after each stay. */
  readonly cleaningPerStay: Minor;
  /** The cleaning fee charged to the guest. */
  readonly cleaningCharged: Minor;
  readonly suppliesPerNight: Minor;
  /** Share of guests' payments, including the cleaning fee. */
  readonly platformFee: Rate;
  readonly utilitiesPerMonth: Minor;
  /** Council tax, or business rates if they apply. */
  readonly localTaxPerYear: Minor;
  readonly planningForStays: boolean;
  readonly lenderAgrees: boolean;
}

/** A furnished home let by the night. Management is a share of guests' payments. */
export interface ServicedAccommodationInputs
  extends BuyingInputs, PurchaseLoanInputs, MortgageInputs, StayInputs, UpkeepInputs, GrowthInputs, Pick<BuyToLetInputs, 'management'> {
  readonly furnishing: Minor;
}

const feesPage = 'https://www.stayful.co.uk/serviced-accommodation-management-fees';

const incomeRows: InputCatalogue<
  Pick<StayInputs, 'nightlyRate' | 'occupancy' | 'seasons' | 'averageStay' | 'cleaningCharged' | 'planningForStays' | 'lenderAgrees'>
> = {
  nightlyRate: moneyRow('Income', 'Nightly rate', {
    usual: major(50, 300),
    bounds: major(0, 10_000),
    per: 'night',
    help: 'What a guest pays for a night in the mean of the year, VAT included. Look at homes nearby on the day you mean.',
  }),
  occupancy: rateRow('Income', 'Occupancy', {
    usual: [0.4, 0.8],
    of: 'of the nights on offer',
    help: 'Booked nights. Nights that stay empty on weekdays and in winter count.',
    fallback: knowledge(percent(60), 'many lie between 50 % and 70 %; ask an operator in the town for twelve months of bookings'),
  }),
  seasons: inputRow<readonly Season[]>('Income', 'Seasons', {
    unit: 'seasons',
    bounds: [1, 12],
    help: 'Nights on offer with a factor for the rate and one for the occupancy. At most 366 nights together.',
    fallback: convention([{ label: 'All year', nights: 365, rateFactor: 1, occupancyFactor: 1 }], 'one season, until you enter more'),
  }),
  averageStay: numberRow('Income', 'Length of a stay', {
    unit: 'nights',
    usual: [2, 14],
    bounds: [1, 365],
    help: 'Nights a guest stays. Short stays mean more cleaning.',
    fallback: convention(3, 'three nights'),
  }),
  cleaningCharged: moneyRow('Income', 'Cleaning charged to the guest', {
    usual: major(0, 100),
    help: 'Each stay, on top of the nightly rate.',
    fallback: convention(minor(0), 'in the nightly rate'),
  }),
  planningForStays: yesNoRow('Income', 'Planning permission for short stays', {
    help: 'Whether the home may be let by the night all year.',
    fallback: convention(false, 'none known'),
  }),
  lenderAgrees: yesNoRow('Income', 'Lender, freeholder and insurer agree', {
    help: 'Ordinary mortgages, leases and policies do not allow paying guests.',
    fallback: convention(false, 'not asked yet'),
  }),
};

const costRows: InputCatalogue<
  Pick<
    ServicedAccommodationInputs,
    'cleaningPerStay' | 'suppliesPerNight' | 'platformFee' | 'management' | 'utilitiesPerMonth' | 'localTaxPerYear'
  >
> = {
  cleaningPerStay: moneyRow('Running costs', 'Cleaning and linen', {
    usual: major(30, 150),
    help: 'At the end of each stay.',
    fallback: knowledge(fromMajor(60), 'cleaning and linen of a flat of two bedrooms'),
  }),
  suppliesPerNight: moneyRow('Running costs', 'Supplies', {
    usual: major(0, 15),
    per: 'night',
    help: 'Toiletries, coffee, small replacements, each booked night.',
    fallback: knowledge(fromMajor(3), 'toiletries and small replacements'),
  }),
  platformFee: rateRow('Running costs', 'Booking platforms', {
    usual: [0.03, 0.18],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'What the platforms keep, in the mean of all bookings.',
    fallback: published(percent(15), 'A manager’s published overview: large platforms 15 %, smaller ones 6 %', feesPage),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.15, 0.25],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'An operator’s fee with VAT. 0 % if you do it yourself; count your hours.',
    fallback: published(percent(18), 'Managers’ published fees, April 2026: 15 % to 25 %; 15 % and VAT', feesPage),
  }),
  utilitiesPerMonth: moneyRow('Running costs', 'Utilities', {
    usual: major(100, 500),
    per: 'month',
    help: 'Gas, electricity, water, broadband, television.',
    fallback: knowledge(fromMajor(250), 'utilities of a flat with guests'),
  }),
  localTaxPerYear: moneyRow('Running costs', 'Council tax or business rates', {
    usual: major(0, 5000),
    per: 'year',
    help: 'The owner pays it. A home let often enough is rated as a business; small ones may get relief.',
    fallback: knowledge(fromMajor(1900), 'council tax of an ordinary home; some councils add up to 100 % for second homes'),
  }),
};

export const servicedAccommodationCatalogue = {
  ...buyingRows,
  furnishing: moneyRow('Purchase', 'Furniture', {
    usual: major(3000, 25_000),
    help: 'Everything a guest expects, linen and photographs.',
    fallback: knowledge(fromMajor(8000), 'a flat of two bedrooms furnished for guests'),
  }),
  ...purchaseLoanRows,
  ...mortgageRows,
  ...incomeRows,
  ...costRows,
  ...upkeepRows,
  ...growthRows,
} satisfies MarketCatalogue<ServicedAccommodationInputs>;
