import { choiceRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { MortgageKind } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { percent } from '../../../kernel/rate.ts';
import { pages } from './pages.ts';
import { known, read, unconfirmed } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** The last survey of rates that could be read. */
export const rateSurvey = 'Freddie Mac, Primary Mortgage Market Survey, 26 November 2025: 6.23 % for 30 years with 20 % down';

/** The long loan, whenever it is taken out. */
export const mortgageRows = {
  mortgageKind: choiceRow<MortgageKind>('Finance', 'Loan type', {
    choices: { repayment: 'Amortizing', 'interest-only': 'Interest only' },
    help: 'With interest only, the whole loan falls due at the end of the term.',
    fallback: known('repayment', 'the usual loan on a rental'),
  }),
  mortgageRate: rateRow('Finance', 'Interest rate', {
    usual: [0.045, 0.1],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Fixed for the term. Ask a lender: a rental costs about 0.75 percentage points more than your own home, a DSCR loan 1 to 2.',
    fallback: unconfirmed(
      read(
        percent(7),
        `${rateSurvey}, and 0.75 percentage points for a rental, rounded to 7 %. The survey is a year old: ask a lender`,
        pages.rateSurvey,
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
    help: 'Paid in cash. 100 % is a purchase without a loan. Two to four units need 25 % with most lenders.',
    fallback: read(percent(25), 'A guide to rentals: 15 % to 25 % down; 25 % is what loans on two to four units ask', pages.analysis),
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
    help: 'What the state takes when the loan is recorded. Some counties and cities take more.',
    fallback: state.mortgageTax,
  }),
});
