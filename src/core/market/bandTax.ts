import type { IsoDate } from '../kernel/calendar.ts';
import { minor, roundMoney, sumMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import type { TaxBandLine } from './rules.ts';

/** The lower edge of a band in whole pounds and its rate in percent; bands run upwards from 0. */
export type BandStart = readonly [fromPounds: number, ratePercent: number];

/**
 * The tax on a price sliced into bands, in minor units: one line per band reached, each rounded to the minor unit (halves away from zero).
 * The `taxed` amounts sum to the price. `surcharge`, in percentage points, is added to every band.
 */
export function bandTax(price: Minor, bands: readonly BandStart[], surcharge = 0): readonly TaxBandLine[] {
  const lines: TaxBandLine[] = [];
  for (let at = 0; at < bands.length; at += 1) {
    const [fromPounds, ratePercent] = bands[at] as BandStart;
    const from = minor(fromPounds * 100);
    if (price <= from) break;
    const next = bands[at + 1];
    const to = next === undefined ? null : minor(next[0] * 100);
    const taxed = minor((to === null ? price : Math.min(price, to)) - from);
    const points = ratePercent + surcharge;
    lines.push({ from, to, rate: percent(points), taxed, tax: roundMoney((taxed * points) / 100) });
  }
  return lines;
}

/** The total tax of band lines, in minor units. */
export const bandTotal = (lines: readonly TaxBandLine[]): Minor => sumMoney(lines.map((line) => line.tax));

/** Something that applies from a day onwards. */
export interface Dated<Value> {
  readonly from: IsoDate;
  readonly value: Value;
}

/** The entry in force on a given day: the last one that starts on or before it, or the first one for earlier days. */
export function inForceOn<Value>(entries: readonly Dated<Value>[], day: IsoDate): Dated<Value> {
  let found = entries[0] as Dated<Value>;
  for (const entry of entries) if (entry.from <= day) found = entry;
  return found;
}
