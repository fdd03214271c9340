/**
 * The effective annual rate, as a fraction, of a nominal rate compounded `periods` times a year (Excel EFFECT). Throws if `periods` is
 * below one.
 */
export function effect(nominalRate: number, periods: number): number {
  const times = wholePeriods(periods);
  return Math.expm1(times * Math.log1p(nominalRate / times));
}

/**
 * The nominal annual rate that, compounded `periods` times a year, gives an effective rate (Excel NOMINAL). Throws if `periods` is below
 * one.
 */
export function nominal(effectiveRate: number, periods: number): number {
  const times = wholePeriods(periods);
  return times * Math.expm1(Math.log1p(effectiveRate) / times);
}

/** Truncates a fractional number of periods, as Excel does. */
function wholePeriods(periods: number): number {
  const whole = Math.trunc(periods);
  if (!(whole >= 1)) throw new RangeError(`Interest must be compounded at least once a year, got ${periods}`);
  return whole;
}
