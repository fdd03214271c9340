import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { checkRate } from './annuity.ts';
import type { PaymentTiming } from './annuity.ts';

/** A level payment that turns one amount into another, over an unknown number of periods. `fv` and `type` default to 0. */
export interface PaymentPlan {
  readonly rate: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv?: number;
  readonly type?: PaymentTiming;
}

/** The payment never reaches the amount, because it does not cover the interest, or because both payment and interest are zero. */
export interface NeverReached {
  readonly kind: 'never-reached';
  readonly reason: string;
}

/**
 * The number of periods, not necessarily whole, in which payments of `pmt` take `pv` to `fv` (Excel NPER), or an error if they never do.
 * Signed as in Excel.
 */
export function nper({ rate, pmt, pv, fv = 0, type = 0 }: PaymentPlan): Result<number, NeverReached> {
  checkRate(rate);
  if (rate === 0) return pmt === 0 ? never('No payments are made and no interest accrues') : ok(-(pv + fv) / pmt);
  const level = pmt * (1 + rate * type);
  const grown = (level - fv * rate) / (level + pv * rate);
  if (!(grown > 0) || !Number.isFinite(grown)) return never('The payment does not cover the interest');
  return ok(Math.log(grown) / Math.log1p(rate));
}

/** The number of periods in which `from` grows to `to` at `rate` per period (Excel PDURATION). Throws unless all three are positive. */
export function pduration(rate: number, from: number, to: number): number {
  if (!(rate > 0 && from > 0 && to > 0)) throw new RangeError('Growth needs a positive rate and positive amounts');
  return Math.log(to / from) / Math.log1p(rate);
}

const never = (reason: string): Result<number, NeverReached> => err({ kind: 'never-reached', reason });
