import type { GlossaryTerm } from './glossaryTerm.ts';

/** What a property brings. */
export const returnTerms: readonly GlossaryTerm[] = [
  {
    term: 'Gross yield',
    also: ['gross rental yield'],
    means: 'The rent of a year as a share of the price, before any cost. Good for a first look, no more.',
    formula: 'Annual rent ÷ price',
  },
  {
    term: 'Net yield',
    also: ['net rental yield'],
    means: 'What is left of a year’s rent after empty periods and running costs, as a share of the price. Before the mortgage and tax.',
    formula: 'Net operating income ÷ price',
  },
  {
    term: 'NOI',
    also: ['net operating income'],
    means: 'The rent received in a year less the costs of running the property. The mortgage is not one of them.',
    formula: 'Rent received − running costs',
  },
  {
    term: 'Cap rate',
    also: ['capitalisation rate'],
    means: 'The American name for net operating income as a share of the price or value: the return if it were bought with cash.',
    formula: 'Net operating income ÷ value',
  },
  {
    term: 'Cash flow',
    also: ['monthly cash flow', 'surplus'],
    means: 'What stays in the account after running costs and mortgage payments, before tax. Below zero, the owner pays in.',
    formula: 'Net operating income − mortgage payments',
  },
  {
    term: 'Cash-on-cash',
    also: ['cash on cash return', 'CoC'],
    means: 'A year’s cash flow as a share of all the cash that went in: deposit, taxes, fees and works.',
    formula: 'Annual cash flow ÷ cash needed',
  },
  {
    term: 'ROI',
    also: ['return on investment'],
    means:
      'The gain of the first year as a share of the cash that went in: cash flow, what the loan was paid down by, and growth of the value.',
    formula: '(Cash flow + principal repaid + growth) ÷ cash needed',
  },
  {
    term: 'IRR',
    also: ['internal rate of return'],
    means: 'The yearly rate at which all payments in and out, the sale among them, are worth nothing today. It minds when money comes.',
    formula: 'The rate at which Σ payment ÷ (1 + rate)^year = 0',
  },
  {
    term: 'XIRR',
    also: ['dated internal rate of return'],
    means: 'The internal rate of return of payments on their real dates instead of whole years.',
    formula: 'The rate at which Σ payment ÷ (1 + rate)^(days ÷ 365) = 0',
  },
  {
    term: 'Equity multiple',
    also: ['multiple on invested capital', 'MOIC'],
    means: 'All cash that comes back, the sale among it, for each pound that went in. It does not mind how long that takes.',
    formula: 'Cash returned ÷ cash put in',
  },
  {
    term: 'Equity',
    also: [],
    means: 'What would be the owner’s if the property were sold today: its value less the loan.',
    formula: 'Value − loan',
  },
  {
    term: 'Yield on cost',
    also: ['return on cost'],
    means: 'Net operating income against everything that was paid, works and purchase costs among it, not against the price alone.',
    formula: 'Net operating income ÷ total cost',
  },
  {
    term: 'Break-even rent',
    also: ['break even'],
    means: 'The rent at which the cash flow is nothing. The gap to the real rent is the room for bad luck.',
    formula: null,
  },
  {
    term: 'Chance of loss',
    also: ['Monte Carlo', 'probability of loss'],
    means: 'Of ten thousand possible futures with rents, rates and prices drawn together, the share that ends with less than went in.',
    formula: 'Futures with a loss ÷ all futures',
  },
];
