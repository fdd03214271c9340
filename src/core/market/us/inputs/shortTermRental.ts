import { inputRow, major, moneyRow, numberRow, rateRow, yesNoRow } from '../../../deal/strategies/inputRow.ts';
import type { Season } from '../../../deal/strategies/inputs/rooms.ts';
import type { ServicedAccommodationInputs } from '../../../deal/strategies/inputs/servicedAccommodationInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { buyingRows, listPriceRow, prepaidRow } from './buyingRows.ts';
import { mortgageRows, purchaseLoanRows } from './loanRows.ts';
import { ownershipRows } from './ownershipRows.ts';
import { sourcePages } from './sourcePages.ts';
import { growthRows } from './rentRows.ts';
import { chosen, known, read } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

const incomeRows = {
  nightlyRate: moneyRow('Income', 'Nightly rate', {
    usual: major(60, 600),
    bounds: major(0, 10_000),
    per: 'night',
    help: 'Average price per night over the year, excluding lodging taxes, which guests pay and which are not your income. Check who must collect them.',
  }),
  occupancy: rateRow('Income', 'Occupancy', {
    usual: [0.4, 0.8],
    of: 'of available nights',
    help: 'Booked nights as a share of available nights, including empty weekdays and off-season nights.',
    fallback: read(percent(55), 'A guide to short-term rentals: 54% to 58% of nights in most US markets', sourcePages.stays),
  }),
  seasons: inputRow<readonly Season[]>('Income', 'Seasons', {
    unit: 'seasons',
    bounds: [1, 12],
    help: 'The available nights in each season, and its rate and occupancy as multiples of those you entered. At most 366 nights in total.',
    fallback: chosen([{ label: 'All year', nights: 365, rateFactor: 1, occupancyFactor: 1 }], 'one season, until you enter more'),
  }),
  averageStay: numberRow('Income', 'Length of a stay', {
    unit: 'nights',
    usual: [2, 14],
    bounds: [1, 365],
    help: 'Average nights per stay. Short stays mean more cleaning. Losses are taxed differently for stays of up to 7 nights.',
    fallback: chosen(3, 'three nights'),
  }),
  cleaningCharged: moneyRow('Income', 'Cleaning fee charged to the guest', {
    usual: major(0, 300),
    help: 'Per stay, on top of the nightly rate.',
    fallback: chosen(fromMajor(120), 'equal to your cleaning cost'),
  }),
  planningForStays: yesNoRow('Income', 'Short-term rental license obtained', {
    help: 'Whether the city and county allow short-term rentals all year, and whether a license is available.',
    fallback: chosen(false, 'not confirmed yet'),
  }),
  lenderAgrees: yesNoRow('Income', 'Lender, HOA and insurer agree', {
    help: 'Some loans, HOAs and landlord policies do not allow paying guests.',
    fallback: chosen(false, 'not asked yet'),
  }),
};

const costRows = {
  cleaningPerStay: moneyRow('Running costs', 'Cleaning and linen', {
    usual: major(50, 300),
    help: 'Per stay.',
    fallback: read(
      fromMajor(120),
      'A guide to short-term rentals: $50 to $200 a turnover, depending on size and quality',
      sourcePages.stays,
    ),
  }),
  suppliesPerNight: moneyRow('Running costs', 'Supplies', {
    usual: major(0, 20),
    per: 'night',
    help: 'Toiletries, coffee and small replacements per booked night.',
    fallback: known(fromMajor(5), 'toiletries and small replacements'),
  }),
  platformFee: rateRow('Running costs', 'Booking platforms', {
    usual: [0.03, 0.18],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'The platforms’ average share of rent and cleaning fees across all bookings. Vrbo charges about 8%, Booking about 15%.',
    fallback: read(
      percent(15.5),
      'Airbnb’s host fee of 15.5%: from 27 October 2025 for hosts who use property management software, from 1 December 2025 for most others',
      sourcePages.hostFee,
    ),
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0.1, 0.3],
    bounds: [0, 0.5],
    of: 'of what guests pay',
    help: 'A short-term rental manager’s fee. Enter 0% if you do it yourself, but allow for your own time.',
    fallback: read(percent(20), 'A guide to short-term rentals: 14% to 25% for a manager', sourcePages.stays),
  }),
  utilitiesPerMonth: moneyRow('Running costs', 'Utilities, internet and software', {
    usual: major(150, 900),
    per: 'month',
    help: 'Power, gas, water, trash, internet, streaming, pricing and lock software.',
    fallback: known(fromMajor(350), 'utilities, internet and software for a house with guests'),
  }),
};

/** A state's inputs for a furnished short-term rental. */
export function shortTermRental(state: StateDefaults): MarketCatalogue<ServicedAccommodationInputs> {
  const { purchasePrice, ...buying } = buyingRows(state);
  const ownership = ownershipRows(state);
  return {
    purchasePrice,
    askingPrice: listPriceRow,
    ...buying,
    refurbishment: { ...buying.refurbishment, help: 'Work before the first guest.' },
    furnishing: moneyRow('Purchase', 'Furniture', {
      usual: major(4000, 60_000),
      help: 'Everything a guest expects, including linens, plus photos for the listing: $8 to $15 a square foot.',
      fallback: known(fromMajor(12_000), '$10 a square foot for 1,200 sq ft'),
    }),
    prepaidMonths: prepaidRow,
    ...purchaseLoanRows(state),
    ...mortgageRows,
    ...incomeRows,
    ...costRows,
    ...ownership,
    insurancePerYear: {
      ...ownership.insurancePerYear,
      label: 'Short-term rental insurance',
      usual: major(1000, 16_000),
      help: 'A policy that covers paying guests, costing one and a half to two times a landlord’s policy. A platform’s own coverage does not replace it.',
      fallback: state.guestInsurance,
    },
    licencePerYear: {
      ...ownership.licencePerYear,
      label: 'License and inspections',
      help: 'Yearly city and state charges for a short-term rental license.',
    },
    ...growthRows,
    rentGrowth: { ...growthRows.rentGrowth, label: 'Nightly rate growth', help: 'From the second year.' },
  };
}
