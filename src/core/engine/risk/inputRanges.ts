import { buyToLetEntries } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey, BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** The key of a numeric input, which is any input except choices and booleans. */
export type NumberKey = {
  [Key in BuyToLetKey]: BuyToLetInputs[Key] extends number ? Key : never;
}[BuyToLetKey];

/** The plausible range of one input around its assumption, in its own unit: minor units, a fraction, weeks, years. */
export interface InputRange {
  readonly key: NumberKey;
  readonly low: number;
  readonly high: number;
}

/**
 * A low and a high value for every numeric input, within the catalogue's bounds: amounts ±10%, growth and interest rates ±1 percentage
 * point, voids ±2 weeks, years and other shares ±20%. These ranges are our convention, and serve to show which inputs matter. A cost of
 * zero has an empty range.
 */
export function inputRanges(assumptions: BuyToLetInputs): readonly InputRange[] {
  return buyToLetEntries.filter(isNumber).map((entry) => {
    const value = assumptions[entry.key];
    const step = stepOf(entry, value);
    const [least, most] = entry.bounds;
    return { key: entry.key, low: Math.max(least, value - step), high: Math.min(most, value + step) };
  });
}

/** The assumptions with one input replaced. Amounts and years are rounded to whole units. */
export function withInput(assumptions: BuyToLetInputs, key: NumberKey, value: number): BuyToLetInputs {
  return { ...assumptions, [key]: isWhole.has(unitOf(key)) ? Math.round(value) : value };
}

type NumberEntry = InputEntry<BuyToLetKey> & { readonly key: NumberKey };

const isNumber = (entry: InputEntry<BuyToLetKey>): entry is NumberEntry => entry.unit !== 'choice' && entry.unit !== 'yes-no';

const isWhole: ReadonlySet<InputEntry<BuyToLetKey>['unit'] | null> = new Set<InputEntry<BuyToLetKey>['unit'] | null>(['money', 'years']);

const unitOf = (key: NumberKey): InputEntry<BuyToLetKey>['unit'] | null => buyToLetEntries.find((entry) => entry.key === key)?.unit ?? null;

const pointKeys: ReadonlySet<NumberKey> = new Set<NumberKey>(['mortgageRate', 'stressRate', 'rentGrowth', 'priceGrowth', 'costGrowth']);

function stepOf({ key, unit }: NumberEntry, value: number): number {
  if (unit === 'money') return Math.round(value / 10);
  if (unit === 'weeks') return 2;
  if (unit === 'years') return Math.max(1, Math.round(value / 5));
  return pointKeys.has(key) ? 0.01 : value / 5;
}
