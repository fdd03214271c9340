import type { GlossaryTerm } from './glossaryTerm.ts';

/** Terms for finance and purchase costs. */
export const financeTerms: readonly GlossaryTerm[] = [
  {
    term: 'ICR',
    also: ['interest cover ratio', 'rental cover'],
    means:
      'Rent as a percentage of mortgage interest at a stress rate. Lenders typically require 125% for basic-rate taxpayers and companies, and 145% for many others.',
    formula: 'Rent ÷ interest at the stress rate',
  },
  {
    term: 'DSCR',
    also: ['debt service cover ratio', 'debt service coverage'],
    means: 'Net operating income compared with all mortgage payments, including principal. Below 1, the income doesn’t cover the loan.',
    formula: 'Net operating income ÷ mortgage payments',
  },
  {
    term: 'LTV',
    also: ['loan to value'],
    means: 'The loan as a percentage of the value. A lower LTV usually means a better rate.',
    formula: 'Loan ÷ value',
  },
  {
    term: 'Stress rate',
    also: ['notional rate', 'stressed interest'],
    means: 'A rate above the actual one, at which a lender checks that the rent would still cover the interest.',
    formula: null,
  },
  {
    term: 'Interest only',
    also: ['interest-only mortgage'],
    means: 'Payments cover only the interest. The whole loan is due at the end of the term.',
    formula: 'Monthly payment = loan × rate ÷ 12',
  },
  {
    term: 'Repayment mortgage',
    also: ['capital repayment', 'amortising loan'],
    means: 'Each payment covers interest and part of the loan, so the loan is repaid by the end of the term.',
    formula: null,
  },
  {
    term: 'Bridging',
    also: ['bridging loan'],
    means: 'A short, expensive loan that funds a purchase until a sale or mortgage repays it.',
    formula: null,
  },
  {
    term: 'ERC',
    also: ['early repayment charge'],
    means: 'A lender’s charge for leaving a fixed rate early, usually a percentage of the loan.',
    formula: null,
  },
  {
    term: 'SDLT',
    also: ['stamp duty', 'stamp duty land tax'],
    means:
      'The tax on buying property in England and Northern Ireland, in bands. Buyers of additional dwellings pay a surcharge on the whole price.',
    formula: null,
  },
  {
    term: 'LBTT',
    also: ['land and buildings transaction tax', 'ADS', 'additional dwelling supplement'],
    means: 'The tax on buying property in Scotland. Buyers of additional dwellings also pay the Additional Dwelling Supplement.',
    formula: null,
  },
  {
    term: 'LTT',
    also: ['land transaction tax'],
    means: 'The tax on buying property in Wales, with higher rates for additional dwellings.',
    formula: null,
  },
  {
    term: 'CGT',
    also: ['capital gains tax'],
    means: 'The tax individuals pay on the gain from a sale. A company pays corporation tax instead.',
    formula: null,
  },
  {
    term: 'Section 24',
    also: ['finance cost restriction'],
    means:
      'The rule that individual landlords can’t deduct mortgage interest from rent. They get a basic-rate tax credit instead. Companies can deduct the interest.',
    formula: null,
  },
  {
    term: 'SPV',
    also: ['special purpose vehicle', 'limited company'],
    means: 'A company whose only business is holding property. Most lenders to companies require one.',
    formula: null,
  },
];
