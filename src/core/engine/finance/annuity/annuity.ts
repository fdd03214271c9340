/** When a level payment falls: 0 at the end of each period (a mortgage), 1 at its beginning (a rent, a lease). */
export type PaymentTiming = 0 | 1;

/**
 * A level payment over `nper` periods at `rate` a period, with the signs of Excel: money received is positive, money paid negative,
 * and `pv`, the payments and `fv` together are worth nothing. `fv` and `type` are 0 where not given. Amounts in any one unit.
 */
export interface Annuity {
  readonly rate: number;
  readonly nper: number;
  readonly pv: number;
  readonly fv?: number;
  readonly type?: PaymentTiming;
}

/**
 * What one unit a period is worth at the beginning of the first of `periods` periods, paid at the end of each: `(1 − (1 + r)^−n) / r`.
 * Through `expm1` and `log1p` it keeps its digits for rates near zero and for many periods.
 */
export function annuityFactor(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

/** What one unit paid after `periods` periods is worth now: `(1 + r)^−n`. */
export const discountFactor = (rate: number, periods: number): number => Math.exp(-periods * Math.log1p(rate));

/** Throws on a rate at or below −100 % and on anything not finite: those are bugs, as Excel's #NUM! is. */
export function checkRate(rate: number): void {
  if (!Number.isFinite(rate) || rate <= -1) throw new RangeError(`A rate a period must be above −100 %, got ${rate}`);
}

/** Throws on a number of periods that is not positive. */
export function checkPeriods(nper: number): void {
  if (!Number.isFinite(nper) || nper <= 0) throw new RangeError(`The number of periods must be positive, got ${nper}`);
}
