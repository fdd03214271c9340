import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { numberColumn, pickColumn, textColumn } from '../encode.ts';
import { ukAuthorityMeasures } from '../measures/ukAuthorityMeasures.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';
import { bandShares, housingAllowances } from './ukBands.ts';
import { authorityDisagreements } from './ukDisagreements.ts';

export interface Authorities {
  readonly table: PackTable;
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** Faults found by the gates, one line each. */
  readonly faults: readonly string[];
}

/** The 361 local authorities with every measure, and the areas for which their rents and crime rates are published. */
export function ukAuthorities(folder: string): Authorities {
  const rows = readCsv(join(folder, 'uk/la_profile.csv'));
  const codes = rows.map((row) => textOf(row, 'code'));
  const names = rows.map((row) => textOf(row, 'name'));
  const areas = rentalAreas(folder, rows);
  const measured: readonly Measured[] = [
    ...ukAuthorityMeasures.map((spec): Measured => ({ spec, values: rows.map((row) => numberOf(row, spec.from)) })),
    ...bandShares(folder, codes),
    ...housingAllowances(folder, areas),
  ];
  const point = (axis: string) =>
    numberColumn(
      rows.map((row) => numberOf(row, axis)),
      { d: 3 },
    );
  return {
    codes,
    names,
    table: {
      rows: rows.length,
      columns: {
        code: textColumn(codes),
        name: textColumn(names),
        region: pickColumn(rows.map(regionOf)),
        country: pickColumn(rows.map((row) => textOf(row, 'country'))),
        lat: point('lat'),
        lon: point('lon'),
        rental_area: pickColumn(areas),
        crime_shared: pickColumn(sharedCrime(folder, { codes, names })),
        ...figureColumns(measured),
      },
    },
    faults: [...outOfBounds(measured, names), ...countFaults(codes), ...authorityDisagreements(folder, rows)],
  };
}

/** The English region. Null in the other nations, which have none. */
const regionOf = (row: CsvRow): string | null => (textOf(row, 'country') === 'England' ? textOf(row, 'region') : null);

const countFaults = (codes: readonly string[]): readonly string[] =>
  codes.length === 361 && new Set(codes).size === 361 ? [] : [`Expected 361 local authorities, found ${new Set(codes).size}`];

const rentKey = (row: CsvRow, names: readonly string[]): string => names.map((name) => numberOf(row, name)).join(' ');

/**
 * The Scottish rental area whose rents a council uses, found by comparing all rents in the row. Null if the rents are the council's own.
 */
function rentalAreas(folder: string, rows: readonly CsvRow[]): readonly (string | null)[] {
  const published = readCsv(join(folder, 'uk/rents_pipr_2026-08.csv')).filter((row) => textOf(row, 'code').startsWith('S33'));
  const areas = new Map(published.map((row) => [rentKey(row, ['rent_all', 'bed1', 'bed2', 'bed3', 'bed4']), textOf(row, 'name')]));
  return rows.map((row) => {
    if (textOf(row, 'rent_area') !== 'BRMA') return null;
    const area = areas.get(rentKey(row, ['rent', 'rent1', 'rent2', 'rent3', 'rent4']));
    if (area === undefined) throw new Error(`No rental area matches the rents of ${textOf(row, 'name')}`);
    return area;
  });
}

/** The councils that share a crime rate, by name. Null if a council has its own. */
function sharedCrime(
  folder: string,
  { codes, names }: { readonly codes: readonly string[]; readonly names: readonly string[] },
): readonly (string | null)[] {
  const nameOf = new Map(codes.map((code, at) => [code, names[at] ?? code]));
  const shared = new Map<string, string>();
  for (const row of readCsv(join(folder, 'uk/crime_csp_ye_mar2026.csv'))) {
    const members = textOf(row, 'la').split('+');
    if (members.length < 2) continue;
    const all = members.map((code) => nameOf.get(code) ?? code).join(', ');
    for (const code of members) shared.set(code, all);
  }
  return codes.map((code) => shared.get(code) ?? null);
}
