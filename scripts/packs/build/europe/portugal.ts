import { textColumn } from '../../encode.ts';
import { alike } from '../../measures/measureSpec.ts';
import type { PackDraft } from '../../packDraft.ts';
import { textOf } from '../../readCsv.ts';
import { countryPack, rowsOf, tableOf } from './countryPack.ts';

const measures = [
  ...alike(
    {
      group: 'price',
      unit: 'eur-sqm',
      d: 0,
      period: 'twelve months to Q1 2026',
      sources: ['pt-sales'],
      bounds: [200, 7_000],
      note: 'Sales of homes of every kind, new and old. Our copy of the data doesn’t state how many.',
    },
    ['price|Homes sold, median price|median_sale_eur_m2'],
  ),
  ...alike(
    {
      group: 'rent',
      unit: 'eur-sqm-month',
      d: 2,
      period: 'twelve months to the second half of 2024',
      sources: ['pt-leases'],
      bounds: [2, 25],
      note: 'New leases only. Our copy of the data doesn’t state how many.',
    },
    ['rent|New leases, median rent|median_new_lease_eur_m2_month'],
  ),
];

/** Portugal: median sale prices and rents of new leases by municipality. */
export function portugal(folder: string): PackDraft {
  const rows = rowsOf(folder, 'pt-municipalities');
  const names = rows.map((row) => textOf(row, 'municipality'));
  const other = rows.flatMap((row) => [
    ...(textOf(row, 'sale_period_12m_to') === '2026Q1' ? [] : [`The sales in ${textOf(row, 'municipality')} are from a different period`]),
    ...(['', '2024H2'].includes(textOf(row, 'lease_period_12m_to'))
      ? []
      : [`The leases in ${textOf(row, 'municipality')} are from a different period`]),
  ]);
  const built = tableOf(rows, { names, columns: { name: textColumn(names) }, specs: measures });
  return countryPack({
    id: 'eu-pt',
    title: 'Portugal: municipalities',
    tables: { municipalities: { ...built, faults: [...built.faults, ...other] } },
    rows: rows.length,
    expectedRows: 304,
    vintage: { Prices: 'twelve months to Q1 2026', Rents: 'twelve months to the second half of 2024' },
    budget: 6_000,
  });
}
