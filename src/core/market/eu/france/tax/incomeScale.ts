import { addMoney, minor, roundMoney, subtractMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';

/** The scale for 2025 income, per part. */
export const scaleOf2025: readonly BandStart[] = [
  [0, 0],
  [11_600, 11],
  [29_579, 30],
  [84_577, 41],
  [181_917, 45],
];

/** A household's income before the letting, and its parts (quotient familial). */
export interface TaxedHousehold {
  readonly otherIncome: Minor;
  readonly parts: 1 | 2;
}

/** The income tax that letting income adds to a household, in cents; negative if a deficit lowers it. */
export const incomeTaxAdded = ({ otherIncome, parts }: TaxedHousehold, letting: Minor): Minor =>
  subtractMoney(incomeTax(addMoney(otherIncome, letting), parts), incomeTax(otherIncome, parts));

/** The tax on one part's income, times the number of parts. Zero on negative income. */
function incomeTax(income: Minor, parts: number): Minor {
  const ofPart = bandTotal(bandTax(roundMoney(Math.max(0, income) / parts), scaleOf2025));
  return minor(timesMoney(ofPart, parts));
}
