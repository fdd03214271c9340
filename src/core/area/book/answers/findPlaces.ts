import { numbersOf, plainName } from '../levels/level.ts';
import type { Level } from '../levels/level.ts';
import { nearestRows } from './nearest.ts';
import type { Place, PlaceHit, Point } from '../place.ts';

export interface Atlas {
  readonly levels: readonly Level[];
  readonly placeAt: (level: Level, row: number) => Place;
}

/** The largest distance in kilometres at which a point is still assigned to a place. */
const farthestKm = 50;

/** At most `limit` places that match typed text; see `AreaBook.find`. */
export function findPlaces(atlas: Atlas, query: string, limit: number): readonly PlaceHit[] {
  const typed = query.trim();
  if (typed === '') return [];
  const point = parsePoint(typed);
  if (point !== null) {
    const hit = nearestPlace(atlas, point);
    return hit === null ? [] : [hit];
  }
  const postcode = byPostcode(atlas, typed);
  if (postcode !== null) return [postcode, ...beginningLike(atlas, postcode, limit - 1)];
  const exact = byCode(atlas, typed);
  const named = byName(atlas, typed, limit);
  return [...(exact === null ? [] : [exact]), ...named.filter(({ place }) => place.code !== exact?.place.code)].slice(0, limit);
}

/** Codes that start with the typed one: "M1" may be the beginning of "M11" or "M12". */
function beginningLike({ levels, placeAt }: Atlas, { place, by }: PlaceHit, limit: number): readonly PlaceHit[] {
  const level = by === 'outcode' ? levels.find(({ kind }) => kind === place.kind) : undefined;
  if (level === undefined) return [];
  const rows = level.codes.flatMap((code, row) => (code !== place.code && code.startsWith(place.code) ? [row] : []));
  return rows.slice(0, limit).map((row) => ({ place: placeAt(level, row), by: 'outcode', km: null }));
}

/** The smallest kind of place (except postcode sectors) whose centroid is nearest to a point; null beyond `farthestKm`. */
export function nearestPlace({ levels, placeAt }: Atlas, point: Point): PlaceHit | null {
  const level = levels.find(({ kind, table }) => kind !== 'sector' && table.columns.has('lat'));
  const [lats, lons] = level === undefined ? [null, null] : [numbersOf(level.table, 'lat'), numbersOf(level.table, 'lon')];
  if (level === undefined || lats === null || lons === null) return null;
  const near = nearestRows(point, { lats, lons, count: 1 })[0];
  return near === undefined || near.km > farthestKm ? null : { place: placeAt(level, near.row), by: 'coordinates', km: near.km };
}

function parsePoint(typed: string): Point | null {
  const found = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(typed);
  if (found === null) return null;
  const [lat, lon] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

/** The place for a typed postcode such as "M6", "m6 5an", "M65AN" or "M6 5": the sector if known, else the district. */
function byPostcode(atlas: Atlas, typed: string): PlaceHit | null {
  const found = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s*(\d)[A-Z]{2}|\s+(\d)[A-Z]?)?$/.exec(typed.toUpperCase());
  const [outcode, digit] = [found?.[1], found?.[2] ?? found?.[3]];
  if (outcode === undefined) return null;
  const sector = digit === undefined ? null : exactly(atlas, 'sector', `${outcode} ${digit}`);
  const place = sector ?? exactly(atlas, 'district', outcode);
  return place === null ? null : { place, by: digit === undefined ? 'outcode' : 'postcode', km: null };
}

function byCode(atlas: Atlas, typed: string): PlaceHit | null {
  const code = typed.toUpperCase();
  for (const { kind } of atlas.levels) {
    const place = exactly(atlas, kind, code);
    if (place !== null) return { place, by: 'code', km: null };
  }
  return null;
}

function exactly({ levels, placeAt }: Atlas, kind: Level['kind'], code: string): Place | null {
  const level = levels.find((one) => one.kind === kind);
  const row = level?.rowOf.get(code);
  return level === undefined || row === undefined ? null : placeAt(level, row);
}

/** Larger places first if the names match equally well. */
const order: readonly Level['kind'][] = ['country', 'state', 'region', 'authority', 'metro', 'county', 'district', 'zip', 'sector'];

function byName({ levels, placeAt }: Atlas, typed: string, limit: number): readonly PlaceHit[] {
  const wanted = plainName(typed);
  if (wanted.length < 2) return [];
  const found: { readonly level: Level; readonly row: number; readonly fit: number }[] = [];
  for (const level of levels) {
    if (level.kind === 'sector') continue;
    const names = level.plainNames();
    for (let row = 0; row < names.length; row += 1) {
      const fit = fitOf(names[row] ?? '', wanted);
      if (fit > 0) found.push({ level, row, fit });
    }
  }
  return found
    .toSorted((one, other) => other.fit - one.fit || order.indexOf(one.level.kind) - order.indexOf(other.level.kind) || one.row - other.row)
    .slice(0, limit)
    .map(({ level, row }) => ({ place: placeAt(level, row), by: 'name', km: null }));
}

/** How well a name matches the wanted text: 4 equals it, 3 starts with it, 2 has a word that starts with it, 1 contains it, 0 no match. */
function fitOf(name: string, wanted: string): number {
  const at = name.indexOf(wanted);
  if (at === -1) return 0;
  if (name === wanted) return 4;
  if (at === 0) return 3;
  return name.includes(` ${wanted}`) ? 2 : 1;
}
