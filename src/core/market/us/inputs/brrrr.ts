import { major, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { BrrrrInputs } from '../../../deal/strategies/inputs/brrrrInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { listPriceRow } from './buyingRows.ts';
import { mortgageRows } from './loanRows.ts';
import { ownershipRows, utilitiesRow } from './ownershipRows.ts';
import { sourcePages } from './sourcePages.ts';
import { projectRows } from './projectRows.ts';
import { growthRows, tenancyRows, wholeHomeRows } from './rentRows.ts';
import { known, read } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

const refinanceRows = {
  refinanceOfValue: rateRow('Refinance', 'Cash-out loan', {
    usual: [0.6, 0.8],
    of: 'of the after-repair value',
    help: 'The new lender’s maximum loan as a share of its appraisal: with an agency loan, 75% for one unit and 70% for two to four. The rent may limit the loan further.',
    fallback: read(percent(75), 'A lender’s FAQ: cash-out up to 75% of the appraised value', sourcePages.cashOut),
  }),
  rentCoverRequired: rateRow('Refinance', 'Lender’s minimum DSCR', {
    usual: [0.75, 1.25],
    bounds: [0, 2],
    help: 'Rent ÷ principal, interest, property tax, insurance and HOA dues. It excludes vacancy and repairs, so you can lose money even at 100%. 0% turns the test off.',
    fallback: read(
      percent(100),
      'An overview of DSCR loans: standard lenders require 1.00, better pricing starts at 1.25',
      sourcePages.rentLoans,
    ),
  }),
  refinanceFees: moneyRow('Refinance', 'Refinancing costs', {
    usual: major(1500, 15_000),
    help: 'The new loan’s points, appraisal, title and recording: 2% to 3% of the loan, plus mortgage tax in some states.',
    fallback: known(fromMajor(4500), '2% to 3% of a $180,000 loan'),
  }),
};

/** A state's BRRRR inputs (buy, rehab, rent, refinance); the mortgage is the one taken out after the rehab. */
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
