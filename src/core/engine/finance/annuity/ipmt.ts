import { annuityFactor, discountFactor } from './annuity.ts';
import type { Annuity } from './annuity.ts';
import { pmt } from './pmt.ts';

/**
 * The interest within payment number `per` (Excel IPMT), from 1 to `nper`. Throws outside that range. With payments at the start of each
 * period, the first payment includes no interest.
 */
export function ipmt(annuity: Annuity, per: number): number {
  const { rate, type = 0 } = annuity;
  if (!(per >= 1 && per < annuity.nper + 1))
    throw new RangeError(`The loan has ${annuity.nper} payments, but payment ${per} was requested`);
  if (type === 1 && per === 1) return 0;
  return (-rate * owedBefore(annuity, per)) / (1 + rate * type);
}

/** The principal within payment number `per` (Excel PPMT): the payment less its interest. */
export const ppmt = (annuity: Annuity, per: number): number => pmt(annuity) - ipmt(annuity, per);

/**
 * The balance after `per − 1` periods. For a positive rate it is the present value of the remaining payments. A balance carried forward
 * from the start would lose its last digits on a long loan at a high rate. For a negative rate, carrying forward from the start is more
 * precise.
 */
function owedBefore(annuity: Annuity, per: number): number {
  const { rate, nper, pv, fv = 0, type = 0 } = annuity;
  const payment = pmt(annuity);
  if (rate < 0) {
    const passed = per - 1;
    return (pv + payment * (1 + rate * type) * annuityFactor(rate, passed)) / discountFactor(rate, passed);
  }
  const left = nper - per + 1;
  return -(payment * (1 + rate * type) * annuityFactor(rate, left) + fv * discountFactor(rate, left));
}
