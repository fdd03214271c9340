import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Measure } from '../../../../core/area/book/figure.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import { useMapPack } from '../../../../data/area/useAreaBook.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { ChoroplethMap } from '../../../components/map/ChoroplethMap.tsx';
import { mapShapesOf } from '../../../components/map/mapShapes.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Panel } from '../../deal/report/Panel.tsx';
import { cellText, tightText } from '../../../../core/report/places/figureText.ts';
import { measureOptions } from '../figures/groups.ts';
import { codeAt, mapLayers, underCodes, type MapLayer } from './mapLayers.ts';
import { mapPinsOf } from './mapPins.ts';

interface AreaMapProps {
  readonly book: AreaBook;
  readonly places: readonly Place[];
  readonly rows: readonly DealRow[];
  /** The layer asked for; the market's first where it has none of that name. */
  readonly layer: string | undefined;
  /** A measure's id; one the layer does not have gives the first it has. */
  readonly figure: string | undefined;
  readonly onLayer: (layer: string) => void;
  readonly onFigure: (id: string) => void;
  readonly onOpen: (place: Place) => void;
}

/** What a map is coloured by until something else is asked for, the first there is. */
const usual = ['price', 'est', 'fmr2', 'chg5'];

/** The map of a market by any figure, with the person's deals on it. */
export function AreaMap(props: AreaMapProps) {
  const { book, figure, onLayer, onFigure } = props;
  const layers = mapLayers[book.market];
  const layer = layers.find(({ id }) => id === props.layer) ?? layers[0];
  const measures = book.measures(layer.kind);
  const measure = [figure, ...usual].flatMap((id) => measures.find((each) => each.id === id) ?? [])[0] ?? measures[0];
  const map = useMapPack(layer.pack);
  return (
    <Panel title="Map">
      <div className="flex flex-wrap items-center gap-2">
        {layers.length < 2 ? null : (
          <Segmented
            label="Areas of the map"
            options={layers.map(({ id, label }) => ({ value: id, label }))}
            value={layer.id}
            onChange={onLayer}
          />
        )}
        {measure === undefined ? null : (
          <SelectField label="By" value={measure.id} options={measureOptions(measures)} onChange={onFigure} testId="map-figure" />
        )}
      </div>
      {map.state === 'loading' ? <Spinner label="Loading the map…" /> : null}
      {map.state === 'failed' ? (
        <p role="alert" className="text-ink-2">{`The map could not be loaded. ${map.message} The figures stand in the tables.`}</p>
      ) : null}
      {map.state === 'ready' && measure !== undefined ? (
        <Drawn {...props} layer={layer} measure={measure} topology={map.topology} attribution={map.attribution} />
      ) : null}
    </Panel>
  );
}

interface DrawnProps extends Pick<AreaMapProps, 'book' | 'places' | 'rows' | 'onOpen'> {
  readonly layer: MapLayer;
  readonly measure: Measure;
  readonly topology: Parameters<typeof mapShapesOf>[0];
  readonly attribution: readonly string[];
}

function Drawn({ book, places, rows, layer, measure, topology, attribution, onOpen }: DrawnProps) {
  const { id, kind, one, projection } = layer;
  const shapes = useMemo(
    () => underCodes(mapShapesOf(topology, id, projection), book.places(kind)),
    [book, topology, id, kind, projection],
  );
  const values = useMemo(() => book.values(kind, measure.id), [book, kind, measure.id]);
  const pins = useMemo(() => mapPinsOf(book, rows), [book, rows]);
  const chosen = useMemo(() => places.flatMap((place) => codeAt(place, kind) ?? []), [places, kind]);
  const publishers = [...new Set(book.sources.filter((source) => measure.sourceIds.includes(source.id)).map(({ publisher }) => publisher))];
  return (
    <>
      <ChoroplethMap
        title={`${measure.label} by ${one.toLowerCase()}`}
        summary={`${measure.period}, ${publishers.join(', ')}; ${values.size.toLocaleString('en-GB')} areas with a figure.${measure.estimate === null ? '' : ' These are estimates.'}`}
        shapes={shapes}
        values={values}
        placeLabel={one}
        valueLabel={measure.label}
        format={(value) => cellText(value, measure)}
        formatShort={(value) => tightText(value, measure)}
        pins={pins}
        pinLabel="districts with your deals"
        chosen={chosen}
        onOpen={(code) => {
          const place = book.place({ kind, code });
          if (place !== null) onOpen(place);
        }}
      />
      <p className="text-[12px] text-ink-3">{attribution.join(' ')}</p>
    </>
  );
}
