import type { PackDraft } from '../../packDraft.ts';
import { pickColumn, textColumn } from '../../encode.ts';
import { alike } from '../../measures/measureSpec.ts';
import type { MeasureSpec } from '../../measures/measureSpec.ts';
import { textOf } from '../../readCsv.ts';
import { countryPack, rowsOf, tableOf } from './countryPack.ts';
import type { BuiltTable } from './countryPack.ts';

const sold = { d: 0, period: 'sales from April 2025 to 27 March 2026', sources: ['ie-ppr'] } as const;

/** `partial`: a caveat about sales that were located by their Eircode. */
const priceMeasures = (partial: string): readonly MeasureSpec[] => [
  ...alike(
    {
      ...sold,
      group: 'price',
      unit: 'eur',
      bounds: [80_000, 1_800_000],
      note: `Sales at full market price in the register, without extreme values. The register has no floor areas.${partial}`,
    },
    [
      'price|Second-hand homes, median price|median_secondhand_eur',
      'price_low|Second-hand homes, lower quartile price|p25',
      'price_high|Second-hand homes, upper quartile price|p75',
    ],
  ),
  ...alike({ ...sold, group: 'homes', unit: 'count', bounds: [1, 20_000] }, ['sales|Second-hand homes sold|n_secondhand']),
  ...alike({ ...sold, group: 'change', unit: 'percent', d: 1, bounds: [-40, 60] }, [
    'chg1|Annual change in the second-hand median price|yoy_pct',
  ]),
  ...alike(
    {
      ...sold,
      group: 'price',
      unit: 'eur',
      bounds: [100_000, 1_000_000],
      estimate: 'The register has prices without VAT, so we add 13.5%.',
      note: `Approximate: VAT on new apartments has been 9% since October 2025, so the median is a little high where many are sold.${partial}`,
    },
    ['price_new|New homes, median price with VAT|median_new_incl_vat_eur'],
  ),
  ...alike({ ...sold, group: 'homes', unit: 'count', bounds: [0, 10_000] }, ['sales_new|New homes sold|n_new']),
];

const rentMeasures = alike(
  {
    group: 'rent',
    unit: 'eur-month',
    d: 0,
    period: 'Q3 2025',
    sources: ['ie-rtb'],
    bounds: [500, 4_000],
    note: 'Standardised average for homes of all sizes, based on a constant mix. This series differs from the CSO’s plain averages (RIQ02).',
  },
  [
    'rent_new|Rent for new tenancies, standardised average|std_avg_rent_new_tenancies_eur_month',
    'rent_sitting|Rent for existing tenancies, standardised average|std_avg_rent_existing_tenancies_eur_month',
  ],
);

/** Ireland: prices by county and Eircode routing key, and rents by county. */
export function ireland(folder: string): PackDraft {
  const prices = rowsOf(folder, 'ie-prices');
  const counties = countyTable(folder, prices);
  const keys = prices.filter((row) => textOf(row, 'level') === 'routing_key');
  const codes = keys.map((row) => textOf(row, 'code'));
  const routing = tableOf(keys, {
    names: codes,
    columns: { code: textColumn(codes), county: pickColumn(keys.map((row) => textOf(row, 'county'))) },
    specs: priceMeasures(' Only three in four sales have an Eircode, so these aren’t all sales.'),
  });
  return countryPack({
    id: 'eu-ie',
    title: 'Ireland: counties and Eircode routing keys',
    tables: { counties, routing_keys: routing },
    rows: prices.length,
    expectedRows: 164,
    vintage: { Prices: 'April 2025 to 27 March 2026', Rents: 'Q3 2025' },
    budget: 9_000,
  });
}

function countyTable(folder: string, prices: ReturnType<typeof rowsOf>): BuiltTable {
  const counties = prices.filter((row) => textOf(row, 'level') === 'county');
  const codes = counties.map((row) => textOf(row, 'code'));
  const rents = new Map(rowsOf(folder, 'ie-rents').map((row) => [textOf(row, 'county'), row]));
  const unknown = [...codes.filter((code) => !rents.has(code)), ...[...rents.keys()].filter((code) => !codes.includes(code))];
  const built = tableOf(
    counties.map((row) => ({ ...row, ...rents.get(textOf(row, 'code')) })),
    { names: codes, columns: { code: textColumn(codes) }, specs: [...priceMeasures(''), ...rentMeasures] },
  );
  return { ...built, faults: [...built.faults, ...unknown.map((code) => `${code} is not a county in both files`)] };
}
