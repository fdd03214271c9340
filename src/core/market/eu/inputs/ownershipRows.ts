import { moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import { chosen } from './sources.ts';

/** The input rows for the owner's yearly costs, whether the property is let or lived in. */
export const ownershipRows = (costs: EuropeanDefaults['costs'], { range }: RuleOfThumbAmounts) => ({
  propertyTaxPerYear: moneyRow('Running costs', 'Property tax', {
    usual: range(0, 6000),
    per: 'year',
    help: 'From the last bill.',
    ...(costs.propertyTaxPerYear === null ? {} : { fallback: costs.propertyTaxPerYear }),
  }),
  serviceChargePerYear: moneyRow('Running costs', 'Charges you cannot pass on', {
    usual: range(0, 6000),
    per: 'year',
    help: 'The owner’s share of building charges: management and reserve. It excludes charges the tenant reimburses.',
    fallback: costs.serviceChargePerYear,
  }),
  maintenance: rateRow('Running costs', 'Maintenance', {
    usual: [0.003, 0.02],
    bounds: [0, 0.2],
    per: 'year',
    of: 'of the asking price',
    help: 'Yearly repairs and replacements in the property itself.',
    fallback: costs.maintenance,
  }),
  insurancePerYear: moneyRow('Running costs', 'Landlord insurance', {
    usual: range(80, 2000),
    per: 'year',
    help: 'Building and landlord’s liability insurance, and cover for unpaid rent if you take it out.',
    fallback: costs.insurancePerYear,
  }),
  otherCostsPerYear: moneyRow('Running costs', 'Other running costs', {
    usual: range(0, 5000),
    per: 'year',
    help: 'Accountant, registrations and other costs.',
    fallback: costs.otherCostsPerYear,
  }),
  capitalReserve: rateRow('Running costs', 'Capital reserve', {
    usual: [0, 0.12],
    bounds: [0, 0.5],
    of: 'of rent received',
    help: 'Money set aside for a roof or boiler. It isn’t a running cost, but it reduces cash flow. Not needed if maintenance above covers the long run.',
    fallback: chosen(zeroRate, 'none in addition to maintenance'),
  }),
});
