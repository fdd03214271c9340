import type { Brand } from './brand.ts';

/** A rate as a fraction: 0.055 is 5.5%. Per year unless the name says otherwise. */
export type Rate = Brand<number, 'rate'>;

export const zeroRate = 0 as Rate;

/** A rate from a fraction (0.055). Throws a RangeError on NaN and infinities: those are bugs. */
export function rate(fraction: number): Rate {
  if (!Number.isFinite(fraction)) throw new RangeError(`A rate must be a finite fraction, got ${fraction}`);
  return (fraction === 0 ? 0 : fraction) as Rate;
}

/** A rate from a percentage: `percent(5.5)` is 0.055, without the binary rounding error of a division. */
export const percent = (value: number): Rate => rate(Number((value / 100).toPrecision(15)));

/** A rate as a percentage, as a plain number: 0.055 gives 5.5. */
export const toPercent = (value: Rate): number => Number((value * 100).toPrecision(15));

/** One quantity divided by another in the same unit, as a fraction; null if `whole` is zero. */
export const ratio = (part: number, whole: number): Rate | null => (whole === 0 ? null : rate(part / whole));
