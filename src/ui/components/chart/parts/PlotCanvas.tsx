import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { Box } from '../../../../core/chart/pathRecorder.ts';
import type { PlotAxes } from '../../../../core/chart/plots/plotScale.ts';
import { Axes } from './Axes.tsx';
import { useChartWidth } from './useChartWidth.ts';

/** A position in the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface PlotCanvasProps<Geometry extends PlotAxes> {
  readonly title: string;
  readonly summary: string;
  readonly layOut: (size: { readonly width: number; readonly height: number; readonly text: number }) => Geometry;
  readonly renderPlot: (geometry: Geometry, point: number | null) => ReactNode;
  /** Number of points that can be highlighted. */
  readonly count: number;
  /** The point under the pointer, or null. */
  readonly pointAt: (geometry: Geometry, place: Place) => number | null;
  /** Text for one point, for the readout and for screen readers. */
  readonly say: (point: number) => string;
  /** Content above the plot, e.g. a legend with the point's values. */
  readonly renderHead?: (point: number | null) => ReactNode;
  readonly foot?: ReactNode;
  /** Draws a marker at the point, e.g. a vertical line. */
  readonly markAt?: (geometry: Geometry, point: number) => Box | null;
  /** Called on a click on a point, or Enter. */
  readonly onOpen?: ((point: number) => void) | undefined;
}

/**
 * A plot whose points can be read with a pointer or finger, or with the arrow keys on the slider inside it. Vertical swipes still scroll
 * the page.
 */
export function PlotCanvas<Geometry extends PlotAxes>(props: PlotCanvasProps<Geometry>) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useChartWidth(frame);
  const [point, setPoint] = useState<number | null>(null);
  const shown = point !== null && point < props.count ? point : null;
  const geometry =
    width === null ? null : props.layOut({ width, height: Math.round(Math.min(300, Math.max(200, width * 0.46))), text: 12 });
  const read = (event: PointerEvent<HTMLDivElement>) => {
    if (geometry === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = geometry.width / box.width;
    setPoint(props.pointAt(geometry, { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }));
  };
  const open = shown === null ? undefined : () => props.onOpen?.(shown);
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {props.renderHead?.(shown)}
      {geometry === null ? (
        <div className="h-56" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider inside is the keyboard alternative
        <div
          className="relative touch-pan-y rounded-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand"
          onPointerDown={read}
          onPointerMove={read}
          onClick={open}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setPoint(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') open?.();
          }}
        >
          <Drawing {...props} geometry={geometry} point={shown} />
          <PointSlider title={props.title} count={props.count} point={shown} onPoint={setPoint} say={props.say} />
        </div>
      )}
      {props.foot}
    </div>
  );
}

interface DrawingProps<Geometry extends PlotAxes> extends PlotCanvasProps<Geometry> {
  readonly geometry: Geometry;
  readonly point: number | null;
}

function Drawing<Geometry extends PlotAxes>({ title, summary, geometry, renderPlot, point, markAt }: DrawingProps<Geometry>) {
  const titleId = useId();
  const mark = point === null ? null : (markAt?.(geometry, point) ?? null);
  return (
    <svg
      role="img"
      aria-labelledby={titleId}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      className="pointer-events-none block h-auto w-full overflow-visible [print-color-adjust:exact]"
    >
      <title id={titleId}>{`${title}. ${summary}`}</title>
      {mark === null ? null : <rect {...mark} className="fill-ink opacity-10 forced-colors:fill-[Highlight] forced-colors:opacity-40" />}
      <Axes axes={geometry} />
      {renderPlot(geometry, point)}
    </svg>
  );
}

interface PointSliderProps {
  readonly title: string;
  readonly count: number;
  readonly point: number | null;
  readonly onPoint: (point: number | null) => void;
  readonly say: (point: number) => string;
}

/** An invisible native slider: the arrow keys, Home and End move between points, and each point is announced. It ignores pointers. */
function PointSlider({ title, count, point, onPoint, say }: PointSliderProps) {
  if (count === 0) return null;
  return (
    <input
      type="range"
      min={0}
      max={count - 1}
      step={1}
      value={point ?? 0}
      aria-label={`Read ${title} point by point`}
      aria-valuetext={say(point ?? 0)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onPoint(point ?? 0);
      }}
      onBlur={() => onPoint(null)}
      onChange={(event) => onPoint(Number(event.currentTarget.value))}
      className="pointer-events-none absolute inset-0 h-full w-full opacity-0 print:hidden"
    />
  );
}
