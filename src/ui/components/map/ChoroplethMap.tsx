import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ChartFrame, type ChartTableData, type ChartText } from '../chart/parts/ChartFrame.tsx';
import { MapControls } from './MapControls.tsx';
import { MapDrawing, type MapPin } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import { mapClassesOf, type MapClasses } from './mapClasses.ts';
import { boxAround } from './mapView.ts';
import { shapeAt, type MapShape, type MapShapes } from './mapShapes.ts';
import { useMapView } from './useMapView.ts';

export interface ChoroplethMapProps extends ChartText {
  readonly shapes: MapShapes;
  /** Values by shape id. An area without a value is blank. */
  readonly values: ReadonlyMap<string, number>;
  /** Kind of area: "Local authority". */
  readonly placeLabel: string;
  readonly valueLabel: string;
  readonly format: (value: number) => string;
  /** Short format for the legend; defaults to `format`. */
  readonly formatShort?: (value: number) => string;
  /** Label of an area without a value; defaults to "no figure published". */
  readonly blankLabel?: string;
  readonly pins?: readonly MapPin[];
  /** What the pins show: "your deals". */
  readonly pinLabel?: string;
  /** Ids of the outlined areas. The map starts at the first of them, or else at the pins. */
  readonly chosen?: readonly string[];
  readonly onOpen?: ((id: string) => void) | undefined;
}

const none: readonly never[] = [];

/** A choropleth map with pan, readout and selection. The table view contains every figure. */
export function ChoroplethMap(props: ChoroplethMapProps) {
  const { title, summary, heading, shapes, values, valueLabel, format, pins = none, pinLabel = 'deals' } = props;
  const classes = useMemo(() => mapClassesOf(values.values()), [values]);
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} picture="Map" table={() => mapTable(props)}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2.5 @3xl:grid-cols-[minmax(0,1fr)_11rem]">
          <MapSurface {...props} classes={classes} />
          <MapLegend
            label={valueLabel}
            classes={classes}
            format={props.formatShort ?? format}
            blank={shapes.shapes.some(({ id }) => !values.has(id)) ? (props.blankLabel ?? 'no figure published') : null}
            pins={pins.length === 0 ? null : pinLabel}
          />
        </div>
      </div>
    </ChartFrame>
  );
}

interface SurfaceProps extends ChoroplethMapProps {
  readonly classes: MapClasses;
}

function MapSurface({
  title,
  summary,
  shapes,
  values,
  classes,
  format,
  pins = none,
  pinLabel = 'deals',
  chosen = none,
  onOpen,
}: SurfaceProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [read, setRead] = useState<MapShape | null>(null);
  const home = useMemo(() => boxAround(pins.flatMap((pin) => shapes.project(pin) ?? [])), [pins, shapes]);
  const { view, hands, zoomBy, moveBy, showAll } = useMapView({
    shapes,
    focus: chosen[0] ?? null,
    home,
    drawing,
    onHover: (point) => setRead(point === null ? null : shapeAt(shapes, point)),
    onPress: (point) => {
      const pressed = shapeAt(shapes, point);
      setRead(pressed);
      if (pressed !== null) onOpen?.(pressed.id);
    },
  });
  const press = (event: KeyboardEvent): void => {
    const act = keyAct(event, { zoomBy, moveBy, showAll });
    if (act !== null) {
      event.preventDefault();
      act();
    } else if (event.key === 'Enter' && read !== null) onOpen?.(read.id);
  };
  const shown = read ?? shapes.byId.get(chosen[0] ?? '') ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="min-h-6 text-sm text-ink-2" data-testid="map-read">
        {shown === null ? (
          'Select or point at an area to see its figure.'
        ) : (
          <Read shape={shown} text={describeShape(shown, values, format)} />
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside handles the keys */}
      <div
        onKeyDown={press}
        onPointerLeave={() => setRead(null)}
        className="relative h-[min(70vh,34rem)] rounded-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand"
      >
        <MapDrawing drawing={drawing} name={`${title}. ${summary}`} {...{ shapes, values, classes, view, hands, read, chosen, pins }} />
        <AreaSlider
          title={title}
          shapes={shapes}
          read={read}
          onRead={setRead}
          say={(shape) => `${shape.name}: ${describeShape(shape, values, format)}`}
        />
        <MapControls zoom={view.zoom} onZoom={zoomBy} onWhole={showAll} />
      </div>
      {pins.length === 0 ? null : <p className="sr-only">{`${pins.length} pins for ${pinLabel}, listed in the table.`}</p>}
    </div>
  );
}

const Read = ({ shape, text }: { readonly shape: MapShape; readonly text: string }) => (
  <>
    <span className="font-semibold text-ink">{shape.name}</span> {text}
  </>
);

const describeShape = ({ id }: MapShape, values: ReadonlyMap<string, number>, format: (value: number) => string): string => {
  const value = values.get(id);
  return value === undefined ? 'no figure' : format(value);
};

interface AreaSliderProps {
  readonly title: string;
  readonly shapes: MapShapes;
  readonly read: MapShape | null;
  readonly onRead: (shape: MapShape | null) => void;
  readonly say: (shape: MapShape) => string;
}

/** An invisible native slider, as in charts: the arrow keys move through areas by name, and each area is announced. It ignores pointers. */
function AreaSlider({ title, shapes, read, onRead, say }: AreaSliderProps) {
  const byName = useMemo(() => shapes.shapes.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')), [shapes]);
  const at = read === null ? 0 : Math.max(0, byName.indexOf(read));
  const shown = byName[at];
  if (shown === undefined) return null;
  return (
    <input
      type="range"
      min={0}
      max={byName.length - 1}
      step={1}
      value={at}
      aria-label={`Read ${title} area by area. Plus and minus zoom, Shift with an arrow key moves the map, 0 shows the whole map, Enter opens an area.`}
      aria-valuetext={say(shown)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onRead(shown);
      }}
      onChange={(event) => onRead(byName[Number(event.currentTarget.value)] ?? null)}
      data-testid="map-slider"
      className="pointer-events-none absolute inset-0 h-full w-full opacity-0 print:hidden"
    />
  );
}

interface MapActs {
  readonly zoomBy: (by: number) => void;
  readonly moveBy: (x: number, y: number) => void;
  readonly showAll: () => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
};

/** The view change for a key; null for any other key. */
function keyAct({ key, shiftKey }: KeyboardEvent, { zoomBy, moveBy, showAll }: MapActs): (() => void) | null {
  if (key === '+' || key === '=') return () => zoomBy(1.6);
  if (key === '-') return () => zoomBy(1 / 1.6);
  if (key === '0') return showAll;
  const step = shiftKey ? steps[key] : undefined;
  return step === undefined ? null : () => moveBy(...step);
}

/** Largest figure first, areas without a figure last. */
function mapTable({ shapes, values, placeLabel, valueLabel, format }: ChoroplethMapProps): ChartTableData {
  const rows = shapes.shapes.toSorted((one, other) => (values.get(other.id) ?? -Infinity) - (values.get(one.id) ?? -Infinity));
  return {
    columns: [{ label: placeLabel }, { label: valueLabel, align: 'right' }],
    rows: rows.map((shape) => [shape.name, describeShape(shape, values, format)]),
  };
}
