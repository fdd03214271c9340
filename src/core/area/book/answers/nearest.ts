import type { Point } from '../place.ts';

/** Mean radius of the earth, kilometres. */
const radius = 6_371;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). */
export function kmBetween(one: Point, other: Point): number {
  const [lat, lon] = [(other.lat - one.lat) * radians, (other.lon - one.lon) * radians];
  const half = Math.sin(lat / 2) ** 2 + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(lon / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)));
}

export interface Near {
  readonly row: number;
  readonly km: number;
}

/**
 * The `count` nearest rows, nearest first. Candidates are compared on a flat local projection; the distances returned are great circles in
 * kilometres.
 */
export function nearestRows(
  point: Point,
  { lats, lons, count }: { readonly lats: Float64Array; readonly lons: Float64Array; readonly count: number },
): readonly Near[] {
  const shrink = Math.cos(point.lat * radians);
  const best: { row: number; flat: number }[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let row = 0; row < lats.length; row += 1) {
    const down = (lats[row] ?? Number.NaN) - point.lat;
    const across = ((lons[row] ?? Number.NaN) - point.lon) * shrink;
    const flat = down * down + across * across;
    if (!(flat < limit)) continue;
    const at = best.findIndex((other) => flat < other.flat);
    best.splice(at === -1 ? best.length : at, 0, { row, flat });
    if (best.length > count) best.pop();
    if (best.length === count) limit = best.at(-1)?.flat ?? limit;
  }
  return best
    .map(({ row }) => ({ row, km: kmBetween(point, { lat: lats[row] ?? 0, lon: lons[row] ?? 0 }) }))
    .toSorted((one, other) => one.km - other.km);
}
