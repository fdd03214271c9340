import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { buyingRows, listPriceRow, prepaidRow } from './buyingRows.ts';
import { mortgageRows, purchaseLoanRows } from './loanRows.ts';
import { ownershipRows, utilitiesRow } from './ownershipRows.ts';
import { growthRows, tenancyRows, wholeHomeRows } from './rentRows.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** A state's inputs for a home rented out as a whole. */
export function longTermRental(state: StateDefaults): MarketCatalogue<BuyToLetInputs> {
  const { purchasePrice, ...costs } = buyingRows(state);
  return {
    purchasePrice,
    askingPrice: listPriceRow,
    ...costs,
    prepaidMonths: prepaidRow,
    ...purchaseLoanRows(state),
    ...mortgageRows,
    ...wholeHomeRows,
    ...tenancyRows,
    ...ownershipRows(state),
    utilitiesPerYear: utilitiesRow,
    ...growthRows,
  };
}
