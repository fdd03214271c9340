import { rate } from '../../kernel/rate.ts';
import type { Grounds } from '../criterion.ts';
import { notKnown } from '../measures/measured.ts';
import { markOnScale, percentScale } from '../measures/scale.ts';
import { measuredLine } from './criterionRows.ts';
import type { JudgedLine } from './criterionRows.ts';
import { numberOf, textOf } from './strategySubject.ts';

/** The inputs behind the figures of a property that is refinanced after refurbishment. */
export const refinanceGrounds: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 4],
  ['refurbishment', 2],
  ['refinanceOfValue', 1],
];

const scale = percentScale(0.6, 0, 0);

/** A criterion for the share of the cash put in that the new loan does not return. */
export const cashLeftInLine: JudgedLine = measuredLine(
  { id: 'left-in', label: 'Cash left in', figure: 'moneyLeftIn', weight: 25, scale, rule: 0.25, restsOn: refinanceGrounds },
  (subject) => {
    const put = numberOf(subject, 'cashIn');
    if (textOf(subject, 'moneyLeftIn') !== null) return markOnScale(0, scale);
    const left = numberOf(subject, 'moneyLeftIn');
    return left === null || put === null || put <= 0 ? notKnown('No cash invested') : markOnScale(rate(left / put), scale);
  },
);
