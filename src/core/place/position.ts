export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A country's bounding box, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export const unitedKingdom: Bounds = { south: 49, north: 61, west: -9, east: 2.5 };

/** A position inside the United Kingdom, in degrees; null for anything else, such as swapped or zero coordinates. */
export const positionOf = (latitude: unknown, longitude: unknown): Position | null => positionWithin(unitedKingdom, latitude, longitude);

/** A position inside a country's bounding box, in degrees; null for anything else. */
export function positionWithin(bounds: Bounds, latitude: unknown, longitude: unknown): Position | null {
  const north = degrees(latitude);
  const east = degrees(longitude);
  if (north === null || east === null || north < bounds.south || north > bounds.north || east < bounds.west || east > bounds.east)
    return null;
  return { latitude: north, longitude: east };
}

function degrees(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,15})?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
