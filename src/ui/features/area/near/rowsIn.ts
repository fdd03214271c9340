import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import type { DealRow } from '../../../../data/view/rows.ts';

/** The deals that lie in a place, by their postcode district; a sector has those of its district. */
export function rowsIn(book: Pick<AreaBook, 'place'>, place: Place, rows: readonly DealRow[]): readonly DealRow[] {
  const { kind, code } = place;
  if (kind === 'district') return rows.filter(({ outcode }) => outcode === code);
  if (kind === 'sector') return rows.filter(({ outcode }) => outcode === code.split(' ')[0]);
  const lies = new Map<string, boolean>();
  const inside = (outcode: string): boolean => {
    const known = lies.get(outcode);
    if (known !== undefined) return known;
    const within = book.place({ kind: 'district', code: outcode })?.within ?? [];
    const found = within.some((ref) => ref.kind === kind && ref.code === code);
    lies.set(outcode, found);
    return found;
  };
  return rows.filter(({ outcode }) => outcode !== null && inside(outcode));
}
