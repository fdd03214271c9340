import { buyToLetCatalogue } from './buyToLetCatalogue.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs } from './buyToLetInputs.ts';
import { sharedHouseRows } from './hmoInputs.ts';
import type { SharedHouseInputs } from './hmoInputs.ts';
import { convention, knowledge, major, moneyRow, numberRow, rateRow, yesNoRow } from '../inputRow.ts';
import type { TenancyInputs } from './sharedInputs.ts';
import type { InputCatalogue, MarketCatalogue } from '../strategyInput.ts';

interface LeaseInputs {
  readonly leaseRentPerMonth: Minor;
  readonly leaseYears: number;
  readonly rentFreeMonths: number;
  /** The deposit held by the owner and returned when the lease ends. */
  readonly leaseDeposit: Minor;
  /** Yearly increase in the rent paid to the owner, from the second year. */
  readonly leaseRentGrowth: Rate;
  readonly ownerAgrees: boolean;
  readonly ownersLenderAgrees: boolean;
  readonly furnishing: Minor;
  readonly setUpWorks: Minor;
  readonly setUpFees: Minor;
}

/** Leasing a house from its owner and letting it by the room. */
export interface RentToRentInputs
  extends
    LeaseInputs,
    SharedHouseInputs,
    TenancyInputs,
    Pick<
      BuyToLetInputs,
      'insurancePerYear' | 'certificatesPerYear' | 'licencePerYear' | 'otherCostsPerYear' | 'rentGrowth' | 'costGrowth'
    > {
  readonly maintenancePerYear: Minor;
}

const leaseRows: InputCatalogue<LeaseInputs> = {
  leaseRentPerMonth: moneyRow('Lease', 'Rent to the owner', {
    usual: major(500, 4000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Due every month, even when rooms are empty.',
  }),
  leaseYears: numberRow('Lease', 'Length of the lease', {
    unit: 'years',
    usual: [3, 7],
    bounds: [1, 30],
    help: 'Whole years. You need to recover your set-up costs before it ends.',
    fallback: convention(5, 'five years'),
  }),
  rentFreeMonths: numberRow('Lease', 'Rent-free months', {
    unit: 'months',
    usual: [0, 3],
    bounds: [0, 12],
    help: 'At the start, while you prepare the house.',
    fallback: convention(0, 'none agreed'),
  }),
  leaseDeposit: moneyRow('Lease', 'Deposit paid to the owner', {
    usual: major(500, 8000),
    help: 'Refunded at the end if you owe nothing.',
    fallback: knowledge(fromMajor(1500), 'about one month’s rent'),
  }),
  leaseRentGrowth: rateRow('Lease', 'Owner’s rent growth', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'From year two, as set out in the lease.',
    fallback: convention(rate(0), 'fixed for the lease'),
  }),
  ownerAgrees: yesNoRow('Lease', 'Owner agrees to subletting, in writing', {
    help: 'Without it you breach the lease from day one.',
    fallback: convention(false, 'not confirmed yet'),
  }),
  ownersLenderAgrees: yesNoRow('Lease', 'Owner’s lender and insurer agree', {
    help: 'Most buy-to-let mortgages forbid letting to a tenant who sublets.',
    fallback: convention(false, 'not confirmed yet'),
  }),
  furnishing: moneyRow('Lease', 'Furniture', {
    usual: major(1000, 15_000),
    help: 'Beds, desks, kitchen and communal areas.',
    fallback: knowledge(fromMajor(4000), 'about £800 a room'),
  }),
  setUpWorks: moneyRow('Lease', 'Refurbishment', {
    usual: major(0, 15_000),
    help: 'Fire doors, alarms and decoration. They stay with the property.',
    fallback: convention(minor(0), 'none until you enter them'),
  }),
  setUpFees: moneyRow('Lease', 'Set-up fees', {
    usual: major(0, 6000),
    help: 'Solicitor, sourcing, photos for the listing, and references.',
    fallback: knowledge(fromMajor(1000), 'a solicitor for the lease'),
  }),
};

export const rentToRentCatalogue = {
  ...leaseRows,
  ...sharedHouseRows,
  management: { ...buyToLetCatalogue.management, fallback: convention(percent(0), 'you manage it yourself') },
  tenantFind: { ...buyToLetCatalogue.tenantFind, fallback: convention(rate(0), 'you find the tenants yourself') },
  tenancyYears: { ...buyToLetCatalogue.tenancyYears, fallback: knowledge(1, 'room tenants stay about a year') },
  maintenancePerYear: moneyRow('Running costs', 'Maintenance', {
    usual: major(200, 2500),
    per: 'year',
    help: 'Repairs that are your responsibility under the lease.',
    fallback: knowledge(fromMajor(600), 'small repairs in a shared house'),
  }),
  insurancePerYear: buyToLetCatalogue.insurancePerYear,
  certificatesPerYear: buyToLetCatalogue.certificatesPerYear,
  licencePerYear: {
    ...buyToLetCatalogue.licencePerYear,
    fallback: knowledge(fromMajor(200), 'a £1,000 five-year licence, as a yearly average'),
  },
  otherCostsPerYear: buyToLetCatalogue.otherCostsPerYear,
  rentGrowth: buyToLetCatalogue.rentGrowth,
  costGrowth: buyToLetCatalogue.costGrowth,
} satisfies MarketCatalogue<RentToRentInputs>;
