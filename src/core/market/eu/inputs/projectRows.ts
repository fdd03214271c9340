import { choiceRow, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { BridgingKind } from '../../../deal/strategies/inputs/projectInputs.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { buyingRows, pricesOf } from './buyingRows.ts';
import { chosen, known } from './sources.ts';

/** The bridging loan for the purchase and refurbishment. Continental banks seldom offer one, so it defaults to zero. */
const shortLoanRows = {
  bridgingOfPrice: rateRow('Bridging', 'Bridging loan', {
    usual: [0, 0.75],
    of: 'of the price',
    help: '0% means buying with your own money.',
    fallback: chosen(zeroRate, 'none until you enter it: few banks offer short loans for a refurbishment'),
  }),
  bridgingOfWorks: rateRow('Bridging', 'Loan for refurbishment', {
    of: 'of refurbishment and contingency',
    help: 'Interest is calculated as if the whole loan were drawn on day one.',
    fallback: chosen(zeroRate, 'none until you enter it'),
  }),
  bridgingKind: choiceRow<BridgingKind>('Bridging', 'Bridging interest', {
    choices: { serviced: 'Paid monthly', 'rolled-up': 'Added to the loan', retained: 'Held back at the start' },
    help: 'If held back, the interest is deducted from the loan on day one.',
    fallback: known('serviced', 'banks collect interest every month'),
  }),
  bridgingRate: rateRow('Bridging', 'Bridging rate', {
    usual: [0.003, 0.0115],
    bounds: [0, 0.05],
    per: 'month',
    help: 'One twelfth of the annual rate.',
    fallback: known(percent(0.6), 'about 7% a year'),
  }),
  bridgingFee: rateRow('Bridging', 'Bridging arrangement fee', {
    usual: [0, 0.03],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Deducted from the loan on day one.',
    fallback: known(percent(1), 'about 1%'),
  }),
};

/** The input rows of a refurbishment project: purchase, refurbishment and bridging loan. */
export function projectRows(amounts: RuleOfThumbAmounts) {
  const { refurbishment, ...buying } = buyingRows(amounts);
  return {
    ...buying,
    refurbishment: { ...refurbishment, group: 'Works' as const, help: 'Builders’ bills, permits and materials.' },
    contingency: rateRow('Works', 'Contingency', {
      usual: [0.05, 0.25],
      of: 'of the refurbishment',
      help: 'For unforeseen costs. Treated as spent.',
      fallback: known(percent(10), '10% to 20% on top of the refurbishment cost'),
    }),
    afterRepairValue: moneyRow('Works', 'Value after refurbishment', {
      ...pricesOf(amounts),
      help: 'A value supported by sold prices of finished homes nearby, not a hoped-for one.',
    }),
    projectMonths: numberRow('Works', 'Project length in months', {
      unit: 'months',
      usual: [3, 24],
      bounds: [1, 60],
      help: 'From the purchase until the sale or the new loan. Notaries and registers take weeks.',
      fallback: chosen(9, 'six months of work and three until a sale or new loan'),
    }),
    holdingCostsPerMonth: moneyRow('Works', 'Holding costs', {
      usual: amounts.range(50, 1500),
      per: 'month',
      help: 'Property tax, insurance, charges and energy for an empty property. Interest is separate.',
      fallback: known(amounts.about(250), 'charges, insurance and energy for an empty property'),
    }),
    ...shortLoanRows,
  };
}
