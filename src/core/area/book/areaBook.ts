import type { AreaScore } from './areaScore.ts';
import type { AreaFigure, AreaProfile, Measure, MissingFigure, Series, SeriesChange, Source, Standing } from './figure.ts';
import type { AreaMarket, Place, PlaceHit, PlaceKind, PlaceRef, Point } from './place.ts';

export interface NearStation {
  /** CRS code: "SLD". */
  readonly code: string;
  readonly name: string;
  readonly point: Point;
  /** Straight line. */
  readonly km: number;
}

/** The mean rent of a local authority (in Scotland: of a rental area) for a number of bedrooms. */
export interface LocalRent {
  readonly place: PlaceRef;
  /** "Salford"; in Scotland the rental area. */
  readonly areaName: string;
  readonly bedrooms: 1 | 2 | 3 | 4 | null;
  /** Whole pounds a month. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How mean and range came about. */
  readonly method: string;
  readonly period: string;
  readonly source: Source;
}

/** Which pack a book was made from, for "Data as of". */
export interface BookPack {
  readonly id: string;
  readonly title: string;
  /** First 12 digits of its sha256. */
  readonly version: string;
}

/** Everything the packs at hand know of one market, ready to be asked. Pure and in memory: no question waits. */
export interface AreaBook {
  readonly market: AreaMarket;
  readonly packs: readonly BookPack[];
  /** Every source behind the book, for attributions. */
  readonly sources: readonly Source[];
  place(ref: PlaceRef): Place | null;
  /** What was typed: "M6", "M6 5AN", "53.49, -2.29", "Salford". Best first, at most `limit` (10); empty where nothing fits. */
  find(query: string, limit?: number): readonly PlaceHit[];
  /** The district (ZIP) whose middle lies nearest, and how far; null beyond 50 km. */
  nearest(point: Point): PlaceHit | null;
  /** Every figure of a place, its own and those of what it lies in, and what is missing with the reason; null for an unknown place. */
  profile(ref: PlaceRef): AreaProfile | null;
  figure(ref: PlaceRef, measure: string): AreaFigure | MissingFigure | null;
  /** Where its own figure stands among its kind, the nearest circle first (region, country); empty where it has none. */
  standings(ref: PlaceRef, measure: string): readonly Standing[];
  /** How the place compares for letting, with a reason for every part; null where too little is known. No part of a deal's score. */
  score(ref: PlaceRef): AreaScore | null;
  /** Prices of the place or, where it has none, of what it lies in (see `of`); null where there is none at all. */
  priceSeries(ref: PlaceRef): Series | null;
  changes(series: Series): SeriesChange | null;
  /** The measures that places of a kind have of their own: choropleth and tables. */
  measures(kind: PlaceKind): readonly Measure[];
  /** Code to value, missing left out. */
  values(kind: PlaceKind, measure: string): ReadonlyMap<string, number>;
  /** Every place of a kind, in the pack's order. */
  places(kind: PlaceKind): readonly Place[];
  /** Nearest first; null where the stations' pack is not at hand. */
  stations(point: Point, count: number): readonly NearStation[] | null;
  /** Null where nothing is published for the place (Northern Ireland). Bedrooms null: all homes. */
  localRent(ref: PlaceRef, bedrooms: number | null): LocalRent | null;
}
