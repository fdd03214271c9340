import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { deltaColumn, numberColumn, textColumn } from '../encode.ts';
import { ukDistrictMeasures, ukSoldMeasures } from '../measures/ukDistrictMeasures.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';

/** With fewer sales, a median is not representative of a district. */
const fewestSales = 20;

export interface Districts {
  readonly table: PackTable;
  readonly codes: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Every postcode district: its position, its authority and its price level. Stations have a different licence and are in a separate pack.
 */
export function ukDistricts(folder: string, authorities: readonly string[]): Districts {
  const rows = readCsv(join(folder, 'uk/postcode_districts.csv'));
  const codes = rows.map((row) => textOf(row, 'outcode'));
  const placeOf = new Map(authorities.map((code, at) => [code, at]));
  const authority = rows.map((row) => placeOf.get(textOf(row, 'la')) ?? null);
  const others = rows.map((row) =>
    textOf(row, 'la_other')
      .split(';')
      .filter((code) => code !== ''),
  );
  const measured = [
    ...ukDistrictMeasures.map((spec): Measured => ({ spec, values: rows.map((row) => numberOf(row, spec.from)) })),
    ...sold(folder, codes),
  ];
  const column = (name: string): readonly (number | null)[] => rows.map((row) => numberOf(row, name));
  return {
    codes,
    table: {
      rows: rows.length,
      columns: {
        code: textColumn(codes),
        name: textColumn(rows.map((row) => textOf(row, 'place').replaceAll('_', ' ') || null)),
        authority: numberColumn(authority, { d: 0 }),
        authority_share: numberColumn(column('la_share'), { d: 2 }),
        also_in: textColumn(others.map((list) => list.map((code) => placeOf.get(code)).join(' ') || null)),
        lat: deltaColumn(column('lat'), 3),
        lon: deltaColumn(column('lon'), 3),
        ...figureColumns(measured),
      },
    },
    faults: [...outOfBounds(measured, codes), ...placeFaults(rows, placeOf)],
  };
}

/** Prices paid in and around London, for districts with enough sales. */
function sold(folder: string, codes: readonly string[]): readonly Measured[] {
  const rows = readCsv(join(folder, 'uk/london_district_prices_2024-25.csv'));
  const byDistrict = new Map(
    rows.filter((row) => (numberOf(row, 'sales') ?? 0) >= fewestSales).map((row) => [textOf(row, 'district'), row]),
  );
  return ukSoldMeasures.map((spec) => ({
    spec,
    values: codes.map((code) => {
      const row = byDistrict.get(code);
      const of = soldCounts[spec.id];
      if (row === undefined || (of !== undefined && (numberOf(row, of) ?? 0) < fewestSales)) return null;
      return numberOf(row, spec.from);
    }),
  }));
}

/** The count that must also reach `fewestSales`, for each measure. */
const soldCounts: Readonly<Record<string, string>> = { sold_houses: 'house_sales', sold_flats: 'flat_sales' };

function placeFaults(rows: readonly CsvRow[], authorities: ReadonlyMap<string, number>): readonly string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const code = textOf(row, 'outcode');
    const unknown = [textOf(row, 'la'), ...textOf(row, 'la_other').split(';')].filter((la) => la !== '' && !authorities.has(la));
    const twice = seen.has(code) ? [`${code} appears twice`] : [];
    seen.add(code);
    const form = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(code) ? [] : [`${code} is not a postcode district`];
    return [...twice, ...form, ...unknown.map((la) => `${code} is in ${la}, which is not a current local authority`)];
  });
}
