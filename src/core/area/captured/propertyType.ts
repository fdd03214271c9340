import type { PropertyType } from './statistics.ts';

/** The property type behind a portal's wording: "Semi-Detached Bungalow" is a bungalow, "maisonette" a flat. Null if none is stated. */
export function normalizePropertyType(propertyType: string | null): PropertyType | null {
  const words = propertyType?.toLowerCase().replaceAll(/[_-]+/g, ' ').trim() ?? '';
  if (words === '') return null;
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** Tried in this order: the first match counts. */
const kinds: readonly (readonly [PropertyType, RegExp])[] = [
  ['bungalow', /\bbungalow\b/],
  ['flat', /\b(flat|apartment|maisonette|studio|penthouse|duplex)\b/],
  ['semi-detached', /\bsemi\b/],
  ['terraced', /\b(terrace|terraced|mews|town ?house|townhouse)\b/],
  ['detached', /\bdetached\b/],
];
