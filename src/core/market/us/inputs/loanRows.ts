import { choiceRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { MortgageKind } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { percent } from '../../../kernel/rate.ts';
import { sourcePages } from './sourcePages.ts';
import { known, read, unconfirmed } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** The latest rate survey available. */
export const rateSurvey = 'Freddie Mac, Primary Mortgage Market Survey, 26 November 2025: 6.23% for 30 years with 20% down';

/** The input rows for the long-term mortgage, taken out at the purchase or later. */
export const mortgageRows = {
  mortgageKind: choiceRow<MortgageKind>('Finance', 'Loan type', {
    choices: { repayment: 'Amortizing', 'interest-only': 'Interest only' },
    help: 'With an interest-only mortgage, the full loan is due at the end of the term.',
    fallback: known('repayment', 'the usual loan on a rental'),
  }),
  mortgageRate: rateRow('Finance', 'Interest rate', {
    usual: [0.045, 0.1],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Fixed for the term. Ask a lender: a rental loan costs about 0.75 percentage points more than one on your own home, and a DSCR loan 1 to 2 points more.',
    fallback: unconfirmed(
      read(
        percent(7),
        `${rateSurvey}, plus 0.75 percentage points for a rental, rounded to 7%. The survey is a year old: ask a lender`,
        sourcePages.rateSurvey,
      ),
    ),
  }),
  mortgageYears: numberRow('Finance', 'Loan term', {
    unit: 'years',
    usual: [15, 40],
    bounds: [1, 40],
    help: 'Years until the loan is paid off or falls due.',
    fallback: known(30, 'the usual fixed term'),
  }),
};

/** The input rows that only a purchase mortgage has. */
export const purchaseLoanRows = (state: StateDefaults) => ({
  deposit: rateRow('Finance', 'Down payment', {
    usual: [0.15, 0.5],
    bounds: [0.01, 1],
    of: 'of the price',
    help: 'The part of the price you pay in cash. 100% means buying without a loan. Most lenders require 25% for two to four units.',
    fallback: read(
      percent(25),
      'A guide to rental property: 15% to 25% down; loans on two to four units require 25%',
      sourcePages.analysis,
    ),
  }),
  points: rateRow('Finance', 'Points', {
    usual: [0, 0.03],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Origination fee and discount points, paid at closing.',
    fallback: known(percent(1), 'lenders charge 0 to 2 points on a rental'),
  }),
  mortgageTax: rateRow('Finance', 'Mortgage tax', {
    usual: [0, 0.02],
    bounds: [0, 0.05],
    of: 'of the loan',
    help: 'State tax charged when the loan is recorded. Some counties and cities charge more.',
    fallback: state.mortgageTax,
  }),
});
