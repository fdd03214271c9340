/** A part of the world that figures are published for. `authority` is a local authority; `district` a postcode district such as M6. */
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
  /** Its middle; null where none is published. */
  readonly point: Point | null;
  /** What it lies in, the nearest first: authority, region, country. A district counts where most of its postcodes lie. */
  readonly within: readonly PlaceRef[];
  /** For a district that lies in several: what to say, else null. */
  readonly note: string | null;
}

/** A place that answers what was typed, the best first. */
export interface PlaceHit {
  readonly place: Place;
  /** How it was found. A full postcode gives its sector where the sectors are at hand, else its district. */
  readonly by: 'outcode' | 'postcode' | 'coordinates' | 'name' | 'code';
  /** Kilometres from the coordinates typed; null otherwise. */
  readonly km: number | null;
}

/** A place’s kind and code as one key. */
export const placeKey = ({ kind, code }: PlaceRef): string => `${kind}:${code}`;
