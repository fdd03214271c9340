/** A forecaster's yearly growth rates for one quantity. */
export interface Outlook {
  /** The quantity as text: "rents". */
  readonly of: string;
  /** Percent by calendar year, earliest first. */
  readonly years: readonly (readonly [year: number, percent: number])[];
}

/**
 * Office for Budget Responsibility, Economic and fiscal outlook, March 2026, as reproduced in PolicyEngine UK. The growth defaults in a new
 * deal are their means.
 */
export const outlooks = {
  prices: {
    of: 'house prices',
    years: [
      [2026, 2.4],
      [2027, 2.9],
      [2028, 2.7],
      [2029, 2.6],
      [2030, 2.4],
    ],
  },
  rents: {
    of: 'rents',
    years: [
      [2026, 3.34],
      [2027, 3.02],
      [2028, 2.3],
      [2029, 2.38],
      [2030, 2.58],
    ],
  },
  consumerPrices: {
    of: 'consumer prices',
    years: [
      [2026, 2.3],
      [2027, 2],
      [2028, 2],
      [2029, 2],
      [2030, 2],
    ],
  },
} as const satisfies Readonly<Record<string, Outlook>>;

/** The mean from a year onwards, in percent with one decimal, for projections over many years. */
export function meanOutlook({ years }: Outlook, from: number): number {
  const counted = years.filter(([year]) => year >= from).map(([, value]) => value);
  return Math.round((counted.reduce((sum, value) => sum + value, 0) / counted.length) * 10) / 10;
}
