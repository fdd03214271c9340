import { major, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import { minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { sourcePages } from './sourcePages.ts';
import { chosen, read } from './sources.ts';
import type { PropertyTaxDefaults, StateDefaults } from './stateDefaults.ts';

/** The input rows for a rental owner's yearly costs. */
export const ownershipRows = (state: StateDefaults) => ({
  ...propertyTaxRows(state.rentalTax),
  insurancePerYear: moneyRow('Running costs', 'Landlord insurance', {
    usual: major(600, 9000),
    per: 'year',
    help: 'A landlord’s policy (DP-3). Flood and wind coverage costs extra. Lenders require flood coverage in zones A and V.',
    fallback: state.landlordInsurance,
  }),
  serviceChargePerYear: duesRow,
  maintenance: maintenanceRow,
  licencePerYear: moneyRow('Running costs', 'Rental license and inspections', {
    usual: major(0, 800),
    per: 'year',
    help: 'Enter it if the city registers or inspects rentals.',
    fallback: chosen(minor(0), 'none; check whether the city requires a license'),
  }),
  otherCostsPerYear: otherCostsRow,
  capitalReserve: rateRow('Running costs', 'Capital reserve', {
    usual: [0.03, 0.12],
    bounds: [0, 0.5],
    of: 'of rent received',
    help: 'Money set aside for roof, HVAC and appliances. It isn’t an operating expense, so it doesn’t reduce NOI, but it does reduce cash flow.',
    fallback: read(
      percent(8),
      'A guide to rental property: 5% to 8% of the rent for capital items; we use 8% to be cautious',
      sourcePages.capitalItems,
    ),
  }),
});

export const utilitiesRow = moneyRow('Running costs', 'Utilities you pay', {
  usual: major(0, 6000),
  per: 'year',
  help: 'Water, sewer, trash, lawn care and snow removal that the tenant does not pay for. With two to four units, usually water and power for common areas.',
  fallback: chosen(minor(0), 'none; the tenant of a house usually pays them'),
});

export const otherCostsRow = moneyRow('Running costs', 'Other operating expenses', {
  usual: major(0, 5000),
  per: 'year',
  help: 'Accountant, pest control, LLC fees and other costs.',
  fallback: chosen(minor(0), 'none until you enter them'),
});

export const maintenanceRow = rateRow('Running costs', 'Maintenance', {
  usual: [0.005, 0.02],
  bounds: [0, 0.2],
  per: 'year',
  of: 'of the list price',
  help: 'Yearly routine repairs. Large items come out of the capital reserve.',
  fallback: read(percent(1), 'A guide to rental property: 1% to 2% of the value a year for routine repairs', sourcePages.analysis),
});

export const duesRow = moneyRow('Running costs', 'HOA dues', {
  usual: major(0, 9600),
  per: 'year',
  help: 'Twelve months of dues to a homeowners’ or condo association. Ask whether it allows rentals and plans special assessments.',
  fallback: chosen(minor(0), 'none for a house without an association'),
});

/** The input rows for property tax as assessed for the buyer. */
export const propertyTaxRows = ({ rate, growth, notes }: PropertyTaxDefaults) => ({
  propertyTax: rateRow('Running costs', 'Property tax', {
    usual: [0.002, 0.03],
    bounds: [0, 0.1],
    per: 'year',
    of: 'of the price',
    help: ['Based on your purchase price. Rates differ widely by county and school district.', ...notes].join(' '),
    fallback: rate,
  }),
  propertyTaxGrowth: rateRow('Running costs', 'Property tax growth', {
    usual: [0, 0.06],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'From the second year. Some states cap how fast the assessed value may rise.',
    fallback: growth,
  }),
});
