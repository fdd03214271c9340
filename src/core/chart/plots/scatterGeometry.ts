import type { ChartSize } from '../axes.ts';
import { levelScale, rangeOf, uprightScale, type PlotAxes, type TickText } from './plotScale.ts';

export interface ScatterInput {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly xText: TickText;
  readonly yText: TickText;
}

export interface ScatterGeometry extends PlotAxes {
  /** In the order of the input; null if a coordinate is not a number. */
  readonly places: readonly ({ readonly x: number; readonly y: number } | null)[];
}

const isKnown = ({ x, y }: ScatterInput['points'][number]): boolean => Number.isFinite(x) && Number.isFinite(y);

/** Points laid out on axes that end at round numbers; neither axis has to include zero. */
export function scatterGeometry({ points, xText, yText }: ScatterInput, size: ChartSize): ScatterGeometry {
  const known = points.filter(isKnown);
  const { plot, y, yTicks, zero } = uprightScale(
    rangeOf(
      known.map((point) => point.y),
      'none',
    ),
    yText,
    size,
  );
  const level = levelScale(
    {
      range: rangeOf(
        known.map((point) => point.x),
        'none',
      ),
      ends: 'round',
      text: xText,
    },
    plot,
    size,
  );
  return {
    width: size.width,
    height: size.height,
    plot,
    xTicks: level.xTicks,
    yTicks,
    zero,
    places: points.map((point) => (isKnown(point) ? { x: level.x(point.x), y: y(point.y) } : null)),
  };
}

/**
 * The index of the point nearest to a position, within `reach`; null if there is none. In a tie the later point wins, because it is drawn
 * on top.
 */
export function nearestPlace(
  places: ScatterGeometry['places'],
  to: { readonly x: number; readonly y: number },
  reach: number,
): number | null {
  let found: number | null = null;
  let best = reach * reach;
  for (const [at, place] of places.entries()) {
    if (place === null) continue;
    const distance = (place.x - to.x) ** 2 + (place.y - to.y) ** 2;
    if (distance > best) continue;
    best = distance;
    found = at;
  }
  return found;
}
