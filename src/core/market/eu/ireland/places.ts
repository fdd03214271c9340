import { byFirstDigits, longestOf, namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

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
  provinceOf: (code) => longestOf(countyByKey, code.slice(0, 3)),
  names: namesOf('irland|irlande|irlanda|ierland|roi|rep of ireland'),
  towns: townsOf(''),
};

/** An Eircode anywhere. Four digits alone are a house number: "Unit D12 1200 Main St". */
const eircode = /\b([AC-FHKNPRTV-Y]\d[\dW]) ?(?!\d{4})(?=[A-Z]{0,3}\d)([\dAC-FHKNPRTV-Y]{4})\b/i;

/** The Eircode of an address as "D02 X285", or null. */
export function eircodeInAddress(address: string): string | null {
  const [, key, rest] = eircode.exec(address) ?? [];
  return key === undefined || rest === undefined ? null : `${key} ${rest}`.toUpperCase();
}

const county = new RegExp(`^(?:Co\\.?|County) (?:${irishCounties.join('|')})$`, 'i');
const dublin = /^Dublin(?: (?:[1-9]|1\d|2[0-4]|6W))?$/i;

/** Whether one of the last two parts names a county, or the last a district of Dublin: "Co. Donegal", "Dublin 8". */
export const isInIrishCounty = (parts: readonly string[]): boolean =>
  parts.slice(-2).some((part) => county.test(part)) || dublin.test(parts.at(-1) ?? '');

type IrishCounty = (typeof irishCounties)[number];

/** The county of a name, with "Co." before it or without, or of a district of Dublin: "Co. Cork", "Dublin 8". Null for anything else. */
export function irishCountyNamed(text: string): IrishCounty | null {
  const name = dublin.test(text) ? 'dublin' : text.replace(/^(?:Co\.?|County) /i, '').toLowerCase();
  return irishCounties.find((each) => each.toLowerCase() === name) ?? null;
}

/** The county that the last two parts of an address name, as such or by a district of Dublin. A town of the same name is none. */
export function irishCountyInParts(parts: readonly string[]): IrishCounty | null {
  const last = parts.slice(-2);
  const named = last.find((part) => county.test(part)) ?? last.find((part) => dublin.test(part));
  return named === undefined ? null : irishCountyNamed(named);
}

const northernCounty = /^(?:Co\.?|County) (?:Antrim|Armagh|Down|Fermanagh|(?:London)?derry|Tyrone)$/i;
/** Towns of Northern Ireland whose name no town of the Republic or of America has. */
const northernTown =
  /^(?:(?:Greater )?Belfast|Lisburn|Londonderry|Derry~Londonderry|Craigavon|Coleraine|Ballymena|Portrush|Enniskillen|Strabane|Newry|Omagh|Larne|Armagh|Cookstown|Dungannon|Magherafelt|Limavady|Portadown|Lurgan|Newtownards|Carrickfergus|Newtownabbey)$/i;

/** Whether an address names a county of Northern Ireland, or a town of it before "Ireland". Such a home is British. */
export const isInNorthernIreland = (parts: readonly string[]): boolean =>
  parts.slice(-3).some((part) => northernCounty.test(part)) ||
  (/^(?:northern )?ireland$/i.test(parts.at(-1) ?? '') && northernTown.test(parts.at(-2) ?? ''));

/** Whether "Derry" stands before "Ireland": its city is British, its townlands are not. */
export const isDerryInIreland = (parts: readonly string[]): boolean =>
  /^ireland$/i.test(parts.at(-1) ?? '') && /^derry(?: city)?$/i.test(parts.at(-2) ?? '');

/**
 * The county of a routing key's post town. Keys known to serve homes on both sides of a county's border are left out.
 * General knowledge, not confirmed by a source.
 */
const countyByKey = byFirstDigits({
  Carlow: 'R21',
  Cavan: 'H12 H14 H16',
  Clare: 'V14 V15 V95',
  Cork: 'P12 P14 P17 P24 P25 P31 P32 P36 P43 P47 P51 P61 P67 P72 P75 P81 P85 T12 T23 T34 T45 T56',
  Donegal: 'F92 F93 F94',
  Dublin:
    'A41 A42 A45 A94 A96 D01 D02 D03 D04 D05 D06 D6W D07 D08 D09 D10 D11 D12 D13 D14 D15 D16 D17 D18 D20 D22 D24 K32 K34 K36 K45 K56 K67 K78',
  Galway: 'H54 H62 H65 H71 H91',
  Kerry: 'V23 V31 V92 V93',
  Kildare: 'R51 R56 W12 W23 W91',
  Limerick: 'V35 V42',
  Mayo: 'F12 F23 F26 F28 F31 F35',
  Meath: 'A84 A85 A86 C15',
  Monaghan: 'A75 A81 H18',
  Roscommon: 'F42',
  Sligo: 'F56 F91',
  Tipperary: 'E21 E25 E34 E41 E45',
  Waterford: 'X35 X42',
  Wexford: 'Y21 Y25 Y35',
  Wicklow: 'A63 A67',
});
