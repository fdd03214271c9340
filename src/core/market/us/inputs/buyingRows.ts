import { major, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import { chosen, known } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** The accepted range of refurbishment costs, in cents. */
export const worksBounds = major(0, 100_000_000);

const prices = { usual: major(40_000, 3_000_000), bounds: major(1, 1_000_000_000) };

/** The input rows of any purchase; the buyer's transfer tax is calculated separately. */
export const buyingRows = (state: StateDefaults) => ({
  purchasePrice: moneyRow('Purchase', 'Purchase price', {
    ...prices,
    help: 'The price you would pay. It starts at the list price until you enter an offer.',
  }),
  closingCosts: rateRow('Purchase', 'Closing costs', {
    usual: [0.003, 0.04],
    bounds: [0, 0.15],
    of: 'of the price',
    help: 'Title, lender, recording and escrow charges. Points, deed and mortgage taxes, and prepaid items are separate.',
    fallback: state.closingCosts,
  }),
  surveyFee: moneyRow('Purchase', 'Inspection and appraisal', {
    usual: major(0, 2500),
    help: 'The home inspection, and the appraisal the lender orders.',
    fallback: known(fromMajor(1100), 'inspection and appraisal of a typical house'),
  }),
  refurbishment: moneyRow('Purchase', 'Rehab before renting', {
    usual: major(0, 150_000),
    bounds: worksBounds,
    help: 'Work before the first tenant moves in.',
    fallback: chosen(minor(0), 'none until you enter it'),
  }),
  otherPurchaseCosts: moneyRow('Purchase', 'Other purchase costs', {
    usual: major(0, 30_000),
    help: 'Other costs: wholesale fee, survey, HOA transfer fee, furniture.',
    fallback: chosen(minor(0), 'none until you enter them'),
  }),
});

/** Used by every strategy except a flip, which has no holding costs based on the list price. */
export const listPriceRow = moneyRow('Purchase', 'List price', {
  ...prices,
  help: 'The seller’s asking price. Maintenance is a share of it, so a lower offer does not make repairs cheaper.',
});

export const prepaidRow = numberRow('Purchase', 'Prepaid taxes and insurance', {
  unit: 'months',
  usual: [2, 14],
  bounds: [0, 24],
  help: 'Months of property tax and insurance paid at closing into the lender’s escrow account. Some lenders require the first year of insurance in advance.',
  fallback: known(3, 'two to three months for the escrow account'),
});
