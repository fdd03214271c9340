import type { Measure } from '../../../../core/area/book/figure.ts';

/** Default measures of a map, in order of preference. */
const usual = ['price', 'est', 'fmr2', 'chg5'];

/** The requested measure, else the map's default, else the first; undefined if there are no measures. */
export const mapMeasure = (measures: readonly Measure[], asked: string | undefined): Measure | undefined =>
  [asked, ...usual].flatMap((id) => measures.find((each) => each.id === id) ?? [])[0] ?? measures[0];
