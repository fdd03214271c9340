import type { Pack, Table } from '../../src/core/area/pack/pack.ts';
import { numbersOf, tableOf, textsOf } from './packColumns.ts';

type Texts = readonly (string | null)[];

/** Sizes in the order used in the table: all homes, then one to four bedrooms. */
const columns = ['rent', 'rent1', 'rent2', 'rent3', 'rent4'];

/** Code generated from a pack: file names and their text. */
export interface WrittenCode {
  readonly file: string;
  readonly text: string;
}

const head = '/* Written by `npm run packs` from the pack uk-core; do not edit. */';

/**
 * The rents in the UK's core pack as generated code. The page, workers, server and command line thus give the same estimates, with or
 * without packs on the device. Written by `npm run packs`; a test compares it with the pack.
 */
export function localRentModules(pack: Pack): readonly WrittenCode[] {
  const [authorities, districts, spread] = ['authorities', 'districts', 'rent_spread'].map((name) => tableOf(pack, name)) as [
    Table,
    Table,
    Table,
  ];
  const areas = rentalAreas(authorities, textsOf(spread, 'code'), pack);
  const spreads = spreadsOf(spread).map((row) => `  [${row.join(', ')}],`);
  return [
    {
      file: 'rentAreas.ts',
      text: `${head}

/** The month of the rents. */
export const rentMonth = '${periodOf(authorities)}';

/** Spread of individual rents around their area's mean, by region and bedrooms (1 to 4): standard deviation of the logarithm. */
export const rentSpreads: readonly (readonly number[])[] = [
${spreads.join('\n')}
];

/** One line per area: name, index in \`rentSpreads\`, mean monthly rents in pounds for all homes and for 1 to 4 bedrooms. */
export const rentAreas = \`
${areas.lines.join('\n')}\`;
`,
    },
    {
      file: 'rentDistricts.ts',
      text: `${head}

/** One line per postcode area: line numbers in \`rentAreas\`, each with the numbers of its districts. */
export const rentDistricts = \`
${districtLines(districts, areas.placeOf).join('\n')}\`;
`,
    },
  ];
}

interface RentAreas {
  readonly lines: readonly string[];
  /** By row of the authority: its line number. Undefined if no rent is published. */
  readonly placeOf: readonly (number | undefined)[];
}

function rentalAreas(authorities: Table, spreadCodes: Texts, pack: Pack): RentAreas {
  const [names, rental, region, country] = ['name', 'rental_area', 'region', 'country'].map((column) => textsOf(authorities, column)) as [
    Texts,
    Texts,
    Texts,
    Texts,
  ];
  const rents = columns.map((column) => numbersOf(authorities, column));
  const codeOf = new Map([...namesToCodes(pack, 'regions'), ...namesToCodes(pack, 'countries')]);
  const places = new Map<string, number>();
  const lines: string[] = [];
  const placeOf = names.map((name, row) => {
    const values = rents.map((column) => column[row] ?? Number.NaN);
    if (values.some(Number.isNaN)) return undefined;
    const area = rental[row] ?? name ?? '';
    const known = places.get(area);
    if (known !== undefined) return known;
    const spread = spreadCodes.indexOf(codeOf.get(region[row] ?? country[row] ?? '') ?? '');
    if (spread === -1) throw new Error(`No rent spread for ${area}`);
    places.set(area, lines.length);
    lines.push(`${area}|${spread}|${values.join(' ')}`);
    return lines.length - 1;
  });
  return { lines, placeOf };
}

function districtLines(districts: Table, placeOf: RentAreas['placeOf']): readonly string[] {
  const authority = numbersOf(districts, 'authority');
  const byArea = new Map<string, Map<number, string[]>>();
  for (const [row, code] of textsOf(districts, 'code').entries()) {
    const place = placeOf[authority[row] ?? -1];
    const found = /^([A-Z]{1,2})(.+)$/.exec(code ?? '');
    if (place === undefined || found === null) continue;
    const [, letters = '', number = ''] = found;
    const area = byArea.get(letters) ?? new Map<number, string[]>();
    byArea.set(letters, area);
    area.set(place, [...(area.get(place) ?? []), number]);
  }
  return [...byArea].map(
    ([letters, places]) => `${letters} ${[...places].map(([place, numbers]) => `${place}:${numbers.join(',')}`).join(' ')}`,
  );
}

const spreadsOf = (table: Table): readonly (readonly number[])[] => {
  const sizes = [1, 2, 3, 4].map((size) => numbersOf(table, `spread${size}`));
  return textsOf(table, 'code').map((_, row) => sizes.map((column) => column[row] ?? Number.NaN));
};

const namesToCodes = (pack: Pack, table: string): readonly (readonly [string, string])[] => {
  const found = tableOf(pack, table);
  const codes = textsOf(found, 'code');
  return textsOf(found, 'name').map((name, row) => [name ?? '', codes[row] ?? '']);
};

function periodOf(authorities: Table): string {
  const column = authorities.columns.get('rent');
  if (column?.kind !== 'number' || column.measure === null) throw new Error('The pack has no rents');
  return column.measure.period;
}
