import type { Measure } from '../../../../core/area/book/figure.ts';

/** What a map is coloured by until something else is asked for, the first there is. */
const usual = ['price', 'est', 'fmr2', 'chg5'];

/** The measure asked for by its id, else what a map usually shows, else the first; undefined where there is none. */
export const mapMeasure = (measures: readonly Measure[], asked: string | undefined): Measure | undefined =>
  [asked, ...usual].flatMap((id) => measures.find((each) => each.id === id) ?? [])[0] ?? measures[0];
