import { moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { chosen } from './sources.ts';

/** The input rows of a property let as a whole. */
export const wholeHomeRows = ({ vacancy }: EuropeanDefaults['rent'], { range }: RuleOfThumbAmounts) => ({
  monthlyRent: moneyRow('Rent', 'Monthly rent', {
    usual: range(300, 6000),
    bounds: range(0, 1_000_000),
    per: 'month',
    help: 'Monthly rent, excluding the tenant’s charges and heating.',
  }),
  vacancy: rateRow('Rent', 'Vacancy and unpaid rent', {
    usual: [0.01, 0.12],
    bounds: [0, 0.5],
    of: 'of the rent',
    help: 'Rent lost to voids and non-payment.',
    fallback: vacancy,
  }),
});

/** The input rows of tenancies: length, management and tenant-find fees. */
export const tenancyRows = ({ tenancyYears, management, tenantFind }: EuropeanDefaults['rent']) => ({
  tenancyYears: numberRow('Rent', 'Length of a tenancy', {
    unit: 'years',
    usual: [1, 10],
    bounds: [1, 30],
    help: 'Average years before you need a new tenant.',
    fallback: tenancyYears,
  }),
  management: rateRow('Running costs', 'Management', {
    usual: [0, 0.12],
    bounds: [0, 0.4],
    of: 'of rent received',
    help: 'The manager’s fee, including VAT. Enter 0% if you manage it yourself, but allow for your own time.',
    fallback: management,
  }),
  tenantFind: rateRow('Running costs', 'Finding a tenant', {
    usual: [0, 1.5],
    bounds: [0, 3],
    of: 'of one month’s rent',
    help: 'The agent’s fee that you, as the landlord, pay each time a tenant is found.',
    fallback: tenantFind,
  }),
});

const yearly = { bounds: [-0.2, 0.25], per: 'year' } as const;

/** The input rows of yearly growth and selling costs. */
export const growthRows = ({ rentGrowth, priceGrowth, costGrowth, sellingCosts }: EuropeanDefaults['growth']) => ({
  rentGrowth: rateRow('Growth and exit', 'Rent growth', {
    ...yearly,
    usual: [0, 0.05],
    help: 'From the second year. The law may cap it: see the checks.',
    fallback: rentGrowth,
  }),
  priceGrowth: rateRow('Growth and exit', 'Price growth', {
    ...yearly,
    usual: [0, 0.06],
    help: 'On the purchase price, from the first year.',
    fallback: priceGrowth,
  }),
  costGrowth: rateRow('Growth and exit', 'Cost growth', {
    ...yearly,
    usual: [0, 0.06],
    help: 'Applies to running costs that are not a share of the rent.',
    fallback: costGrowth,
  }),
  holdYears: numberRow('Growth and exit', 'Years held', {
    unit: 'years',
    usual: [5, 30],
    bounds: [1, 30],
    help: 'The projection assumes you sell at the end. Enter whole years. Tax on the sale may depend on how many years.',
    fallback: chosen(10, 'ten years'),
  }),
  sellingCosts: rateRow('Growth and exit', 'Selling costs', {
    usual: [0.01, 0.08],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'The seller’s agent, certificates and notary.',
    fallback: sellingCosts,
  }),
});
