import { moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { Amounts } from '../../../kernel/amountsAbout.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import { chosen } from './sources.ts';

/** The input rows for the owner's yearly costs, let or lived in. */
export const ownershipRows = (costs: EuropeanDefaults['costs'], { range }: Amounts) => ({
  propertyTaxPerYear: moneyRow('Running costs', 'Property tax', {
    usual: range(0, 6000),
    per: 'year',
    help: 'From the last bill.',
    ...(costs.propertyTaxPerYear === null ? {} : { fallback: costs.propertyTaxPerYear }),
  }),
  serviceChargePerYear: moneyRow('Running costs', 'Charges you cannot pass on', {
    usual: range(0, 6000),
    per: 'year',
    help: 'The owner’s part of a building’s charges: management and reserve. What the tenant pays back is not in it.',
    fallback: costs.serviceChargePerYear,
  }),
  maintenance: rateRow('Running costs', 'Maintenance', {
    usual: [0.003, 0.02],
    bounds: [0, 0.2],
    per: 'year',
    of: 'of the asking price',
    help: 'Repairs and replacements of the home itself a year.',
    fallback: costs.maintenance,
  }),
  insurancePerYear: moneyRow('Running costs', 'Landlord insurance', {
    usual: range(80, 2000),
    per: 'year',
    help: 'Building and liability of the landlord, and unpaid rent where you insure it.',
    fallback: costs.insurancePerYear,
  }),
  otherCostsPerYear: moneyRow('Running costs', 'Other running costs', {
    usual: range(0, 5000),
    per: 'year',
    help: 'Accountant, registrations, anything else.',
    fallback: costs.otherCostsPerYear,
  }),
  capitalReserve: rateRow('Running costs', 'Capital reserve', {
    usual: [0, 0.12],
    bounds: [0, 0.5],
    of: 'of rent received',
    help: 'Set aside for a roof or a boiler: no running cost, but no cash flow either. None where the maintenance above is for the long run.',
    fallback: chosen(zeroRate, 'none on top of the maintenance'),
  }),
});
