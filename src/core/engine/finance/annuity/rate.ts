import type { IrrAnswer } from '../../analysis.ts';
import { irrRoots } from '../flows/irrRoots.ts';
import type { TimedFlow } from '../flows/irrRoots.ts';
import { irrAnswer, irrAnswerFromRates } from '../flows/irrAnswer.ts';
import { checkPeriods } from './annuity.ts';
import type { PaymentTiming } from './annuity.ts';

/** Level payments that turn one amount into another, at an unknown rate per period. `fv` and `type` default to 0. */
export interface LevelPayments {
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv?: number;
  readonly type?: PaymentTiming;
}

/**
 * The rate per period at which `pv`, the payments and `fv` have a net present value of zero (Excel RATE, without its guess): one rate, two
 * rates if two exist, or the reason there is none.
 */
export function ratePerPeriod(levels: LevelPayments): IrrAnswer {
  checkPeriods(levels.nper);
  return Number.isInteger(levels.nper) ? irrAnswer(wholePeriods(levels)) : brokenPeriods(levels);
}

/** The rate per period at which `from` becomes `to` (Excel RRI). Throws if no rate does, because an amount is zero or the sign changes. */
export function rri(nper: number, from: number, to: number): number {
  checkPeriods(nper);
  if (from === 0 || to / from < 0) throw new RangeError(`No rate turns ${from} into ${to}`);
  return to === 0 ? -1 : Math.expm1(Math.log(to / from) / nper);
}

function wholePeriods({ nper, pmt, pv, fv = 0, type = 0 }: LevelPayments): readonly TimedFlow[] {
  const payments = Array.from({ length: nper }, (_, at) => ({ at: at + 1 - type, amount: pmt }));
  return [{ at: 0, amount: pv }, ...payments, { at: nper, amount: fv }];
}

/**
 * The rate if `nper` is not a whole number, so that there is no list of payments to search. The equation multiplied by `r (1 + r)^n` has
 * four terms and an extra root at zero, which is removed unless zero is a solution too.
 */
function brokenPeriods({ nper, pmt, pv, fv = 0, type = 0 }: LevelPayments): IrrAnswer {
  const early = pmt * type;
  const late = pmt - early;
  const roots = irrRoots([
    { at: 0, amount: pv + early },
    { at: 1, amount: late - pv },
    { at: nper, amount: fv - early },
    { at: nper + 1, amount: -fv - late },
  ]);
  const added = pv + pmt * nper + fv === 0 ? null : roots.reduce((near, root) => (Math.abs(root) < Math.abs(near) ? root : near), 1);
  return irrAnswerFromRates(
    [
      { at: 0, amount: pv },
      { at: 1, amount: pmt },
      { at: nper, amount: fv },
    ],
    roots.filter((root) => root !== added),
  );
}
