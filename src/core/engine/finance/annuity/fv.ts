import { annuityFactor, checkRate, discountFactor } from './annuity.ts';
import type { PaymentTiming } from './annuity.ts';

/** A starting amount and the level payments added to it; `type` defaults to 0. Signs as in `Annuity`. */
export interface Saving {
  readonly rate: number;
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly type?: PaymentTiming;
}

/** The balance after `nper` periods (Excel FV), signed as in Excel: paying in (negative) leaves a positive balance. */
export function fv({ rate, nper, pmt, pv, type = 0 }: Saving): number {
  checkRate(rate);
  const growth = 1 / discountFactor(rate, nper);
  // One unit paid per period grows to −annuityFactor(−n) = ((1 + r)^n − 1) / r.
  return -(pv * growth - pmt * (1 + rate * type) * annuityFactor(rate, -nper));
}
