import { choiceRow, moneyRow, numberRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { BridgingKind } from '../../../deal/strategies/inputs/projectInputs.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import type { Amounts } from '../../../kernel/amountsAbout.ts';
import { buyingRows, pricesOf } from './buyingRows.ts';
import { chosen, known } from './sources.ts';

/** The short loan that pays for the purchase and the works. Banks on the continent seldom give one: none until it is entered. */
const shortLoanRows = {
  bridgingOfPrice: rateRow('Bridging', 'Bridging loan', {
    usual: [0, 0.75],
    of: 'of the price',
    help: '0 % is a purchase with your own money.',
    fallback: chosen(zeroRate, 'none until you enter it: few banks lend short on a home to be worked on'),
  }),
  bridgingOfWorks: rateRow('Bridging', 'Works lent', {
    of: 'of refurbishment and contingency',
    help: 'Interest is counted as if drawn on the first day.',
    fallback: chosen(zeroRate, 'none until you enter it'),
  }),
  bridgingKind: choiceRow<BridgingKind>('Bridging', 'Bridging interest', {
    choices: { serviced: 'Paid monthly', 'rolled-up': 'Added to the loan', retained: 'Held back at the start' },
    help: 'Held back: taken from the loan on the first day.',
    fallback: known('serviced', 'banks collect interest every month'),
  }),
  bridgingRate: rateRow('Bridging', 'Bridging rate', {
    usual: [0.003, 0.0115],
    bounds: [0, 0.05],
    per: 'month',
    help: 'A twelfth of the yearly rate.',
    fallback: known(percent(0.6), 'about seven per cent a year'),
  }),
  bridgingFee: rateRow('Bridging', 'Bridging arrangement fee', {
    usual: [0, 0.03],
    bounds: [0, 0.1],
    of: 'of the loan',
    help: 'Taken from the loan on the first day.',
    fallback: known(percent(1), 'about one per cent'),
  }),
};

/** The input rows of a refurbishment project: purchase, works and bridging loan. */
export function projectRows(amounts: Amounts) {
  const { refurbishment, ...buying } = buyingRows(amounts);
  return {
    ...buying,
    refurbishment: { ...refurbishment, group: 'Works' as const, help: 'The builders’ bill, permits and materials.' },
    contingency: rateRow('Works', 'Contingency', {
      usual: [0.05, 0.25],
      of: 'of the refurbishment',
      help: 'For unforeseen costs. Counted as spent.',
      fallback: known(percent(10), 'ten to twenty per cent on top of the works'),
    }),
    afterRepairValue: moneyRow('Works', 'Value after refurbishment', {
      ...pricesOf(amounts),
      help: 'What sold prices of finished homes nearby support, not what is hoped for.',
    }),
    projectMonths: numberRow('Works', 'Months of the project', {
      unit: 'months',
      usual: [3, 24],
      bounds: [1, 60],
      help: 'From the purchase until the sale or the new loan. Notaries and registers take weeks of it.',
      fallback: chosen(9, 'six months of works and three until a sale or a new loan'),
    }),
    holdingCostsPerMonth: moneyRow('Works', 'Holding costs', {
      usual: amounts.range(50, 1500),
      per: 'month',
      help: 'Property tax, insurance, charges and energy of an empty home. Interest is counted on its own.',
      fallback: known(amounts.about(250), 'charges, insurance and energy of an empty home'),
    }),
    ...shortLoanRows,
  };
}
