import type { GlossaryTerm } from './glossaryTerm.ts';

/** Terms for income and returns. */
export const returnTerms: readonly GlossaryTerm[] = [
  {
    term: 'Gross yield',
    also: ['gross rental yield'],
    means: 'Annual rent as a percentage of the price, before costs. Useful only for a first look.',
    formula: 'Annual rent ÷ price',
  },
  {
    term: 'Net yield',
    also: ['net rental yield'],
    means: 'Annual rent after voids and running costs, as a percentage of the price. Before the mortgage and tax.',
    formula: 'Net operating income ÷ price',
  },
  {
    term: 'NOI',
    also: ['net operating income'],
    means: 'Annual rent received less running costs, before mortgage payments.',
    formula: 'Rent received − running costs',
  },
  {
    term: 'Cap rate',
    also: ['capitalisation rate'],
    means: 'The US term for net operating income as a percentage of the price or value. It’s the return on a cash purchase.',
    formula: 'Net operating income ÷ value',
  },
  {
    term: 'Cash flow',
    also: ['monthly cash flow', 'surplus'],
    means: 'Income left after running costs and mortgage payments, before tax. If negative, the owner pays the difference.',
    formula: 'Net operating income − mortgage payments',
  },
  {
    term: 'Cash-on-cash',
    also: ['cash on cash return', 'CoC'],
    means: 'Annual cash flow as a percentage of the cash invested: deposit, taxes, fees and refurbishment.',
    formula: 'Annual cash flow ÷ cash needed',
  },
  {
    term: 'ROI',
    also: ['return on investment'],
    means: 'First-year gain as a percentage of the cash invested: cash flow, loan principal repaid and growth in value.',
    formula: '(Cash flow + principal repaid + growth) ÷ cash needed',
  },
  {
    term: 'IRR',
    also: ['internal rate of return'],
    means:
      'The annual rate at which all payments in and out, including the sale, have a present value of zero. It depends on when cash is paid and received.',
    formula: 'The rate at which Σ payment ÷ (1 + rate)^year = 0',
  },
  {
    term: 'XIRR',
    also: ['dated internal rate of return'],
    means: 'The internal rate of return using actual payment dates instead of whole years.',
    formula: 'The rate at which Σ payment ÷ (1 + rate)^(days ÷ 365) = 0',
  },
  {
    term: 'Equity multiple',
    also: ['multiple on invested capital', 'MOIC'],
    means: 'Total cash returned, including the sale, as a multiple of the cash invested. It ignores how long that takes.',
    formula: 'Cash returned ÷ cash invested',
  },
  {
    term: 'Equity',
    also: [],
    means: 'The owner’s share of the property’s value: value less loan.',
    formula: 'Value − loan',
  },
  {
    term: 'Yield on cost',
    also: ['return on cost'],
    means: 'Net operating income as a percentage of total cost, including refurbishment and purchase costs.',
    formula: 'Net operating income ÷ total cost',
  },
  {
    term: 'Break-even rent',
    also: ['break even'],
    means: 'The rent at which cash flow is zero. The gap to the actual rent is your safety margin.',
    formula: null,
  },
  {
    term: 'Chance of loss',
    also: ['Monte Carlo', 'probability of loss'],
    means: 'The share of ten thousand simulations, with rents, rates and prices varied together, that return less than was invested.',
    formula: 'Simulations with a loss ÷ all simulations',
  },
];
