import { join } from 'node:path';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { textColumn } from '../encode.ts';
import { alike } from '../measures/measureSpec.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';
import type { Measured } from './column.ts';

/** Rental areas with fewer rents than this for a size are ignored. */
const fewestRents = 50;
/** The 30th percentile of a normal distribution, in standard deviations below the median. */
const thirtieth = 0.524_400_5;

const codes: Readonly<Record<string, string>> = {
  NORTH_EAST: 'E12000001',
  NORTH_WEST: 'E12000002',
  YORKSHIRE: 'E12000003',
  EAST_MIDLANDS: 'E12000004',
  WEST_MIDLANDS: 'E12000005',
  EAST_OF_ENGLAND: 'E12000006',
  LONDON: 'E12000007',
  SOUTH_EAST: 'E12000008',
  SOUTH_WEST: 'E12000009',
  WALES: 'W92000004',
  SCOTLAND: 'S92000003',
};

const specs = alike(
  {
    group: 'rent',
    unit: 'ratio',
    d: 3,
    period: '2020',
    sources: ['voa-rents'],
    bounds: [0.02, 0.6],
    estimate:
      'From the 30th percentile and the median of each rental area, assuming that rents are log-normally distributed. Mean weighted by the number of rents.',
  },
  [
    'spread1|Spread of rents, 1 bedroom|1',
    'spread2|Spread of rents, 2 bedrooms|2',
    'spread3|Spread of rents, 3 bedrooms|3',
    'spread4|Spread of rents, 4 bedrooms|4',
  ],
);

/** How much individual rents vary around their area's mean, by region and bedrooms: standard deviation of the logarithm. */
export function ukRentSpread(folder: string): { readonly table: PackTable; readonly faults: readonly string[] } {
  const rows = readCsv(join(folder, 'uk/brma_rents_2020.csv'));
  const regions = Object.keys(codes);
  const unknown = rows.map((row) => textOf(row, 'region')).filter((region) => codes[region] === undefined && region !== 'NORTHERN_IRELAND');
  const measured = specs.map((spec): Measured => ({
    spec,
    values: regions.map((region) =>
      spreadOf(
        rows.filter((row) => textOf(row, 'region') === region),
        spec.from,
      ),
    ),
  }));
  return {
    faults: [...outOfBounds(measured, regions), ...unknown.map((region) => `${region} is not a region in the list of rents`)],
    table: { rows: regions.length, columns: { code: textColumn(Object.values(codes)), ...figureColumns(measured) } },
  };
}

function spreadOf(rows: readonly CsvRow[], bedrooms: string): number | null {
  let [sum, count] = [0, 0];
  for (const row of rows) {
    const [low, median, rents] = [numberOf(row, `p30_${bedrooms}`), numberOf(row, `median_${bedrooms}`), numberOf(row, `n_${bedrooms}`)];
    if (low === null || median === null || rents === null || rents < fewestRents || low > median) continue;
    sum += (Math.log(median / low) / thirtieth) * rents;
    count += rents;
  }
  return count === 0 ? null : sum / count;
}
