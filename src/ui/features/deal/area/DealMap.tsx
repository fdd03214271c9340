import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place, Point } from '../../../../core/area/book/place.ts';
import type { MapPin } from '../../../components/map/MapDrawing.tsx';
import { FigureMap } from '../../../parts/area/map/FigureMap.tsx';
import { mapLayers } from '../../../parts/area/map/mapLayers.ts';
import { mapMeasure } from '../../../parts/area/map/mapMeasure.ts';
import { Panel } from '../../../components/panel/Panel.tsx';

interface DealMapProps {
  readonly book: AreaBook;
  readonly place: Place;
  /** The property's location, or the centre of its place. */
  readonly point: Point;
}

/** The property among the areas around it, coloured by price. Uses the smallest areas the market has a map for. */
export function DealMap({ book, place, point }: DealMapProps) {
  const layers = mapLayers[book.market];
  const layer = layers.at(-1) ?? layers[0];
  const measure = mapMeasure(book.measures(layer.kind), undefined);
  const places = useMemo(() => [place], [place]);
  const { lat, lon } = point;
  const pins = useMemo((): readonly MapPin[] => [{ id: 'home', label: 'This property', lat, lon, count: 1, isMain: true }], [lat, lon]);
  if (measure === undefined) return null;
  return (
    <Panel title="Map">
      <FigureMap book={book} layer={layer} measure={measure} places={places} pins={pins} pinLabel="this property" />
    </Panel>
  );
}
