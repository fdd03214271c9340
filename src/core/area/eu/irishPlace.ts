import type { EuropeanPlace } from './areaLevels.ts';
import { irishRentTable } from './irishRentTable.ts';
import { placeKey } from './placeKey.ts';

type IrishPlace = Pick<EuropeanPlace, 'postalCode' | 'town' | 'region'>;

/** A county with its standardised average rents, whole euros a month, and its Eircode routing keys. */
export interface IrishCounty {
  readonly name: string;
  readonly newTenancies: number;
  readonly existingTenancies: number;
  readonly keys: readonly string[];
}

/**
 * The routing key of an Eircode or a Dublin postal district: "D04" from "D04 X285" or "Dublin 4"; null if neither is given. Source:
 * https://www.eircode.ie, checked 24 November 2026.
 */
export function routingKeyOf({ postalCode, town, region }: IrishPlace): string | null {
  const coded = /^(?:[AC-FHKNPRTV-Y]\d\d|D6W)(?= ?[0-9AC-FHKNPRTV-Y]{4}$|$)/.exec((postalCode ?? '').trim().toUpperCase())?.[0];
  if (coded !== undefined) return coded;
  const district = [town, region]
    .map((name) => /^dublin (\d{1,2}|6w)$/.exec(placeKey(name ?? ''))?.[1])
    .find((found) => found !== undefined);
  if (district === undefined) return null;
  return district === '6w' ? 'D6W' : `D${district.padStart(2, '0')}`;
}

/**
 * The county of a property by its name, else by the county in which sales of its Eircode's routing key are registered. A town named like a
 * county counts only if nothing else identifies it. Null if nothing does, and if the name is not a county's.
 */
export function irishCountyOf(place: IrishPlace): IrishCounty | null {
  const key = routingKeyOf(place);
  const keyed = irishCounties.find(({ keys }) => key !== null && keys.includes(key));
  return countyNamed(place.region) ?? keyed ?? countyNamed(place.town) ?? null;
}

function countyNamed(name: string | null): IrishCounty | undefined {
  const wanted = placeKey(name ?? '').replaceAll(/^(?:co|county) | (?:city|county)$| \d{1,2}$| 6w$/g, '');
  return irishCounties.find((county) => placeKey(county.name) === wanted);
}

const irishCounties: readonly IrishCounty[] = irishRentTable
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', newTenancies, existingTenancies, keys = ''] = line.split('|');
    return { name, newTenancies: Number(newTenancies), existingTenancies: Number(existingTenancies), keys: keys.split(' ') };
  });
