import type { Pack } from '../pack/pack.ts';
import { euLevels, usLevels } from './levels/abroadLevels.ts';
import type { AreaBook, BookPack, NearStation } from './areaBook.ts';
import { areaScoreOf } from './areaScore.ts';
import type { Source } from './figure.ts';
import { findPlaces, nearestPlace } from './answers/findPlaces.ts';
import { numbersOf, tableIn, textsOf } from './levels/level.ts';
import type { Level } from './levels/level.ts';
import { localRentOf } from './answers/localRent.ts';
import { nearestRows } from './answers/nearest.ts';
import type { AreaMarket, Place, PlaceRef, Point } from './place.ts';
import { figureOf, figuresOf, gapsIn, measuresOf } from './answers/placeFigures.ts';
import type { Library } from './answers/placeFigures.ts';
import { changesIn, priceSeriesOf } from './answers/priceSeries.ts';
import { regionalRanksAt } from './answers/regionalRanks.ts';
import { ukLevels } from './levels/ukLevels.ts';

export interface BookParts {
  readonly market: AreaMarket;
  /** The market's loaded packs. A missing pack means fewer answers, never wrong ones. */
  readonly packs: readonly { readonly pack: Pack; readonly version: string }[];
}

/** A book of area figures from a market's packs; null if its base pack (`uk-core`, `us-core`, `eu-core`) is missing. */
export function createAreaBook({ market, packs: held }: BookParts): AreaBook | null {
  const packs = held.map(({ pack }) => pack);
  const levels = levelsFor[market](packs);
  if (levels.length === 0) return null;
  const sources = new Map(packs.flatMap((pack) => [...pack.sources]));
  return bookOf({ market, packs, levels, sources, shown: held.map(({ pack, version }) => ({ id: pack.id, title: pack.title, version })) });
}

const levelsFor: Readonly<Record<AreaMarket, (packs: readonly Pack[]) => readonly Level[]>> = { uk: ukLevels, us: usLevels, eu: euLevels };

interface Shelf {
  readonly market: AreaMarket;
  readonly packs: readonly Pack[];
  readonly levels: readonly Level[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly shown: readonly BookPack[];
}

function bookOf({ market, packs, levels, sources, shown }: Shelf): AreaBook {
  const library: Library = { levels, sources, gaps: gapsIn(packs) };
  const atlas = { levels, placeAt: (level: Level, row: number): Place => placeAt(market, level, row) };
  const rowOf = (ref: PlaceRef): { readonly level: Level; readonly row: number } | null => {
    const level = levels.find(({ kind }) => kind === ref.kind);
    const row = level?.rowOf.get(ref.code);
    return level === undefined || row === undefined ? null : { level, row };
  };
  const place = (ref: PlaceRef): Place | null => {
    const found = rowOf(ref);
    return found === null ? null : atlas.placeAt(found.level, found.row);
  };
  /** Answers about a known place; null for an unknown one. */
  const about = <Answer>(ref: PlaceRef, answer: (place: Place) => Answer): Answer | null => {
    const found = place(ref);
    return found === null ? null : answer(found);
  };
  const standings: AreaBook['standings'] = (ref, measure) => {
    const found = rowOf(ref);
    return found === null ? [] : regionalRanksAt(levels, { ...found, measure });
  };
  return {
    market,
    packs: shown,
    sources: [...sources.values()],
    place,
    find: (query, limit = 10) => findPlaces(atlas, query, limit),
    nearest: (point) => nearestPlace(atlas, point),
    profile: (ref) => about(ref, (found) => ({ place: found, ...figuresOf(library, found) })),
    figure: (ref, measure) => about(ref, (found) => figureOf(library, found, measure)),
    standings,
    score: (ref) =>
      about(ref, (found) =>
        areaScoreOf({ figure: (id) => figureOf(library, found, id), standings: ({ of, measure }) => standings(of, measure.id) }),
      ),
    priceSeries: (ref) => about(ref, (found) => priceSeriesOf({ packs, sources }, found)),
    changes: changesIn,
    measures: (kind) => levels.filter((level) => level.kind === kind).flatMap(measuresOf),
    values: (kind, measure) => valuesIn(levels, kind, measure),
    places: (kind) =>
      levels.filter((level) => level.kind === kind).flatMap((level) => level.codes.map((_, row) => atlas.placeAt(level, row))),
    stations: (point, count) => stationsNear(packs, point, count),
    localRent: (ref, bedrooms) => about(ref, (found) => localRentOf({ packs, levels, sources }, found, bedrooms)),
  };
}

function placeAt(market: AreaMarket, level: Level, row: number): Place {
  return {
    kind: level.kind,
    code: level.codes[row] ?? '',
    name: level.name(row),
    market,
    point: level.point(row),
    within: level.within(row),
    note: level.note(row),
  };
}

function valuesIn(levels: readonly Level[], kind: Level['kind'], measure: string): ReadonlyMap<string, number> {
  const level = levels.find((one) => one.kind === kind);
  const column = level?.table.columns.get(measure);
  if (level === undefined || column?.kind !== 'number') return new Map();
  return new Map(
    level.codes.map((code, row) => [code, column.values[row] ?? Number.NaN] as const).filter(([, value]) => !Number.isNaN(value)),
  );
}

function stationsNear(packs: readonly Pack[], point: Point, count: number): readonly NearStation[] | null {
  const table = tableIn(packs, 'stations');
  const [lats, lons] = table === null ? [null, null] : [numbersOf(table, 'lat'), numbersOf(table, 'lon')];
  if (table === null || lats === null || lons === null) return null;
  const [codes, names] = [textsOf(table, 'code'), textsOf(table, 'name')];
  return nearestRows(point, { lats, lons, count }).map(({ row, km }) => ({
    code: codes[row] ?? '',
    name: names[row] ?? '',
    point: { lat: lats[row] ?? 0, lon: lons[row] ?? 0 },
    km,
  }));
}
