import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** The counties of the Republic. */
export const irishCounties = [
  'Carlow',
  'Cavan',
  'Clare',
  'Cork',
  'Donegal',
  'Dublin',
  'Galway',
  'Kerry',
  'Kildare',
  'Kilkenny',
  'Laois',
  'Leitrim',
  'Limerick',
  'Longford',
  'Louth',
  'Mayo',
  'Meath',
  'Monaghan',
  'Offaly',
  'Roscommon',
  'Sligo',
  'Tipperary',
  'Waterford',
  'Westmeath',
  'Wexford',
  'Wicklow',
] as const;

/**
 * Ireland: an Eircode is a routing key of three characters and an identifier of four, "D02 X285", "D6W X285".
 * Source: https://www.eircode.ie, checked 24 November 2026.
 */
export const ireland: CountryPlaces = {
  country: 'IE',
  letters: ['IRL'],
  code: /^[AC-FHKNPRTV-Y]\d[\dW] ?(?!\d{4})(?=[A-Z]{0,3}\d)[\dAC-FHKNPRTV-Y]{4}$/,
  digits: null,
  regionOf: nowhere,
  names: namesOf('irland|irlande|irlanda|ierland|roi|rep of ireland'),
  towns: townsOf(''),
};

/** An Eircode anywhere in a text. Four digits alone are a house number: "Unit D12 1200 Main St". */
const eircode = /\b([AC-FHKNPRTV-Y]\d[\dW]) ?(?!\d{4})(?=[A-Z]{0,3}\d)([\dAC-FHKNPRTV-Y]{4})\b/i;

/** The Eircode of an address as "D02 X285", or null. */
export function eircodeInAddress(address: string): string | null {
  const [, key, rest] = eircode.exec(address) ?? [];
  return key === undefined || rest === undefined ? null : `${key} ${rest}`.toUpperCase();
}

const county = new RegExp(`^(?:Co\\.?|County) (?:${irishCounties.join('|')})$`, 'i');
const dublin = /^Dublin(?: (?:[1-9]|1\d|2[0-4]|6W))?$/i;

/** Whether one of the last two parts is a county, or the last one is a Dublin district: "Co. Donegal", "Dublin 8". */
export const isInIrishCounty = (parts: readonly string[]): boolean =>
  parts.slice(-2).some((part) => county.test(part)) || dublin.test(parts.at(-1) ?? '');

type IrishCounty = (typeof irishCounties)[number];

/** The county for a name, with or without "Co.", or for a Dublin district: "Co. Cork", "Dublin 8". Null for anything else. */
export function irishCountyNamed(text: string): IrishCounty | null {
  const name = dublin.test(text) ? 'dublin' : text.replace(/^(?:Co\.?|County) /i, '').toLowerCase();
  return irishCounties.find((each) => each.toLowerCase() === name) ?? null;
}

/**
 * The county named in the last two parts of an address, directly or by a Dublin district; a town of the same name does not count. Null if
 * there isn't one.
 */
export function irishCountyInParts(parts: readonly string[]): IrishCounty | null {
  const last = parts.slice(-2);
  const named = last.find((part) => county.test(part)) ?? last.find((part) => dublin.test(part));
  return named === undefined ? null : irishCountyNamed(named);
}

const northernCounty = /^(?:Co\.?|County) (?:Antrim|Armagh|Down|Fermanagh|(?:London)?derry|Tyrone)$/i;
/** Towns in Northern Ireland whose names are not also used in the Republic or the US. */
const northernTown =
  /^(?:(?:Greater )?Belfast|Lisburn|Londonderry|Derry~Londonderry|Craigavon|Coleraine|Ballymena|Portrush|Enniskillen|Strabane|Newry|Omagh|Larne|Armagh|Cookstown|Dungannon|Magherafelt|Limavady|Portadown|Lurgan|Newtownards|Carrickfergus|Newtownabbey)$/i;

/** Whether an address names a county of Northern Ireland, or one of its towns before "Ireland"; such a property is in the UK. */
export const isInNorthernIreland = (parts: readonly string[]): boolean =>
  parts.slice(-3).some((part) => northernCounty.test(part)) ||
  (/^(?:northern )?ireland$/i.test(parts.at(-1) ?? '') && northernTown.test(parts.at(-2) ?? ''));

/** Whether "Derry" precedes "Ireland": the city is in the UK, but townlands with that name are not. */
export const isDerryInIreland = (parts: readonly string[]): boolean =>
  /^ireland$/i.test(parts.at(-1) ?? '') && /^derry(?: city)?$/i.test(parts.at(-2) ?? '');
