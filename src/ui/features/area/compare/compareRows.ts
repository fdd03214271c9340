import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure, Measure } from '../../../../core/area/book/figure.ts';
import type { PlaceRef } from '../../../../core/area/book/place.ts';

/** One figure across places. A missing value comes with its reason. */
export interface CompareRow {
  readonly measure: Measure;
  readonly cells: readonly (AreaFigure | { readonly missing: string })[];
}

/** The figures that at least one place has. Those of the first place come first, then those that only a later place has. */
export function compareRows(book: Pick<AreaBook, 'profile'>, places: readonly PlaceRef[]): readonly CompareRow[] {
  const profiles = places.map((place) => book.profile(place));
  const measures = new Map<string, Measure>();
  for (const profile of profiles)
    for (const { measure } of profile?.figures ?? []) if (!measures.has(measure.id)) measures.set(measure.id, measure);
  return [...measures.values()].map((measure) => ({
    measure,
    cells: profiles.map((profile) => {
      const figure = profile?.figures.find((each) => each.measure.id === measure.id);
      const missing = profile?.missing.find((each) => each.measure.id === measure.id);
      return figure ?? { missing: missing?.reason ?? 'Not published for this type of area.' };
    }),
  }));
}
