import { textColumn } from '../../encode.ts';
import { alike } from '../../measures/measureSpec.ts';
import type { PackDraft } from '../../packDraft.ts';
import { textOf } from '../../readCsv.ts';
import { countryPack, rowsOf, tableOf } from './countryPack.ts';

const measures = alike(
  {
    group: 'price',
    unit: 'eur',
    d: -3,
    period: '2025',
    sources: ['nl-cbs'],
    bounds: [200_000, 1_500_000],
    estimate: 'Calculated back from a copy in euros per m² (accurate to €60), then rounded to €1,000.',
    note: 'A price per home of any size, not per m². It is an average, so expensive homes pull it up.',
  },
  ['price|Existing homes, average sale price|avg_sale_price_eur_rounded_k'],
);

/** Netherlands: average sale price of existing homes by municipality and province. */
export function netherlands(folder: string): PackDraft {
  const rows = rowsOf(folder, 'nl-prices');
  const table = (level: string) => {
    const own = rows.filter((row) => textOf(row, 'level') === level);
    const names = own.map((row) => textOf(row, 'name'));
    return tableOf(own, { names, columns: { name: textColumn(names) }, specs: measures });
  };
  return countryPack({
    id: 'eu-nl',
    title: 'Netherlands: municipalities and provinces',
    tables: { municipalities: table('gemeente'), provinces: table('province') },
    rows: rows.length,
    expectedRows: 354,
    vintage: { Prices: '2025' },
    budget: 5_000,
  });
}
