import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { measureOptions } from '../figures/groups.ts';
import { FigureMap } from './FigureMap.tsx';
import { mapLayers } from './mapLayers.ts';
import { mapPinsOf } from './mapPins.ts';
import { mapMeasure } from './mapMeasure.ts';

interface AreaMapProps {
  readonly book: AreaBook;
  readonly places: readonly Place[];
  readonly rows: readonly DealRow[];
  /** The requested layer. If the market has no layer of that name, its first is used. */
  readonly layer: string | undefined;
  /** A measure's id. If the layer lacks this measure, its first is used. */
  readonly figure: string | undefined;
  readonly onLayer: (layer: string) => void;
  readonly onFigure: (id: string) => void;
  readonly onOpen: (place: Place) => void;
}

/** A market's map, coloured by any figure, with the user's deals. */
export function AreaMap({ book, places, rows, layer: asked, figure, onLayer, onFigure, onOpen }: AreaMapProps) {
  const layers = mapLayers[book.market];
  const layer = layers.find(({ id }) => id === asked) ?? layers[0];
  const measures = book.measures(layer.kind);
  const measure = mapMeasure(measures, figure);
  const pins = useMemo(() => mapPinsOf(book, rows), [book, rows]);
  return (
    <Panel title="Map">
      <div className="flex flex-wrap items-center gap-2">
        {layers.length < 2 ? null : (
          <Segmented
            label="Map areas"
            options={layers.map(({ id, label }) => ({ value: id, label }))}
            value={layer.id}
            onChange={onLayer}
          />
        )}
        {measure === undefined ? null : (
          <SelectField label="By" value={measure.id} options={measureOptions(measures)} onChange={onFigure} testId="map-figure" />
        )}
      </div>
      {measure === undefined ? null : (
        <FigureMap
          book={book}
          layer={layer}
          measure={measure}
          places={places}
          pins={pins}
          pinLabel="districts with your deals"
          onOpen={onOpen}
        />
      )}
    </Panel>
  );
}
