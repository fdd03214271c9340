import type { MortgageKind } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { choiceRow, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { chosen, known } from './sources.ts';

type Loan = EuropeanDefaults['loan'];

/** The input rows of the long-term mortgage, whenever it is taken out. */
export const mortgageRows = (loan: Loan) => ({
  mortgageKind: choiceRow<MortgageKind>('Finance', 'Mortgage type', {
    choices: { repayment: 'Repayment', 'interest-only': 'Interest only' },
    help: 'With an interest-only mortgage, the full loan is due at the end of the term.',
    fallback: known('repayment', 'most loans are repaid in level payments'),
  }),
  mortgageRate: rateRow('Finance', 'Mortgage rate', {
    usual: [0.015, 0.09],
    bounds: [0, 0.25],
    per: 'year',
    help: 'Assumed fixed for the term. Ask a lender.',
    fallback: loan.mortgageRate,
  }),
  mortgageYears: numberRow('Finance', 'Mortgage term', {
    unit: 'years',
    usual: [10, 35],
    bounds: [1, 40],
    help: 'Years until the loan is paid off or due.',
    fallback: loan.mortgageYears,
  }),
});

/** The input rows that only a purchase mortgage has. */
export const purchaseLoanRows = (loan: Loan) => ({
  deposit: rateRow('Finance', 'Deposit', {
    usual: [0.1, 0.5],
    bounds: [0.01, 1],
    of: 'of the price',
    help: 'Your own money towards the price. Purchase taxes and fees are extra. 100% means buying without a loan.',
    fallback: loan.deposit,
  }),
  points: rateRow('Finance', 'Bank and guarantee fees', {
    usual: [0, 0.03],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Fees the bank and its guarantor charge for the loan.',
    fallback: loan.loanFees,
  }),
  mortgageTax: rateRow('Finance', 'Mortgage registration', {
    usual: [0, 0.03],
    bounds: [0, 0.06],
    of: 'of the loan',
    help: 'Duty, notary and register costs for the mortgage.',
    fallback: loan.mortgageTax,
  }),
});

/** The input rows of an owner-occupier's mortgage. */
export const homeLoanRows = (loan: Loan) => {
  const rows = purchaseLoanRows(loan);
  return {
    ...rows,
    deposit: {
      ...rows.deposit,
      bounds: [0, 1] as const,
      help: 'Your own money towards the price. Lenders require less for a home you live in.',
      fallback: known(percent(20), 'a fifth of the price for your own home'),
    },
    mortgageRate: mortgageRows(loan).mortgageRate,
    mortgageYears: mortgageRows(loan).mortgageYears,
  };
};

/** The input rows of the mortgage that replaces the bridging loan after refurbishment. */
export const refinanceRows = (loan: Loan, { range, about }: RuleOfThumbAmounts) => ({
  refinanceOfValue: rateRow('Refinance', 'New loan', {
    usual: [0.5, 0.8],
    of: 'of the value after refurbishment',
    help: 'The lender’s maximum loan against its valuation. Ask first, because many lenders do not release cash.',
    fallback: loan.refinanceOfValue,
  }),
  rentCoverRequired: rateRow('Refinance', 'Rent cover required', {
    usual: [0, 1.5],
    bounds: [0, 3],
    help: 'The lender’s required rent ÷ yearly payments. 0% turns the test off.',
    fallback: chosen(zeroRate, 'lenders test your income, not the rent alone'),
  }),
  refinanceFees: moneyRow('Refinance', 'Refinancing costs', {
    usual: range(1000, 15_000),
    help: 'Valuation, bank fee, notary and register costs for the new loan.',
    fallback: known(about(4000), 'valuation, fees and register costs for a €150,000 loan'),
  }),
});
