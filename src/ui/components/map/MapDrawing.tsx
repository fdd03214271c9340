import { memo, useMemo, type RefObject } from 'react';
import type { MapClasses } from './mapClasses.ts';
import type { MapShape, MapShapes } from './mapShapes.ts';
import { viewBoxOf, type MapView } from './mapView.ts';
import type { MapHands } from './useMapView.ts';

/** One of the user's own items on the map. */
export interface MapPin {
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  /** Whether it is the map's subject, drawn larger. */
  readonly isMain?: boolean;
}

/** From palest to darkest class, as percentages of the brand colour over the card. */
export const classInk = [12, 30, 50, 72, 95] as const;

export const classFill = (at: number): string => `color-mix(in oklab, var(--brand) ${classInk[at] ?? 95}%, var(--card))`;

interface MapDrawingProps {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly name: string;
  readonly shapes: MapShapes;
  readonly values: ReadonlyMap<string, number>;
  readonly classes: MapClasses;
  readonly view: MapView;
  readonly hands: MapHands['hands'];
  readonly read: MapShape | null;
  readonly chosen: readonly string[];
  readonly pins: readonly MapPin[];
}

/** Draws the areas coloured by class, their borders, the selected and highlighted areas, and the pins. */
export function MapDrawing({ drawing, name, shapes, values, classes, view, hands, read, chosen, pins }: MapDrawingProps) {
  return (
    <svg
      ref={drawing}
      role="img"
      aria-label={name}
      viewBox={viewBoxOf(shapes, view)}
      data-testid="map-drawing"
      {...hands}
      className={`block h-full w-full cursor-pointer rounded-2 bg-sunk select-none [print-color-adjust:exact] ${view.zoom > 1 ? 'touch-none' : 'touch-pan-y'}`}
    >
      <Areas shapes={shapes} values={values} classes={classes} />
      <g fill="none" strokeLinejoin="round" className="pointer-events-none">
        {chosen.map((id) => (
          <path key={id} d={shapes.byId.get(id)?.path} className="stroke-ink" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />
        ))}
        {read === null ? null : (
          <path d={read.path} className="fill-tape/40 stroke-tape-ink" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        )}
      </g>
      <Pins shapes={shapes} pins={pins} zoom={view.zoom} />
    </svg>
  );
}

type AreasProps = Pick<MapDrawingProps, 'shapes' | 'values' | 'classes'>;

/** One path per class, so that moving the map redraws a few elements, not hundreds. */
const Areas = memo(function Areas({ shapes, values, classes }: AreasProps) {
  const { paths, blank } = useMemo(() => classPaths(shapes, values, classes), [shapes, values, classes]);
  return (
    <>
      <path d={blank} className="fill-card" />
      {paths.map((path, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a class is identified by its index
        <path key={at} d={path} style={{ fill: classFill(at) }} />
      ))}
      <path d={shapes.borders} fill="none" className="stroke-line-strong" strokeWidth={0.5} vectorEffect="non-scaling-stroke" />
    </>
  );
});

function classPaths({ shapes }: MapShapes, values: ReadonlyMap<string, number>, { classes, classOf }: MapClasses) {
  const parts: string[][] = classes.map(() => []);
  const blank: string[] = [];
  for (const { id, path } of shapes) {
    const value = values.get(id);
    if (value === undefined) blank.push(path);
    else parts[classOf(value)]?.push(path);
  }
  return { paths: parts.map((list) => list.join('')), blank: blank.join('') };
}

const Pins = memo(function Pins({
  shapes,
  pins,
  zoom,
}: {
  readonly shapes: MapShapes;
  readonly pins: readonly MapPin[];
  readonly zoom: number;
}) {
  const unit = Math.max(shapes.width, shapes.height) / 420 / zoom;
  return (
    <g className="pointer-events-none">
      {pins.map(({ id, lat, lon, count, isMain = false }) => {
        const at = shapes.project({ lat, lon });
        if (at === null) return null;
        const radius = unit * (isMain ? 7 : Math.min(7, 2.4 + Math.sqrt(count) * 0.6));
        return (
          <circle
            key={id}
            cx={at.x}
            cy={at.y}
            r={radius}
            className="fill-tape stroke-tape-ink"
            strokeWidth={1.25}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </g>
  );
});
