import { major, moneyRow, numberRow, rateRow, yesNoRow } from '../../../deal/strategies/inputRow.ts';
import type { RentToRentInputs } from '../../../deal/strategies/inputs/rentToRentInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import { otherCostsRow } from './ownershipRows.ts';
import { growthRows, tenancyRows } from './rentRows.ts';
import { roomRows } from './rentByTheRoom.ts';
import { chosen, known } from './sources.ts';

const leaseRows = {
  leaseRentPerMonth: moneyRow('Lease', 'Rent paid to the owner', {
    usual: major(500, 8000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Due every month, whether the rooms are rented or not.',
  }),
  leaseYears: numberRow('Lease', 'Length of the lease', {
    unit: 'years',
    usual: [1, 5],
    bounds: [1, 30],
    help: 'Whole years, including renewals you have in writing. You must recover your investment before it ends.',
    fallback: chosen(2, 'one year and one renewal'),
  }),
  rentFreeMonths: numberRow('Lease', 'Rent-free months', {
    unit: 'months',
    usual: [0, 2],
    bounds: [0, 12],
    help: 'At the start, while you prepare the house.',
    fallback: chosen(0, 'none agreed'),
  }),
  leaseDeposit: moneyRow('Lease', 'Security deposit', {
    usual: major(500, 12_000),
    help: 'Refunded at the end if you owe nothing. Many states cap it at one or two months’ rent.',
    fallback: known(fromMajor(2000), 'about one month’s rent'),
  }),
  leaseRentGrowth: rateRow('Lease', 'Growth in rent paid to the owner', {
    usual: [0, 0.06],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'From the second year, as set out in the lease or its renewal.',
    fallback: known(percent(3), 'the lease rent rises with rents and expenses at each renewal'),
  }),
  ownerAgrees: yesNoRow('Lease', 'Owner agrees to subletting, in writing', {
    help: 'Without it you breach the lease from the first day.',
    fallback: chosen(false, 'not confirmed yet'),
  }),
  ownersLenderAgrees: yesNoRow('Lease', 'Owner’s lender, HOA and insurer agree', {
    help: 'The owner’s loan or HOA may forbid leasing to someone who sublets.',
    fallback: chosen(false, 'not confirmed yet'),
  }),
  furnishing: moneyRow('Lease', 'Furniture', {
    usual: major(500, 20_000),
    help: 'Beds, desks, kitchen and shared areas.',
    fallback: known(fromMajor(4000), 'about $1,000 a room'),
  }),
  setUpWorks: moneyRow('Lease', 'Work on the house', {
    usual: major(0, 15_000),
    help: 'Locks, smoke and carbon monoxide alarms, paint. These stay with the owner.',
    fallback: chosen(minor(0), 'none until you enter it'),
  }),
  setUpFees: moneyRow('Lease', 'Set-up fees', {
    usual: major(0, 5000),
    help: 'LLC, attorney’s lease review, photos for the listing, licenses.',
    fallback: known(fromMajor(1000), 'an LLC and an attorney’s review of the lease'),
  }),
};

/** The inputs for a house leased from its owner and rented by the room; the same in every state. */
export const rentalArbitrage = {
  ...leaseRows,
  ...roomRows,
  tenancyYears: { ...tenancyRows.tenancyYears, fallback: known(1, 'a room changes hands about once a year') },
  management: { ...tenancyRows.management, usual: [0, 0.12], fallback: chosen(zeroRate, 'you manage it yourself') },
  tenantFind: { ...tenancyRows.tenantFind, usual: [0, 1], fallback: chosen(zeroRate, 'you find the tenants yourself') },
  maintenancePerYear: moneyRow('Running costs', 'Maintenance', {
    usual: major(200, 4000),
    per: 'year',
    help: 'Maintenance the lease makes your responsibility.',
    fallback: known(fromMajor(900), 'small repairs in a shared house'),
  }),
  insurancePerYear: moneyRow('Running costs', 'Insurance', {
    usual: major(200, 2500),
    per: 'year',
    help: 'Liability and your furniture. Tell the insurer that you sublet. The owner insures the building.',
    fallback: known(fromMajor(600), 'liability and contents when subletting'),
  }),
  licencePerYear: moneyRow('Running costs', 'License and inspections', {
    usual: major(0, 800),
    per: 'year',
    help: 'Enter it if the city licenses rooming houses or registers rentals.',
    fallback: chosen(minor(0), 'none; check whether the city requires a license'),
  }),
  otherCostsPerYear: otherCostsRow,
  rentGrowth: growthRows.rentGrowth,
  costGrowth: growthRows.costGrowth,
} satisfies MarketCatalogue<RentToRentInputs>;
