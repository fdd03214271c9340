import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { Place, PlaceRef } from '../../../core/area/book/place.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { refOfRow } from './dealPlaces.ts';

/** The deals in a place, by postcode district or ZIP code. For a sector, these are its district's deals. */
export function dealsInPlace(book: Pick<AreaBook, 'place'>, place: Place, rows: readonly DealRow[]): readonly DealRow[] {
  const { kind, code } = place;
  const own = kind === 'sector' ? { kind: 'district', code: code.split(' ')[0] } : { kind, code };
  const lies = new Map<string, boolean>();
  const inside = (ref: PlaceRef): boolean => {
    const known = lies.get(ref.code);
    if (known !== undefined) return known;
    const isOwn = ref.kind === own.kind && ref.code === own.code;
    const found = isOwn || (book.place(ref)?.within ?? []).some((around) => around.kind === kind && around.code === code);
    lies.set(ref.code, found);
    return found;
  };
  return rows.filter((row) => {
    const ref = refOfRow(row);
    return ref !== null && inside(ref);
  });
}
