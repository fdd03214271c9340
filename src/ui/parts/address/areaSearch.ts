import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { AreaMarket, Place, PlaceKind, PlaceRef } from '../../../core/area/book/place.ts';

/** What `/area-insights` shows, as its address carries it. A place is a district's outcode, `kind:code`, or words to look it up by. */
export interface AreaSearch {
  readonly market?: 'us' | 'eu';
  readonly area?: string;
  /** Further places beside it, comma between them. */
  readonly with?: string;
  /** The figure that the map is coloured by. */
  readonly figure?: string;
  /** Which areas the map has. */
  readonly map?: 'districts';
}

/** As many places as fit side by side. */
export const mostAreas = 4;

/** The search of any address; what it does not know is dropped, so that an old or mistyped link still opens the screen. */
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

// The router reads `?area=01234` as a number.
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

export const marketOf = ({ market }: AreaSearch): AreaMarket => market ?? 'uk';

/** A place as an address names it. */
export const refText = ({ kind, code }: PlaceRef): string => (kind === 'district' ? code : `${kind}:${code}`);

const kinds: readonly PlaceKind[] = ['country', 'region', 'authority', 'district', 'sector', 'state', 'metro', 'county', 'zip'];

/** The place an address names: by its kind and code, else by what a search for the words finds first; null where nothing fits. */
export function placeOf(book: Pick<AreaBook, 'place' | 'find'>, named: string): Place | null {
  const at = named.indexOf(':');
  const kind = kinds.find((each) => each === named.slice(0, Math.max(0, at)));
  if (kind !== undefined) return book.place({ kind, code: named.slice(at + 1) });
  return book.find(named, 1)[0]?.place ?? null;
}

/** The places side by side, the first of them the screen's own; each once, unknown ones left out. */
export function placesOf(book: Pick<AreaBook, 'place' | 'find'>, { area = '', with: others = '' }: AreaSearch): readonly Place[] {
  const named = [area, ...others.split(',')].filter((name) => name.trim() !== '');
  const places = named.flatMap((name) => placeOf(book, name) ?? []);
  return places.filter((place, at) => places.findIndex((other) => refText(other) === refText(place)) === at).slice(0, mostAreas);
}

/** The search with these places side by side. */
export function withPlaces(search: AreaSearch, places: readonly PlaceRef[]): AreaSearch {
  const [first, ...others] = places.slice(0, mostAreas).map(refText);
  return parseAreaSearch({ ...search, area: first ?? '', with: others.join(',') });
}
