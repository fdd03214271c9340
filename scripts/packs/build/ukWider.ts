import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { seriesColumn, textColumn } from '../encode.ts';
import { priceAndRent } from '../measures/ukAuthorityMeasures.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';

/** ONS codes of the nations, and of the English regions as used for a council's region. */
export const nations: readonly (readonly [code: string, name: string])[] = [
  ['K02000001', 'United Kingdom'],
  ['E92000001', 'England'],
  ['W92000004', 'Wales'],
  ['S92000003', 'Scotland'],
  ['N92000002', 'Northern Ireland'],
];

export const regions: readonly (readonly [code: string, name: string])[] = [
  ['E12000001', 'North East'],
  ['E12000002', 'North West'],
  ['E12000003', 'Yorkshire and The Humber'],
  ['E12000004', 'East Midlands'],
  ['E12000005', 'West Midlands'],
  ['E12000006', 'East of England'],
  ['E12000007', 'London'],
  ['E12000008', 'South East'],
  ['E12000009', 'South West'],
];

export interface Wider {
  readonly tables: Readonly<Record<'countries' | 'regions' | 'prices', PackTable>>;
  readonly faults: readonly string[];
}

/** Nations and regions with price, rent and yield, and the January prices of authorities, regions and nations. */
export function ukWider(folder: string, authorities: readonly string[]): Wider {
  const history = readCsv(join(folder, 'uk/la_price_history.csv'));
  const rents = new Map(readCsv(join(folder, 'uk/rents_pipr_2026-08.csv')).map((row) => [textOf(row, 'code'), row]));
  const past = new Map(history.map((row) => [textOf(row, 'code'), row]));
  const table = (places: readonly (readonly [string, string])[]): { readonly table: PackTable; readonly faults: readonly string[] } => {
    const values = places.map(([code]) => figuresOf(past.get(code), rents.get(code)));
    const measured = priceAndRent.map((spec): Measured => ({ spec, values: values.map((row) => row[spec.id] ?? null) }));
    const names = places.map(([, name]) => name);
    const columns = { code: textColumn(places.map(([code]) => code)), name: textColumn(names), ...figureColumns(measured) };
    return { table: { rows: places.length, columns }, faults: outOfBounds(measured, names) };
  };
  const [countries, parts] = [table(nations), table(regions)];
  const wanted = [...nations, ...regions].map(([code]) => code).concat(authorities);
  return {
    tables: {
      countries: countries.table,
      regions: parts.table,
      prices: priceTable(
        wanted.filter((code) => past.has(code)),
        past,
      ),
    },
    faults: [...countries.faults, ...parts.faults],
  };
}

function figuresOf(past: CsvRow | undefined, rents: CsvRow | undefined): Readonly<Record<string, number | null>> {
  const price = past === undefined ? null : numberOf(past, '2025');
  const change = (year: string): number | null => {
    const before = past === undefined ? null : numberOf(past, year);
    return before === null || price === null ? null : (price / before - 1) * 100;
  };
  const rent = (name: string): number | null => (rents === undefined ? null : numberOf(rents, name));
  const all = rent('rent_all');
  return {
    price,
    chg1: change('2024'),
    chg5: change('2020'),
    chg10: change('2015'),
    rent: all,
    rent1: rent('bed1'),
    rent2: rent('bed2'),
    rent3: rent('bed3'),
    rent4: rent('bed4'),
    rent_yoy: rent('yoy'),
    gross_yield: all === null || price === null ? null : (1200 * all) / price,
  };
}

function priceTable(codes: readonly string[], past: ReadonlyMap<string, CsvRow>): PackTable {
  const years = Array.from({ length: 21 }, (_, at) => String(2005 + at));
  const series = codes.map((code) => {
    const row = past.get(code);
    return years.map((year) => (row === undefined ? null : numberOf(row, year)));
  });
  const about = {
    label: 'Average price',
    group: 'price',
    unit: 'gbp',
    period: 'each January, 2005 to 2025',
    sourceIds: ['hmlr-hpi'],
    estimate: null,
    note: 'The value for each January. The months in between aren’t included.',
  } as const;
  const periods = years.map((year) => `${year}-01`);
  return { rows: codes.length, columns: { code: textColumn(codes), price: seriesColumn(series, { d: 0, periods, about }) } };
}
