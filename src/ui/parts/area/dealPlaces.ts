import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { Place, PlaceRef } from '../../../core/area/book/place.ts';
import { areaCodeOf } from '../../../core/deal/areaCode.ts';
import type { DealRow } from '../../../data/view/rows.ts';

/** The smallest place in a deal's row: postcode district or US ZIP code; null when missing. */
export function refOfRow(row: Pick<DealRow, 'outcode' | 'address'>): PlaceRef | null {
  const code = areaCodeOf(row);
  return code === null ? null : { kind: /^\d/.test(code) ? 'zip' : 'district', code };
}

/** The known places of the deals, each with its deals, in order of first appearance. */
export function countedPlaces(
  book: Pick<AreaBook, 'place'>,
  rows: readonly DealRow[],
): readonly { readonly place: Place; readonly count: number }[] {
  const counts = new Map<string, { readonly ref: PlaceRef; count: number }>();
  for (const row of rows) {
    const ref = refOfRow(row);
    if (ref === null) continue;
    const known = counts.get(ref.code);
    if (known === undefined) counts.set(ref.code, { ref, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].flatMap(({ ref, count }) => {
    const place = book.place(ref);
    return place === null ? [] : [{ place, count }];
  });
}
