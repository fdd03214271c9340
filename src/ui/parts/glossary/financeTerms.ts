import type { GlossaryTerm } from './glossaryTerm.ts';

/** How a property is paid for, and what it costs to buy. */
export const financeTerms: readonly GlossaryTerm[] = [
  {
    term: 'ICR',
    also: ['interest cover ratio', 'rental cover'],
    means:
      'The rent against the mortgage interest at a stress rate. Lenders ask 125 % of basic-rate owners and companies, 145 % of many others.',
    formula: 'Rent ÷ interest at the stress rate',
  },
  {
    term: 'DSCR',
    also: ['debt service cover ratio', 'debt service coverage'],
    means: 'Net operating income against all mortgage payments, principal among them. Below 1 the property does not pay its own loan.',
    formula: 'Net operating income ÷ mortgage payments',
  },
  {
    term: 'LTV',
    also: ['loan to value'],
    means: 'The loan as a share of the value. A lower one brings a better rate.',
    formula: 'Loan ÷ value',
  },
  {
    term: 'Stress rate',
    also: ['notional rate', 'stressed interest'],
    means: 'A rate above the one that is paid, at which a lender checks whether the rent would still cover the interest.',
    formula: null,
  },
  {
    term: 'Interest only',
    also: ['interest-only mortgage'],
    means: 'Payments carry the interest alone; the whole loan is owed at the end.',
    formula: 'Loan × rate ÷ 12 a month',
  },
  {
    term: 'Repayment mortgage',
    also: ['capital repayment', 'amortising loan'],
    means: 'Each payment carries interest and a part of the loan, so that nothing is owed at the end of the term.',
    formula: null,
  },
  {
    term: 'Bridging',
    also: ['bridging loan'],
    means: 'A short, dear loan that carries a purchase until it is sold or a mortgage replaces it.',
    formula: null,
  },
  {
    term: 'ERC',
    also: ['early repayment charge'],
    means: 'What a lender takes when a fixed rate is left before its end, mostly a share of the loan.',
    formula: null,
  },
  {
    term: 'SDLT',
    also: ['stamp duty', 'stamp duty land tax'],
    means: 'The tax on buying property in England and Northern Ireland, in steps; a further dwelling pays a surcharge on the whole price.',
    formula: null,
  },
  {
    term: 'LBTT',
    also: ['land and buildings transaction tax', 'ADS', 'additional dwelling supplement'],
    means: 'The tax on buying property in Scotland; a further dwelling pays the additional dwelling supplement as well.',
    formula: null,
  },
  {
    term: 'LTT',
    also: ['land transaction tax'],
    means: 'The tax on buying property in Wales, with higher rates for a further dwelling.',
    formula: null,
  },
  {
    term: 'CGT',
    also: ['capital gains tax'],
    means: 'The tax of a person on the gain of a sale. A company pays corporation tax on it instead.',
    formula: null,
  },
  {
    term: 'Section 24',
    also: ['finance cost restriction'],
    means:
      'Why a landlord in person does not deduct mortgage interest from rent: a basic-rate credit is given in its place. Companies deduct it.',
    formula: null,
  },
  {
    term: 'SPV',
    also: ['special purpose vehicle', 'limited company'],
    means: 'A company that holds property and does nothing else; most lenders to companies ask for one.',
    formula: null,
  },
];
