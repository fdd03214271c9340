import { countyKey } from '../../src/core/area/us/countyKey.ts';
import { laterCounties } from './usLaterCounties.ts';
import { isIndependentCity, type PackCounty } from './usCountyNames.ts';

/** A function that finds the core pack's county for a county name and state in the ZIP pack: its FIPS code, or null. */
export function countyFinder(counties: readonly PackCounty[]): (zip: { code: number; county: string; state: string }) => number | null {
  const places = new Map<string, readonly PackCounty[]>();
  for (const county of counties) {
    const key = `${county.state} ${countyKey(county.name)}`;
    places.set(key, [...(places.get(key) ?? []), county]);
  }
  const known = new Set(counties.map(({ fips }) => fips));
  const called = (name: string, state: string) => places.get(`${state} ${countyKey(name)}`) ?? [];
  return ({ code, county, state }) => {
    const corrected = placed.get(code) ?? corrections.get(code);
    if (corrected !== undefined) return known.has(corrected) ? corrected : null;
    const name = laterNames[`${state} ${county}`] ?? county;
    const found = called(name, state);
    // "Richmond" is the county. The city of the same name is "Richmond City".
    const first = found.length > 1 ? found.find(({ fips }) => !isIndependentCity(fips)) : found[0];
    const city = name.endsWith(' City')
      ? called(name.slice(0, -' City'.length), state).find(({ fips }) => isIndependentCity(fips))
      : undefined;
    return (first ?? city)?.fips ?? null;
  };
}

/** The county of each ZIP code whose county is missing from the pack's list. */
const placed: ReadonlyMap<number, number> = new Map(
  laterCounties.flatMap(({ fips, zips }) => zips.split(' ').flatMap((run) => codesOf(run).map((code) => [code, fips] as const))),
);

function codesOf(run: string): readonly number[] {
  const [from = 0, to = from] = run.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Counties renamed or merged after the ZIP pack's source named them. */
const laterNames: Readonly<Record<string, string>> = {
  'AK Wade Hampton': 'Kusilvak',
  'SD Shannon': 'Oglala Lakota',
  'VA Bedford City': 'Bedford',
  'VA Clifton Forge City': 'Alleghany',
};

/**
 * ZIP codes whose county in the ZIP pack differs from the county at their Census position on the map. Reasons: errors in its source, a
 * county divided since, and the boroughs that replaced three census areas in Alaska.
 */
const corrections: ReadonlyMap<number, number> = new Map(
  Object.entries({
    2105: '99820 99825 99826 99829 99832 99841',
    2195: '99833',
    2198: '99830 99836 99918 99919 99921 99922 99923 99925 99926 99927',
    2230: '99840',
    2275: '99903 99929',
    6019: '93737',
    8031: '80247',
    8041: '80923 80924 80927 80938 80939',
    13_049: '31562',
    13_087: '39825',
    13_243: '39836',
    35_006: '87034',
    40_109: '73012',
    41_047: '97317',
    48_491: '78665',
    51_153: '20112',
  }).flatMap(([fips, codes]) => codes.split(' ').map((code) => [Number(code), Number(fips)] as const)),
);
