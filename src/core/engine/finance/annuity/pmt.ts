import { annuityFactor, checkPeriods, checkRate, discountFactor } from './annuity.ts';
import type { Annuity } from './annuity.ts';

/** The level payment per period that takes `pv` to `fv` (Excel PMT): negative for a loan received. Throws if the rate is −100% or below. */
export function pmt({ rate, nper, pv, fv = 0, type = 0 }: Annuity): number {
  checkRate(rate);
  checkPeriods(nper);
  return -(pv + fv * discountFactor(rate, nper)) / ((1 + rate * type) * annuityFactor(rate, nper));
}
