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
  /** Share of the available nights that are booked, before the season factor. */
  readonly occupancy: Rate;
  readonly seasons: readonly Season[];
  readonly averageStay: number;
  /** The cost of cleaning and linen after each stay. */
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

/** A furnished home let by the night. The management fee is a share of guests' payments. */
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
    help: 'The average price per night over the year, including VAT. Compare nearby properties on the dates you expect guests.',
  }),
  occupancy: rateRow('Income', 'Occupancy', {
    usual: [0.4, 0.8],
    of: 'of available nights',
    help: 'Share of available nights booked. Include quiet weekdays and winter.',
    fallback: knowledge(percent(60), 'usually 50% to 70%; ask a local operator for twelve months of bookings'),
  }),
  seasons: inputRow<readonly Season[]>('Income', 'Seasons', {
    unit: 'seasons',
    bounds: [1, 12],
    help: 'The available nights in each season, and its rate and occupancy as multiples of those you entered. At most 366 nights in total.',
    fallback: convention([{ label: 'All year', nights: 365, rateFactor: 1, occupancyFactor: 1 }], 'one season, until you enter more'),
  }),
  averageStay: numberRow('Income', 'Length of a stay', {
    unit: 'nights',
    usual: [2, 14],
    bounds: [1, 365],
    help: 'Average nights per stay. Shorter stays mean more cleaning.',
    fallback: convention(3, 'three nights'),
  }),
  cleaningCharged: moneyRow('Income', 'Cleaning charged to the guest', {
    usual: major(0, 100),
    help: 'Per stay, on top of the nightly rate.',
    fallback: convention(minor(0), 'included in the nightly rate'),
  }),
  planningForStays: yesNoRow('Income', 'Planning permission for short stays', {
    help: 'Whether the property can be let by the night all year.',
    fallback: convention(false, 'none known'),
  }),
  lenderAgrees: yesNoRow('Income', 'Lender, freeholder and insurer agree', {
    help: 'Standard mortgages, leases and insurance policies don’t allow paying guests.',
    fallback: convention(false, 'not confirmed yet'),
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
    fallback: knowledge(fromMajor(60), 'cleaning and linen for a two-bedroom flat'),
  }),
  suppliesPerNight: moneyRow('Running costs', 'Supplies', {
    usual: major(0, 15),
    per: 'night',
    help: 'Toiletries, coffee and small replacements per booked night.',
    fallback: knowledge(fromMajor(3), 'toiletries and small replacements'),
  }),
  platformFee: rateRow('Running costs', 'Booking platforms', {
    usual: [0.03, 0.18],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'The platforms’ average commission across all bookings.',
    fallback: published(percent(15), 'A manager’s published overview: large platforms 15%, smaller ones 6%', feesPage),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.15, 0.25],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'An operator’s fee including VAT. Enter 0% if you do it yourself, but allow for your own time.',
    fallback: published(percent(18), 'Managers’ published fees, April 2026: 15% to 25%. We use 15% plus VAT', feesPage),
  }),
  utilitiesPerMonth: moneyRow('Running costs', 'Utilities', {
    usual: major(100, 500),
    per: 'month',
    help: 'Gas, electricity, water, broadband and television.',
    fallback: knowledge(fromMajor(250), 'utilities for a guest flat'),
  }),
  localTaxPerYear: moneyRow('Running costs', 'Council tax or business rates', {
    usual: major(0, 5000),
    per: 'year',
    help: 'Paid by the owner. Properties let often enough pay business rates, and small ones may get relief.',
    fallback: knowledge(fromMajor(1900), 'council tax for an average home (some councils add up to 100% for second homes)'),
  }),
};

export const servicedAccommodationCatalogue = {
  ...buyingRows,
  furnishing: moneyRow('Purchase', 'Furniture', {
    usual: major(3000, 25_000),
    help: 'Everything a guest expects, including linen, plus photos for the listing.',
    fallback: knowledge(fromMajor(8000), 'a two-bedroom flat furnished for guests'),
  }),
  ...purchaseLoanRows,
  ...mortgageRows,
  ...incomeRows,
  ...costRows,
  ...upkeepRows,
  ...growthRows,
} satisfies MarketCatalogue<ServicedAccommodationInputs>;
