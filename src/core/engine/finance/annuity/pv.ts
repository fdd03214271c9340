import { annuityFactor, checkRate, discountFactor } from './annuity.ts';
import type { PaymentTiming } from './annuity.ts';

/** Level payments and a future value; `type` defaults to 0. Signs as in `Annuity`. */
export interface PaymentStream {
  readonly rate: number;
  readonly nper: number;
  readonly pmt: number;
  readonly fv: number;
  readonly type?: PaymentTiming;
}

/** The present value of level payments and a final amount (Excel PV), signed as in Excel: negative payments give a positive loan. */
export function pv({ rate, nper, pmt, fv, type = 0 }: PaymentStream): number {
  checkRate(rate);
  return -(fv * discountFactor(rate, nper) + pmt * (1 + rate * type) * annuityFactor(rate, nper));
}
