import type { PackColumn } from '../../../src/core/area/pack/pack.ts';
import { alike } from '../measures/measureSpec.ts';
import type { MeasureSpec } from '../measures/measureSpec.ts';
import { numberOf, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';
import { figureColumns, outOfBounds } from './column.ts';

const survey = { d: 1, period: '2019 to 2023', sources: ['us-acs'] } as const;
const regionsNote = 'Of Connecticut the survey has planning regions in place of counties, which this list does not have.';

const measures: readonly MeasureSpec[] = [
  ...alike({ ...survey, group: 'people', unit: 'count', d: 0, bounds: [40, 12_000_000], note: regionsNote }, [
    'people|Population, average of five years|pop',
  ]),
  ...alike({ ...survey, group: 'people', unit: 'usd', d: 0, bounds: [5_000, 150_000], note: 'Of each person, not of a household.' }, [
    'income_person|Income per person|per_capita_income',
  ]),
  ...alike({ ...survey, group: 'people', unit: 'percent', bounds: [0, 60] }, [
    'unemployed|Unemployment|unemployment_pct',
    'poor|People below the poverty line|poverty_pct',
  ]),
  ...alike({ group: 'homes', unit: 'percent', d: 1, period: '2014 to 2018', sources: ['us-acs'], bounds: [5, 100] }, [
    'rented|Homes let, of those lived in|renter_pct_2018',
  ]),
  ...alike(
    {
      ...survey,
      group: 'homes',
      unit: 'percent',
      bounds: [0, 90],
      note: 'Of all homes: second homes and those between seasons count. It is not the vacancy of rented homes.',
    },
    ['empty|Homes nobody lives in, second homes among them|vacant_pct'],
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
  note: 'A rating beside other counties by expected loss and by who bears it; says nothing of one home’s flood zone or premium.',
};

const ratings = ['Very Low', 'Relatively Low', 'Relatively Moderate', 'Relatively High', 'Very High'];

/**
 * Columns of what else is known of counties, from `us/county_profile.csv`, for FIPS codes in the order of the pack; and what is wrong with
 * them. A county that the file lacks has none of these figures.
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

/** Its place among the ratings; null where there is none. Throws on a word that is no rating: the publisher changed its form. */
function ratingOf(text: string): number | null {
  if (text === '') return null;
  if (!ratings.includes(text)) throw new Error(`No rating of hazards: ${text}`);
  return ratings.indexOf(text) + 1;
}
