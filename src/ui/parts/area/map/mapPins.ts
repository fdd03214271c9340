import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { MapPin } from '../../../components/map/MapDrawing.tsx';
import { countedPlaces } from '../homePlace.ts';

/** One pin a postcode district or ZIP code that has deals, at its middle: ten thousand deals are some hundred pins. */
export const mapPinsOf = (book: Pick<AreaBook, 'place'>, rows: readonly DealRow[]): readonly MapPin[] =>
  countedPlaces(book, rows).flatMap(({ place: { code, point }, count }) =>
    point === null ? [] : [{ id: code, label: code, ...point, count }],
  );
