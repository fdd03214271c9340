import type { Place, PlaceRef } from './place.ts';

/** What a number counts. Money is in whole units of the currency (pounds, dollars, euros), as published; convert with `fromMajor`. */
export type Unit =
  | 'gbp'
  | 'gbp-week'
  | 'gbp-month'
  | 'gbp-year'
  | 'usd'
  | 'usd-month'
  | 'eur'
  | 'eur-month'
  | 'eur-sqm'
  | 'eur-sqm-month'
  | 'percent'
  | 'per-1000'
  | 'decile'
  | 'rank'
  | 'index'
  | 'ratio'
  | 'count'
  | 'kwh'
  | 'per-100000'
  | 'score'
  | 'square-feet-price';

/** Who published a figure and under which licence; `attribution` must be shown where figures are. */
export interface Source {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly url: string;
}

export type MeasureGroup =
  | 'price'
  | 'change'
  | 'rent'
  | 'yield'
  | 'crime'
  | 'deprivation'
  | 'people'
  | 'homes'
  | 'schools'
  | 'energy'
  | 'services'
  | 'place';

/** One kind of figure: what its numbers mean and where they come from. */
export interface Measure {
  /** "price", "rent2", "crime": stable. */
  readonly id: string;
  readonly label: string;
  readonly group: MeasureGroup;
  readonly unit: Unit;
  /** Digits after the point that the publisher gives. */
  readonly decimals: number;
  /** The time it is of, in words: "January 2025", "year to March 2026". Months apart are joined: "rent August 2026, price January 2025". */
  readonly period: string;
  readonly sourceIds: readonly string[];
  /** How it was computed and how far off it is measured to be, where it is no published figure; else null. */
  readonly estimate: string | null;
  /** What a reader must know beside it; else null. */
  readonly note: string | null;
}

/** One figure of one place. */
export interface AreaFigure {
  readonly measure: Measure;
  readonly value: number;
  /** Whose figure it is: a district shows its authority's rent, and says so. */
  readonly of: PlaceRef;
  readonly ofName: string;
  readonly sources: readonly Source[];
  /** Of this one figure: a rental area instead of a council, a rate shared by several councils; else null. */
  readonly note: string | null;
}

/** A figure that does not exist for a place, with the reason; never filled in. */
export interface MissingFigure {
  readonly measure: Measure;
  readonly reason: string;
}

export interface AreaProfile {
  readonly place: Place;
  readonly figures: readonly AreaFigure[];
  readonly missing: readonly MissingFigure[];
}

/** Where a figure stands among places of its kind. */
export interface Standing {
  readonly within: PlaceRef;
  readonly withinName: string;
  /** Share of the places with a lower figure (half of those that equal it), 0 to 100. */
  readonly percentile: number;
  /** How many places have the figure, this one included. */
  readonly among: number;
}

export interface SeriesPoint {
  /** "2025-01", "2025-Q1" or "2025". */
  readonly period: string;
  readonly value: number;
}

/** A dated series, oldest first, without the periods that are missing. */
export interface Series {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly cadence: 'month' | 'quarter' | 'year' | 'each January' | 'day of change';
  readonly points: readonly SeriesPoint[];
  readonly sources: readonly Source[];
  readonly note: string | null;
  /** Whose series it is. */
  readonly of: PlaceRef | null;
}

/** What a price series did up to its last point, in percent; null where it does not reach back that far. */
export interface SeriesChange {
  readonly last: SeriesPoint;
  readonly one: number | null;
  readonly five: number | null;
  readonly ten: number | null;
  /** Standard deviation of the yearly changes over the last ten years (at least five), in percentage points. */
  readonly volatility: number | null;
}
