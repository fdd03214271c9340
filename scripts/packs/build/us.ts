import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { deltaColumn, numberColumn, pickColumn, seriesColumn, textColumn } from '../encode.ts';
import { alike } from '../measures/measureSpec.ts';
import type { MeasureSpec } from '../measures/measureSpec.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { sourcesFor } from '../sources.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';
import { countyProfile } from './usCountyProfile.ts';
import { sourceIdsIn } from './sourceIdsIn.ts';

const countyMeasures: readonly MeasureSpec[] = [
  ...alike(
    {
      group: 'rent',
      unit: 'usd-month',
      d: 0,
      period: 'fiscal year 2026',
      sources: ['hud-fmr'],
      bounds: [300, 7_000],
      note: 'The 40th percentile of gross rents, including utilities. In New England, the median of the county’s towns.',
    },
    [
      'fmr0|Fair Market Rent, studio',
      'fmr1|Fair Market Rent, 1 bedroom',
      'fmr2|Fair Market Rent, 2 bedrooms',
      'fmr3|Fair Market Rent, 3 bedrooms',
      'fmr4|Fair Market Rent, 4 bedrooms',
    ],
  ),
  ...alike({ group: 'people', unit: 'usd', d: 0, period: '2026', sources: ['hud-fmr'], bounds: [15_000, 300_000] }, [
    'income|Area median family income|ami_fy26',
  ]),
  ...alike({ group: 'people', unit: 'count', d: 0, period: '2025', sources: ['us-census'], bounds: [50, 12_000_000] }, [
    'pop|Population|pop_2025',
  ]),
];

const metroMeasures: readonly MeasureSpec[] = [
  ...alike({ group: 'price', unit: 'index', d: 2, period: '2025 Q4', sources: ['fhfa-hpi'], bounds: [50, 1_500] }, [
    'hpi|House price index|fhfa_at_hpi',
  ]),
  ...alike({ group: 'change', unit: 'percent', d: 1, period: 'to 2025 Q4', sources: ['fhfa-hpi'], bounds: [-60, 300] }, [
    'chg1|Price change, 1 year',
    'chg5|Price change, 5 years',
    'chg10|Price change, 10 years',
  ]),
];

/** United States: counties with Fair Market Rents, metropolitan areas with prices, ZIP codes with positions. */
export function us(folder: string): readonly PackDraft[] {
  const counties = readCsv(join(folder, 'us/counties.csv')).filter((row) => textOf(row, 'county') !== '');
  const metros = readCsv(join(folder, 'us/metros.csv'));
  const profile = countyProfile(
    counties.map((row) => Number(textOf(row, 'fips'))),
    readCsv(join(folder, 'us/county_profile.csv')),
  );
  const [county, metro] = [countyTable(counties, profile), metroTable(folder, metros)];
  const faults = [...county.faults, ...metro.faults];
  if (faults.length > 0) throw new GateFailure('us-core', faults);
  const tables = { counties: county.table, metros: metro.table };
  const core: PackDraft = {
    json: {
      format: 1,
      id: 'us-core',
      title: 'United States: counties and metropolitan areas',
      market: 'us',
      sources: sourcesFor([...sourceIdsIn(tables), 'us-census']),
      tables,
    },
    load: 'on demand',
    rows: counties.length,
    expectedRows: 3_230,
    vintage: {
      'Fair Market Rents': 'fiscal year 2026',
      Prices: '2000 to 2025, each fourth quarter',
      Population: '2025',
      Income: '2026',
      'County prices': '2024',
      'American Community Survey': '2019 to 2023; rented homes, 2014 to 2018',
      'Natural hazards': 'November 2021',
    },
    budget: 170_000,
  };
  return [core, zips(folder)];
}

interface Built {
  readonly table: PackTable;
  readonly faults: readonly string[];
}

const measure = (specs: readonly MeasureSpec[], rows: readonly CsvRow[]): readonly Measured[] =>
  specs.map((spec) => ({ spec, values: rows.map((row) => numberOf(row, spec.from)) }));

function countyTable(rows: readonly CsvRow[], profile: ReturnType<typeof countyProfile>): Built {
  const measured = measure(countyMeasures, rows);
  const names = rows.map((row) => `${textOf(row, 'county')}, ${textOf(row, 'state')}`);
  const bad = rows.filter((row) => !/^\d{5}$/.test(textOf(row, 'fips'))).map((row) => `${textOf(row, 'fips')} is not a FIPS code`);
  return {
    faults: [...outOfBounds(measured, names), ...bad, ...profile.faults],
    table: {
      rows: rows.length,
      columns: {
        code: deltaColumn(
          rows.map((row) => Number(textOf(row, 'fips'))),
          0,
        ),
        name: textColumn(rows.map((row) => textOf(row, 'county'))),
        state: pickColumn(rows.map((row) => textOf(row, 'state'))),
        metro: pickColumn(rows.map((row) => textOf(row, 'cbsa'))),
        lat: numberColumn(
          rows.map((row) => numberOf(row, 'lat')),
          { d: 2 },
        ),
        lon: numberColumn(
          rows.map((row) => numberOf(row, 'lon')),
          { d: 2 },
        ),
        ...figureColumns(measured),
        ...profile.columns,
      },
    },
  };
}

function metroTable(folder: string, rows: readonly CsvRow[]): Built {
  const measured = measure(metroMeasures, rows);
  const names = rows.map((row) => textOf(row, 'metro'));
  const years = Array.from({ length: 26 }, (_, at) => String(2000 + at));
  const past = new Map(
    readCsv(join(folder, 'us/fhfa_at_metro_2000-2025.csv'))
      .filter((row) => textOf(row, 'q') === '4')
      .map((row) => [`${textOf(row, 'cbsa')} ${textOf(row, 'year')}`, numberOf(row, 'hpi')]),
  );
  const series = rows.map((row) => years.map((year) => past.get(`${textOf(row, 'cbsa')} ${year}`) ?? null));
  const stray = rows.flatMap((row, at) =>
    series[at]?.at(-1) === numberOf(row, 'fhfa_at_hpi') ? [] : [`The index for ${names[at]} differs from the last value of its series`],
  );
  const about = {
    label: 'House price index',
    group: 'price',
    unit: 'index',
    period: 'fourth quarters, 2000 to 2025',
    sourceIds: ['fhfa-hpi'],
    estimate: null,
    note: null,
  } as const;
  return {
    faults: [...outOfBounds(measured, names), ...stray],
    table: {
      rows: rows.length,
      columns: {
        code: textColumn(rows.map((row) => textOf(row, 'cbsa'))),
        name: textColumn(names),
        ...figureColumns(measured),
        prices: seriesColumn(series, { d: 2, periods: years.map((year) => `${year}-Q4`), about }),
      },
    },
  };
}

function zips(folder: string): PackDraft {
  const rows = readCsv(join(folder, 'us/zips.csv')).toSorted((one, other) => (textOf(one, 'code') < textOf(other, 'code') ? -1 : 1));
  const faults = rows.filter((row) => !/^\d{5}$/.test(textOf(row, 'code'))).map((row) => `${textOf(row, 'code')} is not a ZIP code`);
  if (faults.length > 0) throw new GateFailure('us-zips', faults);
  const words = (name: string) => pickColumn(rows.map((row) => textOf(row, name)));
  return {
    json: {
      format: 1,
      id: 'us-zips',
      title: 'United States: ZIP codes',
      market: 'us',
      sources: sourcesFor(['us-census', 'geonames']),
      tables: {
        zips: {
          rows: rows.length,
          columns: {
            code: deltaColumn(
              rows.map((row) => Number(textOf(row, 'code'))),
              0,
            ),
            city: words('city'),
            state: words('state'),
            county: words('county'),
            lat: deltaColumn(
              rows.map((row) => numberOf(row, 'lat')),
              2,
            ),
            lon: deltaColumn(
              rows.map((row) => numberOf(row, 'lon')),
              2,
            ),
            exact: numberColumn(
              rows.map((row) => (textOf(row, 'src') === 'c' ? 1 : 0)),
              { d: 0 },
            ),
          },
        },
      },
    },
    load: 'on demand',
    rows: rows.length,
    expectedRows: 42_354,
    vintage: { 'ZIP codes': 'Census areas from the 2020s; GeoNames locations' },
    budget: 450_000,
  };
}
