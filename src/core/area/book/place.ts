/** A kind of area with published figures. `authority` is a local authority; `district` a postcode district such as M6. */
export type PlaceKind = 'country' | 'region' | 'authority' | 'district' | 'sector' | 'state' | 'metro' | 'county' | 'zip';

export type AreaMarket = 'uk' | 'us' | 'eu';

/** Names one place. Codes: ONS for countries, regions and authorities; "M6" and "M6 5" for districts and sectors; two letters for states
 * of the US and countries of the EU; five digits for metros (CBSA), counties (FIPS) and ZIP codes. */
export interface PlaceRef {
  readonly kind: PlaceKind;
  readonly code: string;
}

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface Place extends PlaceRef {
  /** "M6, Langworthy Buile Hill", "Salford", "North West". */
  readonly name: string;
  readonly market: AreaMarket;
  /** Its centroid; null if none is published. */
  readonly point: Point | null;
  /** The areas around it, the smallest first: authority, region, country. A district belongs to the one with most of its postcodes. */
  readonly within: readonly PlaceRef[];
  /** A note for a district that spans several areas, else null. */
  readonly note: string | null;
}

/** A place that matches typed text. */
export interface PlaceHit {
  readonly place: Place;
  /** How it was found. A full postcode gives its sector if the sectors are loaded, else its district. */
  readonly by: 'outcode' | 'postcode' | 'coordinates' | 'name' | 'code';
  /** Kilometres from the coordinates typed; null otherwise. */
  readonly km: number | null;
}

/** A place's kind and code as one key. */
export const placeKey = ({ kind, code }: PlaceRef): string => `${kind}:${code}`;
