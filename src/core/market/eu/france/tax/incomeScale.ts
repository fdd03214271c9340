import { addMoney, minor, roundMoney, subtractMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';

/** The scale of 2025 incomes, of one part. */
export const scaleOf2025: readonly BandStart[] = [
  [0, 0],
  [11_600, 11],
  [29_579, 30],
  [84_577, 41],
  [181_917, 45],
];

/** Income of a household before the letting, and its parts (quotient familial). */
export interface TaxedHousehold {
  readonly otherIncome: Minor;
  readonly parts: 1 | 2;
}

/** The income tax that letting income adds to a household, in cents; negative if a deficit lowers it. */
export const incomeTaxAdded = ({ otherIncome, parts }: TaxedHousehold, letting: Minor): Minor =>
  subtractMoney(incomeTax(addMoney(otherIncome, letting), parts), incomeTax(otherIncome, parts));

/** The tax of a part on the income of a part, times the parts. Nothing on an income below zero. */
function incomeTax(income: Minor, parts: number): Minor {
  const ofPart = bandTotal(bandTax(roundMoney(Math.max(0, income) / parts), scaleOf2025));
  return minor(timesMoney(ofPart, parts));
}
