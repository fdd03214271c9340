import { major, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import { percent } from '../../../kernel/rate.ts';
import { sourcePages } from './sourcePages.ts';
import { chosen, known, read } from './sources.ts';

/** Input rows for a home rented out as a whole. */
export const wholeHomeRows = {
  monthlyRent: moneyRow('Rent', 'Monthly rent', {
    usual: major(500, 8000),
    bounds: major(0, 1_000_000),
    per: 'month',
    help: 'Monthly rent for all units, before vacancy and costs.',
  }),
  vacancy: rateRow('Rent', 'Vacancy and credit loss', {
    usual: [0.03, 0.12],
    bounds: [0, 0.5],
    of: 'of the rent',
    help: 'Rent lost between tenancies and to non-payment.',
    fallback: read(
      percent(7),
      'US Census Bureau, Housing Vacancies and Homeownership, third quarter of 2025: 7.1% of rentals vacant; 9.1% in the South, 5.0% in the Northeast',
      sourcePages.vacancies,
    ),
  }),
};

export const tenancyRows = {
  tenancyYears: numberRow('Rent', 'Length of a tenancy', {
    unit: 'years',
    usual: [1, 6],
    bounds: [1, 30],
    help: 'Average years before you need a new tenant.',
    fallback: known(2, 'a tenant stays two years'),
  }),
  management: rateRow('Running costs', 'Property management', {
    usual: [0.06, 0.12],
    bounds: [0, 0.4],
    of: 'of collected rent',
    help: 'A property manager’s fee. Enter 0% if you manage it yourself, but allow for your own time.',
    fallback: read(percent(10), 'A guide to rental property: 8% to 12% of collected rent', sourcePages.analysis),
  }),
  tenantFind: rateRow('Running costs', 'Leasing fee', {
    usual: [0.25, 1],
    bounds: [0, 2],
    of: 'of one month’s rent',
    help: 'The manager’s fee each time a tenant is found.',
    fallback: read(percent(50), 'An overview of managers’ fees, 2024 and 2025: 50% to 100% of a month’s rent', sourcePages.managers),
  }),
};

const yearly = { bounds: [-0.2, 0.25], per: 'year' } as const;

export const growthRows = {
  rentGrowth: rateRow('Growth and exit', 'Rent growth', {
    ...yearly,
    usual: [0, 0.05],
    help: 'From the second year. A city or state may cap it.',
    fallback: known(percent(2.5), 'rents grow by 2% to 3% a year over many years'),
  }),
  priceGrowth: rateRow('Growth and exit', 'Appreciation', {
    ...yearly,
    usual: [0, 0.06],
    help: 'On the purchase price, from the first year.',
    fallback: known(percent(3), 'prices grow by 2% to 4% a year over many years'),
  }),
  costGrowth: rateRow('Growth and exit', 'Expense growth', {
    ...yearly,
    usual: [0, 0.06],
    help: 'Applies to operating expenses that are not a share of the rent. Insurance costs have recently grown faster.',
    fallback: known(percent(3), 'expenses grow by 2% to 3% a year over many years'),
  }),
  holdYears: numberRow('Growth and exit', 'Years held', {
    unit: 'years',
    usual: [5, 30],
    bounds: [1, 30],
    help: 'The projection assumes you sell at the end. Enter whole years.',
    fallback: chosen(10, 'ten years'),
  }),
  sellingCosts: rateRow('Growth and exit', 'Selling costs', {
    usual: [0.04, 0.1],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'The seller’s commissions, title and closing costs. Add any transfer tax the seller pays.',
    fallback: read(percent(7), 'A flip calculator: sellers pay 6% to 10% of the price', sourcePages.selling),
  }),
};
