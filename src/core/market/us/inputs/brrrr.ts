import { major, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { BrrrrInputs } from '../../../deal/strategies/inputs/brrrrInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { listPriceRow } from './buyingRows.ts';
import { mortgageRows } from './loanRows.ts';
import { ownershipRows, utilitiesRow } from './ownershipRows.ts';
import { pages } from './pages.ts';
import { projectRows } from './projectRows.ts';
import { growthRows, tenancyRows, wholeHomeRows } from './rentRows.ts';
import { known, read } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

const refinanceRows = {
  refinanceOfValue: rateRow('Refinance', 'Cash-out loan', {
    usual: [0.6, 0.8],
    of: 'of the after-repair value',
    help: 'The most the new lender lends against its appraisal: 75 % on one unit, 70 % on two to four with an agency loan. The rent may allow less.',
    fallback: read(percent(75), 'A lender’s questions and answers: a cash-out reaches 75 % of the appraised value', pages.cashOut),
  }),
  rentCoverRequired: rateRow('Refinance', 'Lender’s DSCR asked', {
    usual: [0.75, 1.25],
    bounds: [0, 2],
    help: 'Rent over principal, interest, property tax, insurance and HOA dues. Vacancy and repairs are not in it: 100 % can lose money. 0 % tests nothing.',
    fallback: read(percent(100), 'An overview of DSCR loans: standard lenders ask 1.00, better prices start at 1.25', pages.rentLoans),
  }),
  refinanceFees: moneyRow('Refinance', 'Refinancing costs', {
    usual: major(1500, 15_000),
    help: 'Points, appraisal, title and recording of the new loan: 2 % to 3 % of it, and a mortgage tax where the state has one.',
    fallback: known(fromMajor(4500), '2 % to 3 % of a loan of $180,000'),
  }),
};

/** The BRRRR inputs (buy, rehab, rent, refinance) of a state; the mortgage is the one taken out after the rehab. */
export function brrrr(state: StateDefaults): MarketCatalogue<BrrrrInputs> {
  const { purchasePrice, ...project } = projectRows(state);
  return {
    purchasePrice,
    askingPrice: listPriceRow,
    ...project,
    ...refinanceRows,
    ...mortgageRows,
    ...wholeHomeRows,
    ...tenancyRows,
    ...ownershipRows(state),
    utilitiesPerYear: utilitiesRow,
    ...growthRows,
  };
}
