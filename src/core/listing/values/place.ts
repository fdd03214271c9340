export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The box a country lies in, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export const unitedKingdom: Bounds = { south: 49, north: 61, west: -9, east: 2.5 };

/** A position inside the United Kingdom, or null: swapped or zero coordinates are no position at all. */
export const positionOf = (latitude: unknown, longitude: unknown): Position | null => positionWithin(unitedKingdom, latitude, longitude);

/** A position inside a country's box, or null. */
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

const outcodeForm = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const incodeForm = /^\d[A-Z]{2}$/;

/** The first half of a postcode: "SE1". */
export function outcodeOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return outcodeForm.test(text) ? text : null;
}

/** The second half of a postcode: "9RB". */
export function incodeOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return incodeForm.test(text) ? text : null;
}

export interface Postcode {
  readonly outcode: string;
  readonly incode: string | null;
}

/** A whole postcode written alone: "SE1 9RB", "se19rb". */
export function postcodeOf(value: unknown): Postcode | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const found = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})?$/.exec(text);
  return found?.[1] === undefined ? null : { outcode: found[1], incode: found[2] ?? null };
}

/** The postcode an address ends or begins with, whole or its first half: "Wharf Road, Islington, N1 7GS", "London, SE1 8FF, UK". */
export function postcodeInAddress(address: string | null): Postcode | null {
  const text = (address ?? '').replace(/[\s,]*(?:UK|United Kingdom|England|Scotland|Wales)?[\s.,]*$/, '');
  const found =
    /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?)(?: ?(\d[A-Z]{2}))?$/.exec(text) ??
    /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})(?![A-Z\d])/.exec(text) ??
    /^([A-Z]{1,2}\d{1,2}[A-Z]?)(?: (\d[A-Z]{2}))?[\s,]/.exec(text);
  return found?.[1] === undefined ? null : { outcode: found[1], incode: found[2] ?? null };
}
