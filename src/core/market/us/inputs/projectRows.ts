import { choiceRow, major, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { BridgingKind } from '../../../deal/strategies/inputs/projectInputs.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { buyingRows } from './buyingRows.ts';
import { sourcePages } from './sourcePages.ts';
import { chosen, known, read } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** The input rows for the short loan that pays for the purchase and the rehab. */
const hardMoneyRows = {
  bridgingOfPrice: rateRow('Hard money', 'Purchase lent', {
    usual: [0.7, 0.9],
    of: 'of the price',
    help: 'Lenders also limit the loan, including the rehab, to 70% to 75% of the after-repair value. 0% means a cash purchase.',
    fallback: read(percent(90), 'A lender’s guide to hard money: 80% to 90% of the price', sourcePages.hardMoneyShares),
  }),
  bridgingOfWorks: rateRow('Hard money', 'Rehab lent', {
    of: 'of rehab and contingency',
    help: 'Lenders reimburse it in draws as work is done, so have cash for the first stage. Interest is calculated as if the loan were fully drawn on day one.',
    fallback: read(
      percent(100),
      'A lender’s guide to hard money: up to 100% of the rehab cost, reimbursed in draws',
      sourcePages.hardMoneyShares,
    ),
  }),
  bridgingKind: choiceRow<BridgingKind>('Hard money', 'Interest', {
    choices: { serviced: 'Paid monthly', 'rolled-up': 'Added to the loan', retained: 'Held back at closing' },
    help: 'Paid monthly: you pay only the interest. Held back: an interest reserve taken from the loan on the first day.',
    fallback: known('serviced', 'most lenders collect interest every month'),
  }),
  bridgingRate: rateRow('Hard money', 'Monthly rate', {
    usual: [0.007, 0.0115],
    bounds: [0, 0.05],
    per: 'month',
    help: 'One twelfth of the annual rate: 1% a month is 12% a year.',
    fallback: read(percent(1), 'A guide to short loans, 2026: 9% to 13% a year; we use 12%', sourcePages.hardMoneyRates),
  }),
  bridgingFee: rateRow('Hard money', 'Points', {
    usual: [0.01, 0.03],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Origination fee, taken from the loan at closing.',
    fallback: read(percent(2), 'A guide to short loans, 2026: 1.5 to 3 points', sourcePages.hardMoneyRates),
  }),
};

/** The input rows of a rehab project: purchase, rehab and hard-money loan. */
export function projectRows(state: StateDefaults) {
  const { refurbishment, ...buying } = buyingRows(state);
  return {
    ...buying,
    refurbishment: { ...refurbishment, group: 'Works' as const, label: 'Rehab', help: 'Contractor’s bid, permits and materials.' },
    contingency: rateRow('Works', 'Contingency', {
      usual: [0.05, 0.25],
      of: 'of the rehab',
      help: 'For unforeseen costs. Treated as spent.',
      fallback: read(percent(10), 'A guide to flipping: 10% to 20% on top of the rehab', sourcePages.flipping),
    }),
    afterRepairValue: moneyRow('Works', 'After-repair value (ARV)', {
      usual: major(60_000, 3_000_000),
      bounds: major(1, 1_000_000_000),
      help: 'A value supported by sold prices of finished homes nearby, not a hoped-for one.',
    }),
    projectMonths: numberRow('Works', 'Project length in months', {
      unit: 'months',
      usual: [3, 18],
      bounds: [1, 60],
      help: 'From closing until the hard money is paid off. A DSCR cash-out usually requires 3 to 6 months of ownership, and an agency loan requires the old loan to be 12 months old.',
      fallback: chosen(6, 'three months of rehab and three until a sale or a refinance closes'),
    }),
    holdingCostsPerMonth: moneyRow('Works', 'Holding costs', {
      usual: major(200, 2000),
      per: 'month',
      help: 'Property tax, vacant-house insurance and utilities. Interest is separate.',
      fallback: known(fromMajor(450), 'property tax, insurance and utilities for a vacant house'),
    }),
    ...hardMoneyRows,
  };
}
