import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { MapPin } from '../../../components/map/MapDrawing.tsx';

/** One pin a postcode district that has deals, at its middle: ten thousand deals are some hundred pins. */
export function mapPinsOf(book: Pick<AreaBook, 'place'>, rows: readonly DealRow[]): readonly MapPin[] {
  const counts = new Map<string, number>();
  for (const { outcode } of rows) if (outcode !== null) counts.set(outcode, (counts.get(outcode) ?? 0) + 1);
  return [...counts].flatMap(([outcode, count]) => {
    const point = book.place({ kind: 'district', code: outcode })?.point ?? null;
    return point === null ? [] : [{ id: outcode, label: outcode, ...point, count }];
  });
}
