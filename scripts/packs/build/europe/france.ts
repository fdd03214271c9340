import { deltaColumn, pickColumn, textColumn } from '../../encode.ts';
import { alike } from '../../measures/measureSpec.ts';
import type { MeasureSpec } from '../../measures/measureSpec.ts';
import type { PackDraft } from '../../packDraft.ts';
import { textOf } from '../../readCsv.ts';
import { countryPack, rowsOf, tableOf } from './countryPack.ts';
import type { BuiltTable } from './countryPack.ts';

const lateMonths = { d: 0, period: 'about four and a half months, late 2024', sources: ['fr-dvf'] } as const;
const error =
  'Compared with medians for the whole of 2024 in five départements (349 pairs), the middle ratio was 1.04, and eight in ten were between ' +
  '0.94 and 1.23. Sales of several units at once push it up.';

const saleMeasures: readonly MeasureSpec[] = [
  ...alike(
    {
      ...lateMonths,
      group: 'price',
      unit: 'eur-sqm',
      bounds: [250, 20_000],
      estimate: error,
      note: 'Published for five or more sales. With fewer than 20 it is only a rough guide.',
    },
    ['price_apt|Flats, median price|price_apt_eur_m2', 'price_house|Houses, median price|price_house_eur_m2'],
  ),
  ...alike({ ...lateMonths, group: 'homes', unit: 'count', bounds: [5, 5_000] }, [
    'sales_apt|Flats sold|n_apt',
    'sales_house|Houses sold|n_house',
  ]),
];

const rentMeasures = alike(
  {
    group: 'rent',
    unit: 'eur-sqm-month',
    d: 1,
    period: '2022',
    sources: ['fr-loyers'],
    bounds: [4, 40],
    estimate: 'Modelled from advertisements for groups of communes, so neighbours often share a figure.',
    note: 'Unfurnished, including charges (charges comprises), in 2022. Deduct the charges before you calculate a yield, and allow for rent changes since then.',
  },
  [
    'rent_apt|Flats, advertised rent with charges|rent_apt_eur_m2_cc',
    'rent_house|Houses, advertised rent with charges|rent_house_eur_m2_cc',
  ],
);

const parisMeasures: readonly MeasureSpec[] = [
  ...alike(
    {
      group: 'price',
      unit: 'eur-sqm',
      d: 0,
      period: '2024',
      sources: ['fr-dvf-paris'],
      bounds: [4_000, 20_000],
      note: 'Medians of sale prices as registered, without adjustment.',
    },
    ['price_apt|Flats, median price|price_apt_eur_m2'],
  ),
  ...alike({ group: 'homes', unit: 'count', d: 0, period: '2024', sources: ['fr-dvf-paris'], bounds: [20, 5_000] }, [
    'sales_apt|Flats sold|n_apt',
  ]),
];

/** The département whose number an INSEE code begins with: "01", "2A", "974". */
const departmentOf = (insee: string): string => insee.slice(0, insee.startsWith('97') ? 3 : 2);

/** France: prices and rents by commune, and in Paris, Lyon and Marseille by arrondissement. */
export function france(folder: string): PackDraft {
  const rows = rowsOf(folder, 'fr-communes').toSorted((one, other) => (textOf(one, 'insee') < textOf(other, 'insee') ? -1 : 1));
  const paris = rows.filter((row) => textOf(row, 'src') === 'b');
  const codes = rows.map((row) => textOf(row, 'insee'));
  // Paris has figures from a different source and period, so they are in a separate table.
  const elsewhere = rows.map((row) =>
    textOf(row, 'src') === 'b' ? { ...row, price_apt_eur_m2: '', n_apt: '', price_house_eur_m2: '', n_house: '' } : row,
  );
  const communes = tableOf(elsewhere, {
    names: codes,
    columns: {
      department: pickColumn(codes.map(departmentOf)),
      number: deltaColumn(
        codes.map((code) => Number(code.slice(departmentOf(code).length))),
        0,
      ),
      name: textColumn(rows.map((row) => textOf(row, 'commune'))),
    },
    specs: [...saleMeasures, ...rentMeasures],
  });
  const stray = rows
    .filter((row) => !/^(?:\d{2}|2[AB])\d{3}$/.test(textOf(row, 'insee')))
    .map((row) => `${textOf(row, 'insee')} is not an INSEE code`);
  return countryPack({
    id: 'eu-fr',
    title: 'France: communes',
    tables: { communes: { ...communes, faults: [...communes.faults, ...stray] }, paris: parisTable(paris) },
    rows: rows.length,
    expectedRows: 34_984,
    vintage: { Prices: 'about four and a half months, late 2024; Paris 2024', Rents: '2022, charges included' },
    budget: 400_000,
  });
}

function parisTable(rows: ReturnType<typeof rowsOf>): BuiltTable {
  const codes = rows.map((row) => textOf(row, 'insee'));
  const built = tableOf(rows, { names: codes, columns: { code: textColumn(codes) }, specs: parisMeasures });
  return { ...built, faults: [...built.faults, ...(rows.length === 20 ? [] : [`Paris has ${rows.length} arrondissements`])] };
}
