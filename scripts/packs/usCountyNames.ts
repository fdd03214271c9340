export interface PackCounty {
  readonly fips: number;
  readonly name: string;
  readonly state: string;
}

/**
 * Kinds of Alaskan counties whose names do not show their kind, by FIPS code:
 * https://www.census.gov/library/reference/code-lists/ansi.html.
 */
const alaska: Readonly<Record<string, readonly number[]>> = {
  Borough: [2013, 2060, 2068, 2090, 2100, 2122, 2130, 2150, 2164, 2170, 2185, 2188, 2195],
  'Census Area': [2016, 2050, 2063, 2066, 2070, 2105, 2158, 2180, 2198, 2240, 2290],
  'City and Borough': [2110, 2220, 2275, 2282],
  Municipality: [2020, 2230],
};

const kindInAlaska: ReadonlyMap<number, string> = new Map(
  Object.entries(alaska).flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
);

/** Cities outside any county. Those in Virginia have FIPS codes from 51510. */
export const isIndependentCity = (fips: number): boolean => (fips > 51_500 && fips < 52_000) || fips === 24_510 || fips === 29_510;

/** The name of a county as the Census writes it: "Montgomery County", "Orleans Parish", "Richmond city", "Carson City". */
export function fullCountyName(fips: number, name: string): string {
  if (fips === 11_001 || fips === 32_510) return name;
  if (isIndependentCity(fips)) return `${name} city`;
  const state = Math.floor(fips / 1000);
  if (state === 9) return `${name} Planning Region`;
  if (state === 2) return `${name} ${kindInAlaska.get(fips) ?? 'County'}`;
  return `${name} ${state === 22 ? 'Parish' : 'County'}`;
}
