import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { AreaMarket, Place, PlaceKind, PlaceRef } from '../../../core/area/book/place.ts';

/** The search parameters of `/area-insights`. A place is an outcode, `kind:code`, or search words. */
export interface AreaSearch {
  readonly market?: 'us' | 'eu';
  readonly area?: string;
  /** Further places to compare, comma-separated. */
  readonly with?: string;
  /** The figure that colours the map. */
  readonly figure?: string;
  /** The map layer. */
  readonly map?: 'districts';
}

/** Maximum places to compare. */
export const maxAreas = 4;

/** The search from any query. Unknown values are dropped, so that an old or mistyped link still opens the screen. */
export function parseAreaSearch(raw: Readonly<Record<string, unknown>>): AreaSearch {
  const market = raw['market'] === 'us' || raw['market'] === 'eu' ? raw['market'] : null;
  const parts = {
    area: text(raw['area']).slice(0, 80),
    with: text(raw['with']).slice(0, 200),
    figure: /^\w{1,30}$/.test(text(raw['figure'])) ? text(raw['figure']) : '',
  };
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
  return { ...(market === null ? {} : { market }), ...given, ...(raw['map'] === 'districts' ? { map: 'districts' as const } : {}) };
}

// The router parses `?area=01234` as a number.
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

export const marketOf = ({ market }: AreaSearch): AreaMarket => market ?? 'uk';

/** A place as written in the URL. */
export const refText = ({ kind, code }: PlaceRef): string => (kind === 'district' ? code : `${kind}:${code}`);

const kinds: readonly PlaceKind[] = ['country', 'region', 'authority', 'district', 'sector', 'state', 'metro', 'county', 'zip'];

/** The place named in a URL, by kind and code or the first search result; null without a match. */
export function placeOf(book: Pick<AreaBook, 'place' | 'find'>, named: string): Place | null {
  const at = named.indexOf(':');
  const kind = kinds.find((each) => each === named.slice(0, Math.max(0, at)));
  if (kind !== undefined) return book.place({ kind, code: named.slice(at + 1) });
  return book.find(named, 1)[0]?.place ?? null;
}

/** The compared places, the screen's main place first, without duplicates or unknown places. */
export function placesOf(book: Pick<AreaBook, 'place' | 'find'>, { area = '', with: others = '' }: AreaSearch): readonly Place[] {
  const named = [area, ...others.split(',')].filter((name) => name.trim() !== '');
  const places = named.flatMap((name) => placeOf(book, name) ?? []);
  return places.filter((place, at) => places.findIndex((other) => refText(other) === refText(place)) === at).slice(0, maxAreas);
}

/** The search that compares these places. */
export function withPlaces(search: AreaSearch, places: readonly PlaceRef[]): AreaSearch {
  const [first, ...others] = places.slice(0, maxAreas).map(refText);
  return parseAreaSearch({ ...search, area: first ?? '', with: others.join(',') });
}
