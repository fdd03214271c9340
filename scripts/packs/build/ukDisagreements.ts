import { join } from 'node:path';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import type { CsvRow } from '../readCsv.ts';

/** Barnsley and Sheffield changed code in 2025, and some publishers still use the old ones. */
const renamed: Readonly<Record<string, string>> = { E08000016: 'E08000038', E08000019: 'E08000039' };
export const currentCode = (code: string): string => renamed[code] ?? code;

interface Check {
  readonly file: string;
  readonly code: string;
  /** The profile's column, the publisher's column, and the tolerance for rounding. */
  readonly pairs: readonly (readonly [ours: string, theirs: string, within: number])[];
}

const checks: readonly Check[] = [
  { file: 'uk/la_price_history.csv', code: 'code', pairs: [['price', '2025', 0.5]] },
  {
    file: 'uk/rents_pipr_2026-08.csv',
    code: 'code',
    pairs: [
      ['rent', 'rent_all', 0.5],
      ['rent_yoy', 'yoy', 0.05],
      ['rent1', 'bed1', 0.5],
      ['rent2', 'bed2', 0.5],
      ['rent3', 'bed3', 0.5],
      ['rent4', 'bed4', 0.5],
    ],
  },
  { file: 'uk/council_tax.csv', code: 'code', pairs: [['ct_d', 'band_d_amount', 0.006]] },
  {
    file: 'uk/imd2025_ltla24.csv',
    code: 'ltla24_code',
    pairs: [
      ['imd_score', 'imd_average_score', 0.051],
      ['imd_rank', 'imd_rank_of_average_score', 0],
    ],
  },
];

/** Every figure in the profile that differs from the publisher's, and every unknown code, one line each. */
export function authorityDisagreements(folder: string, profile: readonly CsvRow[]): readonly string[] {
  const known = new Set(profile.map((row) => textOf(row, 'code')));
  const faults = checks.flatMap((check) => {
    const theirs = new Map(readCsv(join(folder, check.file)).map((row) => [currentCode(textOf(row, check.code)), row]));
    const strays = [...theirs.keys()].filter((code) => isAuthority(code) && !known.has(code));
    return [
      ...strays.map((code) => `${check.file} has ${code}, which is not a current local authority`),
      ...profile.flatMap((row) => differences(row, theirs.get(textOf(row, 'code')), check)),
    ];
  });
  return [...faults, ...derivedFaults(folder, profile)];
}

function differences(row: CsvRow, theirs: CsvRow | undefined, { file, pairs }: Check): readonly string[] {
  if (theirs === undefined) return [];
  return pairs.flatMap(([ours, column, within]) => {
    const [value, published] = [numberOf(row, ours), numberOf(theirs, column)];
    const agree = value === null || published === null ? value === published : Math.abs(value - published) <= within;
    return agree ? [] : [`${ours} of ${textOf(row, 'name')} is ${value}, ${file} says ${published}`];
  });
}

/** Changes, yields and crime rates recomputed from the publishers' rows. */
function derivedFaults(folder: string, profile: readonly CsvRow[]): readonly string[] {
  const history = new Map(readCsv(join(folder, 'uk/la_price_history.csv')).map((row) => [textOf(row, 'code'), row]));
  const crime = crimeRates(folder, profile);
  return profile.flatMap((row) => {
    const code = textOf(row, 'code');
    const past = history.get(code);
    const price = numberOf(row, 'price');
    const rent = numberOf(row, 'rent');
    const since = (year: string): number | null => changeOf(past === undefined ? null : numberOf(past, year), price);
    const expected: readonly (readonly [string, number | null, number])[] = [
      ['chg1', since('2024'), 0.051],
      ['chg5', since('2020'), 0.051],
      ['chg10', since('2015'), 0.051],
      ['gross_yield', rent === null || price === null ? null : (1200 * rent) / price, 0.0051],
      ['crime', numberOf(row, 'crime') === null ? null : (crime.get(code) ?? null), 0.051],
    ];
    return expected.flatMap(([column, value, within]) => {
      const stated = numberOf(row, column);
      const agree = stated === null || value === null ? stated === value : Math.abs(stated - value) <= within;
      return agree ? [] : [`${column} of ${textOf(row, 'name')} is ${stated}, but the publisher's rows give ${value?.toFixed(3)}`];
    });
  });
}

const changeOf = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : (now / before - 1) * 100;

/** Offences per 1,000 people. A partnership can cover several councils, and a council can have several partnerships. */
function crimeRates(folder: string, profile: readonly CsvRow[]): ReadonlyMap<string, number> {
  const people = new Map(profile.map((row) => [textOf(row, 'code'), numberOf(row, 'pop') ?? 0]));
  const groups = new Map<string, { offences: number; readonly members: readonly string[] }>();
  for (const row of readCsv(join(folder, 'uk/crime_csp_ye_mar2026.csv'))) {
    const members = textOf(row, 'la').split('+').map(currentCode);
    const key = members.join('+');
    const group = groups.get(key) ?? { offences: 0, members };
    group.offences += numberOf(row, 'total') ?? 0;
    groups.set(key, group);
  }
  const rates = new Map<string, number>();
  for (const { offences, members } of groups.values()) {
    const all = members.reduce((sum, code) => sum + (people.get(code) ?? 0), 0);
    for (const code of members) rates.set(code, (offences / all) * 1000);
  }
  return rates;
}

const isAuthority = (code: string): boolean => /^(E0[6789]|W06|S12|N09)/.test(code);
