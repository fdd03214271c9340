import type { MapBox, MapPoint, MapShapes } from './mapShapes.ts';

/** Which part of a map is seen: its middle, and how many times larger than the whole it is shown. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

type MapSize = Pick<MapShapes, 'width' | 'height'>;

const most = 60;

export const wholeMap = ({ width, height }: MapSize): MapView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The view with its middle on the map and its zoom within reason. */
function within({ width, height }: MapSize, { x, y, zoom }: MapView): MapView {
  const kept = Math.min(most, Math.max(1, zoom));
  if (kept === 1) return wholeMap({ width, height });
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)), zoom: kept };
}

/** Larger or smaller by a factor, with the given point staying where it is. */
export function zoomed(size: MapSize, view: MapView, { by, at }: { readonly by: number; readonly at?: MapPoint | undefined }): MapView {
  const zoom = Math.min(most, Math.max(1, view.zoom * by));
  const share = view.zoom / zoom;
  const { x, y } = at ?? view;
  return within(size, { x: x + (view.x - x) * share, y: y + (view.y - y) * share, zoom });
}

/** Moved by a distance on the map. */
export const moved = (size: MapSize, view: MapView, { x, y }: MapPoint): MapView => within(size, { ...view, x: view.x + x, y: view.y + y });

/** An area in the middle, with as much again around it on every side. */
export function around(size: MapSize, box: MapBox): MapView {
  const zoom = Math.min(size.width / Math.max(1, box.width), size.height / Math.max(1, box.height)) / 3;
  return within(size, { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: Math.min(24, zoom) });
}

/** For the viewBox of an SVG. */
export function viewBoxOf({ width, height }: MapSize, { x, y, zoom }: MapView): string {
  const [seenWidth, seenHeight] = [width / zoom, height / zoom];
  return [x - seenWidth / 2, y - seenHeight / 2, seenWidth, seenHeight].map((value) => value.toFixed(1)).join(' ');
}
