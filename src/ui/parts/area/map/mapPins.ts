import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { MapPin } from '../../../components/map/MapDrawing.tsx';
import { countedPlaces } from '../dealPlaces.ts';

/** One pin per postcode district or ZIP code with deals, at its centre, so that many deals need few pins. */
export const mapPinsOf = (book: Pick<AreaBook, 'place'>, rows: readonly DealRow[]): readonly MapPin[] =>
  countedPlaces(book, rows).flatMap(({ place: { code, point }, count }) =>
    point === null ? [] : [{ id: code, label: code, ...point, count }],
  );
