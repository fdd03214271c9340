import { fromMajor, minor, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { bandTax, bandTotal } from '../../../bandTax.ts';
import type { BandStart } from '../../../bandTax.ts';

const bands: readonly BandStart[] = [
  [0, 0.5],
  [12_012, 2],
  [28_700, 3],
  [70_044, 8],
];
const exempt = fromMajor(13_000);
const surcharge = { above: fromMajor(100_000), rate: percent(3) };

/** The Universal Social Charge for 2026 on a person's whole income, in cents; 0 up to €13,000. */
export const socialCharge = (income: Minor): Minor => (income <= exempt ? zeroMoney : bandTotal(bandTax(income, bands)));

/** The surcharge of 3% on non-employment income above €100,000, in cents. */
export const socialSurcharge = (profit: Minor): Minor => shareOf(minor(Math.max(0, profit - surcharge.above)), surcharge.rate);
