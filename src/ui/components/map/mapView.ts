import type { MapBox, MapPoint, MapShapes } from './mapShapes.ts';

/** The visible part of a map: its centre and zoom factor. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

type MapSize = Pick<MapShapes, 'width' | 'height'>;

const most = 60;

export const fullMapView = ({ width, height }: MapSize): MapView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The view with its centre clamped to the map and its zoom limited. */
function within({ width, height }: MapSize, { x, y, zoom }: MapView): MapView {
  const kept = Math.min(most, Math.max(1, zoom));
  if (kept === 1) return fullMapView({ width, height });
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)), zoom: kept };
}

/** The view zoomed by a factor around a fixed point. */
export function zoomed(size: MapSize, view: MapView, { by, at }: { readonly by: number; readonly at?: MapPoint | undefined }): MapView {
  const zoom = Math.min(most, Math.max(1, view.zoom * by));
  const share = view.zoom / zoom;
  const { x, y } = at ?? view;
  return within(size, { x: x + (view.x - x) * share, y: y + (view.y - y) * share, zoom });
}

/** The view moved by a distance in map units, within the map. */
export const moved = (size: MapSize, view: MapView, { x, y }: MapPoint): MapView => within(size, { ...view, x: view.x + x, y: view.y + y });

/** A view centred on an area, with a margin of the same size on every side. */
export function around(size: MapSize, box: MapBox): MapView {
  const zoom = Math.min(size.width / Math.max(1, box.width), size.height / Math.max(1, box.height)) / 3;
  return within(size, { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: Math.min(24, zoom) });
}

/** Canvas units per map unit when the whole map fits a canvas `aspect` wide and 1 high, as an SVG fits its viewBox. */
const unitOn = ({ width, height }: MapSize, aspect: number): number => Math.min(aspect / width, 1 / height);

/** The view that fits a box on a canvas with this aspect ratio. A small box keeps enough surroundings to show its location. */
export function fitting(size: MapSize, box: MapBox, aspect: number): MapView {
  const least = Math.max(size.width, size.height) / 10;
  const [width, height] = [Math.max(least, box.width * 1.4), Math.max(least, box.height * 1.4)];
  const unit = unitOn(size, aspect);
  const zoom = Math.min(aspect / (unit * width), 1 / (unit * height));
  return within(size, { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom });
}

/** The whole map is cropped if it would fill less than this share of its canvas. */
const fills = 0.7;

/** The initial view: the whole map if it fills the canvas, else a part that does, around the median of `centres`. */
export function filling(size: MapSize, centres: readonly MapPoint[], aspect: number): MapView {
  const { width, height } = size;
  const unit = unitOn(size, aspect);
  const share = (unit * width * unit * height) / aspect;
  if (share >= fills || centres.length === 0) return fullMapView(size);
  const zoom = 1 / share;
  const seen = { x: aspect / (unit * zoom), y: 1 / (unit * zoom) };
  const middle = (of: 'x' | 'y', end: number): number => {
    const sorted = centres.map((centre) => centre[of]).toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? end / 2;
    return Math.min(end - seen[of] / 2, Math.max(seen[of] / 2, median));
  };
  return within(size, { x: middle('x', width), y: middle('y', height), zoom });
}

/** The bounding box of points; null without points. */
export function boxAround(points: readonly MapPoint[]): MapBox | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The `viewBox` attribute of an SVG. */
export function viewBoxOf({ width, height }: MapSize, { x, y, zoom }: MapView): string {
  const [seenWidth, seenHeight] = [width / zoom, height / zoom];
  return [x - seenWidth / 2, y - seenHeight / 2, seenWidth, seenHeight].map((value) => value.toFixed(1)).join(' ');
}
