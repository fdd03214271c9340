import { rate } from '../../kernel/rate.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import type { Grounds } from '../criterion.ts';
import { notKnown } from '../measures/measured.ts';
import { marked, monthlyScale, percentScale } from '../measures/scale.ts';
import { coverLine, figureLine, leaseLine, listingLine, measuredLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';
import { numberOf, wordsOf } from './strategySubject.ts';

const refinance: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 4],
  ['refurbishment', 2],
  ['refinanceOfValue', 1],
];
const letting: Grounds = [
  ['monthlyRent', 3],
  ['afterRepairValue', 2],
  ['mortgageRate', 2],
  ['management', 1],
];

const leftInScale = percentScale(0.6, 0, 0);

/** The share of the cash put in that the new loan does not give back. */
const leftIn = measuredLine(
  { id: 'left-in', label: 'Cash left in', figure: 'moneyLeftIn', weight: 25, scale: leftInScale, rule: 0.25, restsOn: refinance },
  (subject) => {
    const put = numberOf(subject, 'cashIn');
    if (wordsOf(subject, 'moneyLeftIn') !== null) return marked(0, leftInScale);
    const left = numberOf(subject, 'moneyLeftIn');
    return left === null || put === null || put <= 0 ? notKnown('No cash is put in') : marked(rate(left / put), leftInScale);
  },
);

/** Buy, refurbish, refinance, rent: how much cash comes back out, and whether what is left lets well. Our convention. */
export const brrrrCriteria: readonly JudgedLine[] = [
  leftIn,
  figureLine({
    id: 'cash-flow',
    label: 'Cash flow',
    figure: 'monthlyCashFlow',
    weight: 20,
    scale: monthlyScale(0, 400_00, ukCurrency),
    rule: 200_00,
    restsOn: letting,
  }),
  figureLine({
    id: 'cash-on-cash',
    label: 'Cash-on-cash on what is left in',
    figure: 'cashOnCash',
    weight: 15,
    scale: percentScale(0, 0.12),
    rule: 0.08,
    restsOn: [...refinance, ['monthlyRent', 3]],
    shareOfWords: 1,
  }),
  coverLine(15, letting),
  figureLine({
    id: 'yield-on-cost',
    label: 'Gross yield on cost',
    figure: 'yieldOnCost',
    weight: 10,
    scale: percentScale(0.04, 0.09),
    rule: 0.06,
    restsOn: [...refinance, ['monthlyRent', 3]],
  }),
  leaseLine(5),
  listingLine(10),
];
