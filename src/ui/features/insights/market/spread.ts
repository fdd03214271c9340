/** How a figure lies over many deals: the value that the given share of them is below, in the unit of the values. */
export interface Spread {
  readonly count: number;
  readonly low: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly high: number;
}

/** Tenth, quarter, half, three quarters and ninetieth; null where there is no value. Between two values it is their weighted mean. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = Float64Array.from(values.filter(Number.isFinite)).toSorted();
  if (sorted.length === 0) return null;
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { count: sorted.length, low: at(0.1), lowerQuarter: at(0.25), median: at(0.5), upperQuarter: at(0.75), high: at(0.9) };
}

/** The middle value; null where there is none. */
export const medianOf = (values: readonly number[]): number | null => spreadOf(values)?.median ?? null;

/** What a picture of the values shows, and how many lie too far out for it. */
export interface InSight {
  readonly values: readonly number[];
  readonly left: number;
}

/** Leaves out what lies more than three quartile ranges outside the middle half: one price in millions would press all others into one column. */
export function inSight(values: readonly number[], { lowerQuarter, upperQuarter }: Spread): InSight {
  const reach = 3 * (upperQuarter - lowerQuarter);
  if (reach === 0) return { values, left: 0 };
  const kept = values.filter((value) => value >= lowerQuarter - reach && value <= upperQuarter + reach);
  return { values: kept, left: values.length - kept.length };
}

/** How many columns show so many values: few for few, so that a picture of five deals is no comb. */
export const columnsFor = (count: number): number => Math.min(20, Math.max(4, Math.round(Math.sqrt(count) * 2)));
