import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { pickColumn, seriesColumn, textColumn } from '../encode.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import { sourcesFor } from '../sources.ts';
import { alike } from '../measures/measureSpec.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';

/** The currencies in the Federal Reserve's table: those of EU countries, and the others that deals can use. */
const rates: readonly (readonly [column: string, currency: string])[] = [
  ['Euro', 'EUR'],
  ['United Kingdom', 'GBP'],
  ['Denmark', 'DKK'],
  ['Sweden', 'SEK'],
];

const changes = alike({ group: 'change', unit: 'percent', d: 1, period: 'to 2025 Q3', sources: ['eurostat-hpi'], bounds: [-50, 300] }, [
  'chg1|Price change, 1 year|4',
  'chg5|Price change, 5 years|20',
  'chg10|Price change, 10 years|40',
]);

/** European Union: house prices by country and quarter, the ECB's deposit rate, exchange rates by month. */
export function eu(folder: string): PackDraft {
  const countries = countryTable(folder);
  const tables = { countries: countries.table, 'ecb-deposit': depositRate(folder), fx: exchange(folder) };
  if (countries.faults.length > 0) throw new GateFailure('eu-core', countries.faults);
  return {
    json: {
      format: 1,
      id: 'eu-core',
      title: 'European Union: house prices and rates by country',
      market: 'eu',
      sources: sourcesFor(['eurostat-hpi', 'ecb', 'fed-h10', 'datahub-codes']),
      tables,
    },
    load: 'on demand',
    rows: countries.table.rows,
    expectedRows: 26,
    vintage: { 'House prices': '2005 Q1 to 2025 Q3', 'Deposit rate': '2005 to 2025 Q4', 'Exchange rates': '2000 to June 2026' },
    budget: 40_000,
  };
}

function countryTable(folder: string): { readonly table: PackTable; readonly faults: readonly string[] } {
  const quarters = readCsv(join(folder, 'eu-world/eu_hpi_quarterly.csv'));
  const codes = Object.keys(quarters[0] ?? {}).filter((name) => name !== 'TIME_PERIOD');
  const all = readCsv(join(folder, 'eu-world/country_codes.csv'));
  const known = new Map(all.map((row) => [textOf(row, 'ISO3166-1-Alpha-2'), row]));
  const about = {
    label: 'House price index',
    group: 'price',
    unit: 'index',
    period: '2005 Q1 to 2025 Q3',
    sourceIds: ['eurostat-hpi'],
    estimate: null,
    note: '2015 is 100.',
  } as const;
  const series = codes.map((code) => quarters.map((row) => numberOf(row, code)));
  const faults = codes.filter((code) => !known.has(code)).map((code) => `${code} is not a country code`);
  const measured = changes.map((spec): Measured => ({ spec, values: series.map((row) => changeOver(row, Number(spec.from))) }));
  const beyond = series.flatMap((row, at) =>
    row
      .filter((value) => value !== null && (value < 10 || value > 600))
      .map((value) => `The index for ${codes[at]} is out of bounds: ${value}`),
  );
  return {
    faults: [...faults, ...beyond, ...outOfBounds(measured, codes)],
    table: {
      rows: codes.length,
      columns: {
        code: textColumn(codes),
        name: textColumn(codes.map((code) => known.get(code)?.['CLDR display name'] ?? code)),
        numeric: textColumn(codes.map((code) => (known.get(code)?.['ISO3166-1-numeric'] ?? '').padStart(3, '0'))),
        ...figureColumns(measured),
        prices: seriesColumn(series, { d: 2, periods: quarters.map((row) => textOf(row, 'TIME_PERIOD')), about }),
      },
    },
  };
}

function changeOver(row: readonly (number | null)[], steps: number): number | null {
  const [now, before] = [row.at(-1) ?? null, row.at(-1 - steps) ?? null];
  return now === null || before === null ? null : (now / before - 1) * 100;
}

function depositRate(folder: string): PackTable {
  const rows = readCsv(join(folder, 'eu-world/ecb_deposit_facility_rate.csv'));
  const about = {
    label: 'ECB deposit facility rate',
    group: 'change',
    unit: 'percent',
    period: `to ${rows.at(-1)?.['date'] ?? ''}`,
    sourceIds: ['ecb'],
    estimate: null,
    note: 'Mean for the quarter that begins on this date.',
  } as const;
  const values = rows.map((row) => numberOf(row, 'ecb_deposit_facility_rate'));
  return {
    rows: 1,
    columns: {
      cadence: textColumn(['quarter']),
      place: pickColumn(['EU']),
      value: seriesColumn([values], { d: 2, periods: rows.map((row) => textOf(row, 'date')), about }),
    },
  };
}

function exchange(folder: string): PackTable {
  const rows = readCsv(join(folder, 'eu-world/fx_fed_monthly.csv'));
  const about = {
    label: 'Units of the currency per US dollar',
    group: 'change',
    unit: 'ratio',
    period: `to ${(rows.at(-1)?.['Date'] ?? '').slice(0, 7)}`,
    sourceIds: ['fed-h10'],
    estimate: null,
    note: null,
  } as const;
  const values = rates.map(([column]) => rows.map((row) => numberOf(row, column)));
  return {
    rows: rates.length,
    columns: {
      code: textColumn(rates.map(([, currency]) => currency)),
      value: seriesColumn(values, { d: 4, periods: rows.map((row) => textOf(row, 'Date').slice(0, 7)), about }),
    },
  };
}
