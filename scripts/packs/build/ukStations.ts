import { join } from 'node:path';
import { numberColumn, textColumn } from '../encode.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import { stationsWithoutService } from './stationsWithoutService.ts';
import { sourcesFor } from '../sources.ts';

/**
 * National Rail stations where trains stop on every weekday. The data is share-alike (ODbL), so this pack contains nothing else, and no
 * other pack uses it.
 */
export function ukStations(folder: string): PackDraft {
  const every = readCsv(join(folder, 'uk/stations.csv'));
  const listed = new Set(every.map((row) => textOf(row, 'crsCode')));
  const rows = every.filter((row) => !stationsWithoutService.has(textOf(row, 'crsCode')));
  const column = (name: string): readonly (number | null)[] => rows.map((row) => numberOf(row, name));
  const [lat, lon] = [column('lat'), column('long')];
  const faults = rows.flatMap((row, at) => {
    const inside = (lat[at] ?? 0) > 49.5 && (lat[at] ?? 0) < 61 && (lon[at] ?? -99) > -9 && (lon[at] ?? 99) < 2.5;
    return inside && /^[A-Z]{3}$/.test(textOf(row, 'crsCode'))
      ? []
      : [`${textOf(row, 'stationName')} has no code or is outside Great Britain`];
  });
  for (const code of stationsWithoutService.keys())
    if (!listed.has(code)) faults.push(`${code} is excluded as a station without service, but is not in the list of stations`);
  if (faults.length > 0) throw new GateFailure('uk-stations', faults);
  return {
    json: {
      format: 1,
      id: 'uk-stations',
      title: 'United Kingdom: railway stations',
      market: 'uk',
      sources: sourcesFor(['stations']),
      tables: {
        stations: {
          rows: rows.length,
          columns: {
            code: textColumn(rows.map((row) => textOf(row, 'crsCode'))),
            name: textColumn(rows.map((row) => textOf(row, 'stationName'))),
            lat: numberColumn(lat, { d: 4 }),
            lon: numberColumn(lon, { d: 4 }),
          },
        },
      },
    },
    load: 'on demand',
    rows: rows.length,
    expectedRows: 2_594,
    vintage: { Stations: 'June 2026' },
    budget: 60_000,
  };
}
