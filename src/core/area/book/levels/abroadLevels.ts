import type { Pack, Table } from '../../pack/pack.ts';
import { levelOf, numbersOf, tableIn, textsOf } from './level.ts';
import type { Level } from './level.ts';
import type { PlaceRef } from '../place.ts';
import { stateNames } from './stateNames.ts';

/** The US levels: ZIP codes (if their pack is loaded), counties, metropolitan areas and states. */
export function usLevels(packs: readonly Pack[]): readonly Level[] {
  const [counties, metros] = [tableIn(packs, 'counties'), tableIn(packs, 'metros')];
  if (counties === null || metros === null) return [];
  const county = countyLevel(counties);
  const metroNames = textsOf(metros, 'name');
  const metro = levelOf({ kind: 'metro', table: metros, codes: filled(textsOf(metros, 'code')), name: (row) => metroNames[row] ?? '' });
  const codes = [...new Set(filled(textsOf(counties, 'state')))].toSorted();
  const state = levelOf({
    kind: 'state',
    table: { rows: codes.length, columns: new Map() },
    codes,
    name: (row) => stateNames[codes[row] ?? ''] ?? codes[row] ?? '',
  });
  const zips = tableIn(packs, 'zips');
  return [...(zips === null ? [] : [zipLevel(zips, county)]), county, metro, state];
}

function countyLevel(table: Table): Level {
  const [names, states, metros] = ['name', 'state', 'metro'].map((column) => textsOf(table, column));
  return levelOf({
    kind: 'county',
    table,
    codes: fiveDigits(table),
    name: (row) => `${names?.[row] ?? ''}, ${states?.[row] ?? ''}`,
    within: (row) => [...refTo('metro', metros?.[row]), ...refTo('state', states?.[row])],
  });
}

function zipLevel(table: Table, county: Level): Level {
  const [cities, states, counties] = ['city', 'state', 'county'].map((column) => textsOf(table, column));
  const byName = new Map(county.codes.map((code, row) => [plain(county.name(row)), code]));
  const exact = numbersOf(table, 'exact');
  const codes = fiveDigits(table);
  return levelOf({
    kind: 'zip',
    table,
    codes,
    name: (row) => `${codes[row]}, ${cities?.[row] ?? ''}, ${states?.[row] ?? ''}`,
    within: (row) => {
      const code = byName.get(plain(`${counties?.[row] ?? ''}, ${states?.[row] ?? ''}`));
      const at = code === undefined ? undefined : county.rowOf.get(code);
      return code === undefined || at === undefined ? refTo('state', states?.[row]) : [{ kind: 'county', code }, ...county.within(at)];
    },
    note: (row) => (exact?.[row] === 0 ? 'Location approximate.' : null),
  });
}

/** Treats "Saint Lawrence, NY" and "St. Lawrence, NY" as one county. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/[^a-z,]/g, '');

/** The EU level: countries with a house price index. */
export function euLevels(packs: readonly Pack[]): readonly Level[] {
  const table = tableIn(packs, 'countries');
  if (table === null) return [];
  const names = textsOf(table, 'name');
  return [levelOf({ kind: 'country', table, codes: filled(textsOf(table, 'code')), name: (row) => names[row] ?? '' })];
}

const filled = (texts: readonly (string | null)[]): readonly string[] => texts.map((text) => text ?? '');
const fiveDigits = (table: Table): readonly string[] => Array.from(numbersOf(table, 'code') ?? [], (code) => String(code).padStart(5, '0'));
const refTo = (kind: PlaceRef['kind'], code: string | null | undefined): readonly PlaceRef[] =>
  code === null || code === undefined || code === '' ? [] : [{ kind, code }];
