import type { PackColumn } from '../../../src/core/area/pack/pack.ts';
import { alike } from '../measures/measureSpec.ts';
import type { MeasureSpec } from '../measures/measureSpec.ts';
import { numberOf, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';

const survey = { d: 1, period: '2019 to 2023', sources: ['us-acs'] } as const;
const regionsNote = 'For Connecticut the survey covers planning regions instead of counties, so these figures aren’t available there.';

const measures: readonly MeasureSpec[] = [
  ...alike({ ...survey, group: 'people', unit: 'count', d: 0, bounds: [40, 12_000_000], note: regionsNote }, [
    'people|Population, five-year average|pop',
  ]),
  ...alike({ ...survey, group: 'people', unit: 'usd', d: 0, bounds: [5_000, 150_000], note: 'Per person, not per household.' }, [
    'income_person|Income per person|per_capita_income',
  ]),
  ...alike({ ...survey, group: 'people', unit: 'percent', bounds: [0, 60] }, [
    'unemployed|Unemployment|unemployment_pct',
    'poor|People below the poverty line|poverty_pct',
  ]),
  ...alike({ group: 'homes', unit: 'percent', d: 1, period: '2014 to 2018', sources: ['us-acs'], bounds: [5, 100] }, [
    'rented|Rented share of occupied homes|renter_pct_2018',
  ]),
  ...alike(
    {
      ...survey,
      group: 'homes',
      unit: 'percent',
      bounds: [0, 90],
      note: 'Share of all homes, including second and seasonal homes. This is not the rental vacancy rate.',
    },
    ['empty|Vacant homes, including second homes|vacant_pct'],
  ),
  ...alike({ group: 'change', unit: 'percent', d: 1, period: 'to 2024', sources: ['fhfa-county'], bounds: [-60, 300] }, [
    'county_chg1|Price change in the county, 1 year|hpi_chg1',
    'county_chg5|Price change in the county, 5 years|hpi_chg5',
    'county_chg10|Price change in the county, 10 years|hpi_chg10',
  ]),
];

const hazard: MeasureSpec = {
  id: 'hazard',
  from: 'nri_risk',
  label: 'Risk of natural hazards, from 1 (very low) to 5 (very high)',
  group: 'place',
  unit: 'score',
  d: 0,
  period: 'November 2021',
  sources: ['fema-nri'],
  bounds: [1, 5],
  note: 'A rating against other counties, by expected loss and how vulnerable residents are. It doesn’t show a home’s flood zone or insurance premium.',
};

const ratings = ['Very Low', 'Relatively Low', 'Relatively Moderate', 'Relatively High', 'Very High'];

/**
 * The additional county columns from `us/county_profile.csv`, in the pack's order of FIPS codes, and the values in
 * them that are out of bounds. Counties missing from the file have none of these figures.
 */
export function countyProfile(
  codes: readonly number[],
  rows: readonly CsvRow[],
): { readonly columns: Readonly<Record<string, PackColumn>>; readonly faults: readonly string[] } {
  const byCode = new Map(rows.map((row) => [Number(textOf(row, 'fips')), row]));
  const valuesOf = (read: (row: CsvRow) => number | null): readonly (number | null)[] =>
    codes.map((code) => {
      const row = byCode.get(code);
      return row === undefined ? null : read(row);
    });
  const measured = [
    ...measures.map((spec) => ({ spec, values: valuesOf((row) => numberOf(row, spec.from)) })),
    { spec: hazard, values: valuesOf((row) => ratingOf(textOf(row, hazard.from))) },
  ];
  return { columns: figureColumns(measured), faults: outOfBounds(measured, codes.map(String)) };
}

/** The rating as a number from 1, or null if empty. Throws on an unknown rating, because the publisher has then changed its format. */
function ratingOf(text: string): number | null {
  if (text === '') return null;
  if (!ratings.includes(text)) throw new Error(`Unknown hazard rating: ${text}`);
  return ratings.indexOf(text) + 1;
}
