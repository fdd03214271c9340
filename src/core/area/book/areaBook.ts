import type { AreaScore } from './areaScore.ts';
import type { AreaFigure, AreaProfile, Measure, MissingFigure, Series, SeriesChange, Source, RegionalRank } from './figure.ts';
import type { AreaMarket, Place, PlaceHit, PlaceKind, PlaceRef, Point } from './place.ts';

export interface NearStation {
  /** The station's CRS code: "SLD". */
  readonly code: string;
  readonly name: string;
  readonly point: Point;
  /** In kilometres, in a straight line. */
  readonly km: number;
}

/** The mean rent of a local authority (a rental area in Scotland) for a number of bedrooms. */
export interface LocalRent {
  readonly place: PlaceRef;
  /** "Salford"; in Scotland the rental area. */
  readonly areaName: string;
  readonly bedrooms: 1 | 2 | 3 | 4 | null;
  /** Whole pounds a month. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How mean and range were derived. */
  readonly method: string;
  readonly period: string;
  readonly source: Source;
}

/** A pack that a book uses, as listed under "Data as of". */
export interface BookPack {
  readonly id: string;
  readonly title: string;
  /** First 12 digits of its sha256. */
  readonly version: string;
}

/** Everything the loaded packs contain about one market. Pure and in memory, so calls are synchronous. */
export interface AreaBook {
  readonly market: AreaMarket;
  readonly packs: readonly BookPack[];
  /** Every source of the book, for attributions. */
  readonly sources: readonly Source[];
  place(ref: PlaceRef): Place | null;
  /** Places that match typed text: "M6", "M6 5AN", "53.49, -2.29", "Salford". Best first, at most `limit` (10); empty without a match. */
  find(query: string, limit?: number): readonly PlaceHit[];
  /** The district (ZIP) with the nearest centroid, and its distance; null beyond 50 km. */
  nearest(point: Point): PlaceHit | null;
  /** Every figure of a place, its own and those of the areas around it, and the missing ones with the reason; null for an unknown place. */
  profile(ref: PlaceRef): AreaProfile | null;
  figure(ref: PlaceRef, measure: string): AreaFigure | MissingFigure | null;
  /**
   * The ranks of the place's own figure among places of its kind, in the smallest area first (region, then country); empty without a
   * figure.
   */
  standings(ref: PlaceRef, measure: string): readonly RegionalRank[];
  /** The place's score for letting, with a reason for every part; null if too little is known. Not part of a deal's score. */
  score(ref: PlaceRef): AreaScore | null;
  /** Prices of the place or, if it has none, of an area around it (see `of`); null if there are none. */
  priceSeries(ref: PlaceRef): Series | null;
  changes(series: Series): SeriesChange | null;
  /** The measures for which places of a kind have figures of their own: for choropleths and tables. */
  measures(kind: PlaceKind): readonly Measure[];
  /** Figures by place code; places without a figure are left out. */
  values(kind: PlaceKind, measure: string): ReadonlyMap<string, number>;
  /** Every place of a kind, in the pack's order. */
  places(kind: PlaceKind): readonly Place[];
  /** Nearest first; null if the stations pack is not loaded. */
  stations(point: Point, count: number): readonly NearStation[] | null;
  /** Null if nothing is published for the place (Northern Ireland). If `bedrooms` is null, covers all homes. */
  localRent(ref: PlaceRef, bedrooms: number | null): LocalRent | null;
}
