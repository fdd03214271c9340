import { useState, type PointerEvent, type ReactNode } from 'react';
import { scatterGeometry } from '../../../../core/chart/plots/scatterGeometry.ts';
import type { ChartFormat } from '../../../components/chart/chartFormats.ts';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';

interface Point {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

interface AreaPickerProps {
  readonly points: readonly Point[];
  readonly labels: { readonly x: string; readonly y: string };
  readonly formats: { readonly x: ChartFormat; readonly y: ChartFormat };
  readonly onChoose: (ids: readonly string[]) => void;
  /** The chart that the rectangle is drawn over. */
  readonly children: ReactNode;
}

interface Drag {
  readonly svg: SVGSVGElement;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Selects points by a rectangle drawn over the chart. Filters and the list below are the keyboard alternative. */
export function AreaPicker({ points, formats, onChoose, children }: AreaPickerProps) {
  const [on, setOn] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    const svg = event.currentTarget.parentElement?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (svg === null || svg === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    setDrag({ svg, from: at, to: at });
  };
  const end = (): void => {
    if (drag !== null) onChoose(pointsIn(drag, points, formats));
    setDrag(null);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Chip pressed={on} onClick={() => setOn(!on)} data-testid="scatter-area">
          Select on the chart
        </Chip>
        <Button look="quiet" size="small" onClick={() => onChoose(points.map(({ id }) => id))}>
          Select all
        </Button>
      </div>
      <div className="relative">
        {children}
        {on ? (
          <div
            data-testid="scatter-layer"
            onPointerDown={begin}
            onPointerMove={(event) => setDrag((now) => (now === null ? null : { ...now, to: { x: event.clientX, y: event.clientY } }))}
            onPointerUp={end}
            onPointerCancel={() => setDrag(null)}
            className="absolute inset-x-0 top-11 bottom-0 cursor-crosshair touch-none"
          >
            {drag === null ? null : <Rectangle drag={drag} />}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Rectangle({ drag: { from, to } }: { readonly drag: Drag }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none fixed z-40 border-2 border-brand bg-brand/15"
      style={{ left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }}
    />
  );
}

/** The ids of the points inside the rectangle, from the chart's own geometry at its rendered size. */
function pointsIn({ svg, from, to }: Drag, points: readonly Point[], { x, y }: AreaPickerProps['formats']): readonly string[] {
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  const scale = width / box.width;
  const { places } = scatterGeometry({ points, xText: x.formatTick, yText: y.formatTick }, { width, height, text: 12 });
  const [left, right] = ordered((from.x - box.left) * scale, (to.x - box.left) * scale);
  const [top, bottom] = ordered((from.y - box.top) * scale, (to.y - box.top) * scale);
  return points.flatMap(({ id }, at) => {
    const place = places[at];
    const inside = place != null && place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;
    return inside ? [id] : [];
  });
}

const ordered = (one: number, other: number): readonly [number, number] => (one < other ? [one, other] : [other, one]);
