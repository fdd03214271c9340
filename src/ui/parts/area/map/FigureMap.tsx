import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Measure } from '../../../../core/area/book/figure.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import { cellText, compactText } from '../../../../core/area/describe/figureText.ts';
import { useMapPack } from '../../../../data/area/useAreaBook.ts';
import { ChoroplethMap } from '../../../components/map/ChoroplethMap.tsx';
import type { MapPin } from '../../../components/map/MapDrawing.tsx';
import { mapShapesOf } from '../../../components/map/mapShapes.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { codeAt, underCodes, type MapLayer } from './mapLayers.ts';

interface FigureMapProps {
  readonly book: AreaBook;
  readonly layer: MapLayer;
  readonly measure: Measure;
  /** Outlined places. The map starts at the first. */
  readonly places: readonly Place[];
  readonly pins: readonly MapPin[];
  readonly pinLabel: string;
  readonly onOpen?: (place: Place) => void;
}

/** A layer's areas coloured by a figure, from the pack on the device. */
export function FigureMap(props: FigureMapProps) {
  const map = useMapPack(props.layer.pack);
  if (map.state === 'loading') return <Spinner label="Loading the map…" />;
  if (map.state === 'failed')
    return <p role="alert" className="text-ink-2">{`Couldn’t load the map. ${map.message} The figures are in the tables.`}</p>;
  return <Drawn {...props} topology={map.topology} attribution={map.attribution} />;
}

interface DrawnProps extends FigureMapProps {
  readonly topology: Parameters<typeof mapShapesOf>[0];
  readonly attribution: readonly string[];
}

function Drawn({ book, layer, measure, places, pins, pinLabel, onOpen, topology, attribution }: DrawnProps) {
  const { id, kind, one, projection } = layer;
  const shapes = useMemo(
    () => underCodes(mapShapesOf(topology, id, projection), book.places(kind)),
    [book, topology, id, kind, projection],
  );
  const values = useMemo(() => book.values(kind, measure.id), [book, kind, measure.id]);
  const chosen = useMemo(() => places.flatMap((place) => codeAt(place, kind) ?? []), [places, kind]);
  const publishers = [...new Set(book.sources.filter((source) => measure.sourceIds.includes(source.id)).map(({ publisher }) => publisher))];
  return (
    <>
      <ChoroplethMap
        title={`${measure.label} by ${one.toLowerCase()}`}
        summary={`${measure.period}, ${publishers.join(', ')}. Figures for ${values.size.toLocaleString('en-GB')} areas.${measure.estimate === null ? '' : ' These are estimates.'}`}
        shapes={shapes}
        values={values}
        placeLabel={one}
        valueLabel={measure.label}
        format={(value) => cellText(value, measure)}
        formatShort={(value) => compactText(value, measure)}
        pins={pins}
        pinLabel={pinLabel}
        chosen={chosen}
        onOpen={
          onOpen === undefined
            ? undefined
            : (code) => {
                const place = book.place({ kind, code });
                if (place !== null) onOpen(place);
              }
        }
      />
      <p className="text-[12px] text-ink-3">{attribution.join(' ')}</p>
    </>
  );
}
