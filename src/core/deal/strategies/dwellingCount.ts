import type { ListingFacts } from '../../listing/facts.ts';

/** The number of dwellings in a property, as listed or implied by its type; null if unknown. */
export function dwellingCount({ units, propertyType }: Pick<ListingFacts, 'units' | 'propertyType'>): number | null {
  if (units !== null) return units;
  return kinds.find(([name]) => name.test(propertyType ?? ''))?.[1] ?? null;
}

const kinds: readonly (readonly [name: RegExp, units: number])[] = [
  [/duplex|two[- ]?(family|unit)/i, 2],
  [/triplex|three[- ]?(family|unit)/i, 3],
  [/(four|quadru?)-?plex|four[- ]?(family|unit)/i, 4],
  [/single[- ]?family|condo|co-?op|town ?house|terraced|detached|bungalow|flat|apartment|manufactured/i, 1],
];
