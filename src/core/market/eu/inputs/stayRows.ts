import { inputRow, moneyRow, numberRow, rateRow, yesNoRow } from '../../../deal/strategies/inputRow.ts';
import type { Season } from '../../../deal/strategies/inputs/rooms.ts';
import { percent } from '../../../kernel/rate.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { chosen, known } from './sources.ts';

const incomeRows = ({ range }: RuleOfThumbAmounts, cleaning: EuropeanDefaults['furnished']['cleaningPerStay']) => ({
  nightlyRate: moneyRow('Income', 'Nightly rate', {
    usual: range(40, 500),
    bounds: range(0, 10_000),
    per: 'night',
    help: 'Average price per night over the year, excluding tourist tax, which the guest pays.',
  }),
  occupancy: rateRow('Income', 'Occupancy', {
    usual: [0.3, 0.8],
    of: 'of available nights',
    help: 'Booked nights as a share of available nights, including empty weekdays and off-season nights.',
    fallback: known(percent(55), 'a little over half of the available nights'),
  }),
  seasons: inputRow<readonly Season[]>('Income', 'Seasons', {
    unit: 'seasons',
    bounds: [1, 12],
    help: 'The available nights in each season, and its rate and occupancy as multiples of those you entered. At most 366 nights in total. The town may limit them.',
    fallback: chosen([{ label: 'All year', nights: 365, rateFactor: 1, occupancyFactor: 1 }], 'one season, until you enter more'),
  }),
  averageStay: numberRow('Income', 'Length of a stay', {
    unit: 'nights',
    usual: [2, 14],
    bounds: [1, 365],
    help: 'Average nights per stay. Short stays mean more cleaning.',
    fallback: chosen(3, 'three nights'),
  }),
  cleaningCharged: moneyRow('Income', 'Cleaning charged to the guest', {
    usual: range(0, 200),
    help: 'Per stay, on top of the nightly rate.',
    fallback: chosen(cleaning.value, 'equal to your cleaning cost'),
  }),
  planningForStays: yesNoRow('Income', 'Permission for short stays obtained', {
    help: 'Whether registration, change of use and the owners’ association allow nightly lets all year.',
    fallback: chosen(false, 'not confirmed yet'),
  }),
  lenderAgrees: yesNoRow('Income', 'Lender and insurer agree', {
    help: 'Some loans and policies do not allow paying guests.',
    fallback: chosen(false, 'not asked yet'),
  }),
});

const costRows = (
  { range, about }: RuleOfThumbAmounts,
  { cleaningPerStay, stayManagement, billsPerMonth }: EuropeanDefaults['furnished'],
) => ({
  cleaningPerStay: moneyRow('Running costs', 'Cleaning and linen', {
    usual: range(20, 200),
    help: 'Per stay.',
    fallback: cleaningPerStay,
  }),
  suppliesPerNight: moneyRow('Running costs', 'Supplies', {
    usual: range(0, 20),
    per: 'night',
    help: 'Toiletries, coffee and small replacements per booked night.',
    fallback: known(about(3), 'toiletries and small replacements'),
  }),
  platformFee: rateRow('Running costs', 'Booking platforms', {
    usual: [0.03, 0.18],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'The platforms’ average share of rent and cleaning fees across all bookings.',
    fallback: known(percent(15), 'about 15% on any platform'),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0, 0.3],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'The fee for managing guests and bookings. Enter 0% if you do it yourself, but allow for your own time.',
    fallback: stayManagement,
  }),
  utilitiesPerMonth: moneyRow('Running costs', 'Utilities', {
    usual: range(80, 700),
    per: 'month',
    help: 'Charges, heating, power, water and internet.',
    fallback: billsPerMonth,
  }),
});

/** The input rows of a furnished property let by the night. */
export const stayRows = (amounts: RuleOfThumbAmounts, furnished: EuropeanDefaults['furnished']) => ({
  ...incomeRows(amounts, furnished.cleaningPerStay),
  ...costRows(amounts, furnished),
});
