import { placeNames } from '../market/rules.ts';
import type { Place } from '../market/rules.ts';

/** A place and its certainty: `certain`, `border` if the postcode district spans both sides, or `assumed`. */
export interface PlaceFinding {
  readonly place: Place;
  readonly certainty: 'certain' | 'border' | 'assumed';
  /** A note for the person if it is uncertain, else null. */
  readonly note: string | null;
}

/**
 * The UK nation whose transfer tax applies to a postcode district such as "M6" or "SY10". Border districts go to the side with more
 * postcodes (ONS postcode look-up, May 2025), with a note.
 */
export function placeOfOutcode(outcode: string | null): PlaceFinding {
  const district = outcode?.trim().toUpperCase() ?? '';
  const area = /^[A-Z]{1,2}(?=\d)/.exec(district)?.[0];
  if (area === undefined)
    return { place: 'england', certainty: 'assumed', note: 'The listing has no postcode, so the property is taxed as in England.' };
  const place = exceptions[district] ?? areas[area] ?? 'england';
  if (!splitDistricts.has(district)) return { place, certainty: 'certain', note: null };
  const note = `${district} spans a border. The property is taxed as in ${placeNames[place]}. Check the address.`;
  return { place, certainty: 'border', note };
}

const listed = (place: Place, codes: string): readonly (readonly [string, Place])[] => codes.split(' ').map((code) => [code, place]);

/** Postcode areas outside England; every other area is English apart from the exceptions. */
const areas: Readonly<Record<string, Place>> = Object.fromEntries([
  ...listed('scotland', 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'),
  ...listed('wales', 'CF LD LL NP SA'),
  ...listed('northern-ireland', 'BT'),
]);

const exceptions: Readonly<Record<string, Place>> = Object.fromEntries([
  ...listed('wales', 'CH5 CH6 CH7 CH8 SY15 SY16 SY17 SY18 SY19 SY20 SY21 SY22 SY23 SY24 SY25'),
  ...listed('england', 'TD15'),
]);

/** Districts with a tenth or more of their postcodes in another country. */
const splitDistricts: ReadonlySet<string> = new Set('CA6 CH4 HR3 HR5 LD7 LD8 NP16 SY10 SY13 SY15 TD12 TD15'.split(' '));
