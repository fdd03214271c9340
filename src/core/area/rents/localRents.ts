import { rentAreas, rentSpreads } from './rentAreas.ts';
import { rentDistricts } from './rentDistricts.ts';

/** Rents of one local authority (a rental area in Scotland), in whole pounds per month. */
export interface AreaRents {
  readonly name: string;
  /** All homes, then 1, 2, 3 and 4 or more bedrooms. */
  readonly means: readonly number[];
  /** The spread of individual rents around the mean, for 1 to 4 bedrooms: standard deviation of the logarithm. */
  readonly spreads: readonly number[];
}

/** The rents of a postcode district such as "M6", from the authority with most of its postcodes; null if none is published. */
export const rentsOfOutcode = (outcode: string | null): AreaRents | null => {
  const place = placeOfDistrict.get(outcode?.trim().toUpperCase() ?? '');
  return place === undefined ? null : (areas[place] ?? null);
};

/** The rents of an authority by its name, as a search or an address spells it ("Salford", "Bristol"); null if unknown. */
export const rentsOfName = (name: string): AreaRents | null => areaOfName.get(nameKey(name)) ?? null;

/** Treats "Bristol, City of" and "bristol" as the same name. */
const nameKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/, (?:city|county) of$/, '');

const linesOf = (table: string): readonly string[] => table.trim().split('\n');

const areas: readonly AreaRents[] = linesOf(rentAreas).map((line) => {
  const [name = '', region = '', means = ''] = line.split('|');
  return { name, means: means.split(' ').map(Number), spreads: rentSpreads[Number(region)] ?? [] };
});

const placeOfDistrict: ReadonlyMap<string, number> = new Map(
  linesOf(rentDistricts).flatMap((line) => {
    const [letters = '', ...groups] = line.split(' ');
    return groups.flatMap((group) => {
      const [place = '', numbers = ''] = group.split(':');
      return numbers.split(',').map((number) => [letters + number, Number(place)] as const);
    });
  }),
);

const areaOfName: ReadonlyMap<string, AreaRents> = new Map(areas.map((area) => [nameKey(area.name), area]));
