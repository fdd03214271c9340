/** When a level payment is made: 0 at the end of each period (a mortgage), 1 at its beginning (a rent, a lease). */
export type PaymentTiming = 0 | 1;

/**
 * A level payment over `nper` periods at `rate` per period, signed as in Excel: money received is positive, money paid negative, and `pv`,
 * the payments and `fv` have a net present value of zero. `fv` and `type` default to 0. Amounts may be in any unit, as long as it is the
 * same for all.
 */
export interface Annuity {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
  readonly fv?: number;
  readonly type?: PaymentTiming;
}

/**
 * The present value of one unit paid at the end of each of `periods` periods: `(1 − (1 + r)^−n) / r`. Uses `expm1` and `log1p` to keep its
 * digits at rates near zero and over many periods.
 */
export function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

/** The present value of one unit paid after `periods` periods: `(1 + r)^−n`. */
export const discountFactor = (rate: number, periods: number): number => Math.exp(-periods * Math.log1p(rate));

/** Throws if a rate is not finite or is −100% or below. Such a rate is a bug; Excel returns #NUM! for it. */
export function checkRate(rate: number): void {
  if (!Number.isFinite(rate) || rate <= -1) throw new RangeError(`A rate per period must be above −100%, got ${rate}`);
}

/** Throws if the number of periods is not positive. */
export function checkPeriods(nper: number): void {
  if (!Number.isFinite(nper) || nper <= 0) throw new RangeError(`The number of periods must be positive, got ${nper}`);
}
