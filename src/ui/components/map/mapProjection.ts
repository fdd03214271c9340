import { geoAlbersUsa, geoConicConformal, geoTransverseMercator } from 'd3-geo';

/** A map projection. `meridian` is centred on the drawn area; each of the others suits one continent. */
export type MapProjection = 'meridian' | 'america' | 'europe';

/** From degrees to a plane of any scale, y downwards; null for points outside the projection. */
export type Flatten = (lon: number, lat: number) => readonly [x: number, y: number] | null;

/** The bounds of Europe. Remote islands are left out, because with them Europe would be too small on the map. */
const europe = { west: -25, east: 45, south: 34, north: 72 } as const;

/** The projection as a point function. `meridian` is its central longitude, if it has one. */
export function flattenBy(kind: MapProjection, meridian: number): Flatten {
  if (kind === 'america') {
    // Alaska and Hawaii are inset; any other point is left out.
    const flat = geoAlbersUsa().scale(1000).translate([0, 0]);
    return (lon, lat) => flat([lon, lat]);
  }
  if (kind === 'europe') {
    const flat = geoConicConformal().parallels([43, 62]).rotate([-15, 0]).scale(1000).translate([0, 0]);
    const inside = (lon: number, lat: number): boolean =>
      lon >= europe.west && lon <= europe.east && lat >= europe.south && lat <= europe.north;
    return (lon, lat) => (inside(lon, lat) ? flat([lon, lat]) : null);
  }
  const flat = geoTransverseMercator().rotate([-meridian, 0]).scale(1000).translate([0, 0]);
  return (lon, lat) => flat([lon, lat]);
}
