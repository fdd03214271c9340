import { geoAlbersUsa, geoConicConformal, geoTransverseMercator } from 'd3-geo';

/** How a part of the world is laid flat: `meridian` about the middle of what is drawn, or made for a continent. */
export type MapProjection = 'meridian' | 'america' | 'europe';

/** From degrees to a plane of any scale, y downwards; null for what the projection leaves out. */
export type Flatten = (lon: number, lat: number) => readonly [x: number, y: number] | null;

/** Far islands would make Europe a dot. */
const europe = { west: -25, east: 45, south: 34, north: 72 } as const;

/** A projection as a function of points; `meridian` is the longitude it is straight at where it has one. */
export function flattenBy(kind: MapProjection, meridian: number): Flatten {
  if (kind === 'america') {
    // Alaska and Hawaii beside the others; anything else is left out.
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
