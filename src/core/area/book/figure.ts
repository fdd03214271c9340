import type { Place, PlaceRef } from './place.ts';

/** The unit of a number. Money is in whole units of the currency (pounds, dollars, euros), as published; convert with `fromMajor`. */
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

/** A figure's publisher and licence; `attribution` must be shown wherever figures are. */
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

/** One kind of figure: its meaning and source. */
export interface Measure {
  /** A stable id such as "price", "rent2" or "crime". */
  readonly id: string;
  readonly label: string;
  readonly group: MeasureGroup;
  readonly unit: Unit;
  /** Decimals given by the publisher. */
  readonly decimals: number;
  /**
   * The period covered, as text: "January 2025", "year to March 2026". If several months are combined, it names each: "rent August 2026,
   * price January 2025".
   */
  readonly period: string;
  readonly sourceIds: readonly string[];
  /** How it was computed and its measured error, if it is not a published figure; else null. */
  readonly estimate: string | null;
  /** A caveat to show next to the figure; else null. */
  readonly note: string | null;
}

/** One figure of one place. */
export interface AreaFigure {
  readonly measure: Measure;
  readonly value: number;
  /** The area the figure describes: a district shows its authority's rent, with a note. */
  readonly of: PlaceRef;
  readonly ofName: string;
  readonly sources: readonly Source[];
  /** A note on this figure only, such as a rental area instead of a council or a rate shared by several councils; else null. */
  readonly note: string | null;
}

/** A figure that does not exist for a place, with the reason; never imputed. */
export interface MissingFigure {
  readonly measure: Measure;
  readonly reason: string;
}

export interface AreaProfile {
  readonly place: Place;
  readonly figures: readonly AreaFigure[];
  readonly missing: readonly MissingFigure[];
}

/** A figure's rank among places of its kind. */
export interface RegionalRank {
  readonly within: PlaceRef;
  readonly withinName: string;
  /** The percentage of places with a lower figure, 0 to 100. Places with the same figure count half. */
  readonly percentile: number;
  /** The number of places with the figure, including this one. */
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
  /** The place that the series describes. */
  readonly of: PlaceRef | null;
}

/** The changes of a price series up to its last point, in percent; null if it does not go back that far. */
export interface SeriesChange {
  readonly last: SeriesPoint;
  readonly one: number | null;
  readonly five: number | null;
  readonly ten: number | null;
  /** Standard deviation of the yearly changes over the last ten years (at least five), in percentage points. */
  readonly volatility: number | null;
}
