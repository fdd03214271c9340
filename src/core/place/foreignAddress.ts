import type { CountryCode } from '../kernel/countries.ts';
import { namesOf } from '../market/eu/countryPlaces.ts';

/**
 * The country meant by the letters before a postal code, such as "CH-8001 Zürich"; `abroad` for one that is not in the list of countries.
 */
export const letterCountries: Readonly<Record<string, CountryCode | 'abroad'>> = {
  AD: 'abroad', CH: 'CH', CZ: 'CZ', DK: 'DK', FI: 'FI', FIN: 'FI', FL: 'abroad', GR: 'GR', H: 'HU', HR: 'HR', HU: 'HU', L: 'LU', LI: 'abroad', LT: 'abroad',
  LU: 'LU', LV: 'abroad', MC: 'abroad', N: 'NO', NO: 'NO', S: 'SE', SE: 'SE', SI: 'SI', SK: 'SK', SM: 'abroad', VA: 'abroad',
}; // prettier-ignore

/**
 * Countries that are not in the list of countries but have codes and streets that resemble those of a listed one; in unaccented lower case.
 */
const names = namesOf(
  "monaco|principaute de monaco|andorra|andorre|principat d'andorra|san marino|repubblica di san marino|vatican|vatican city|vaticano|citta del vaticano|liechtenstein|" +
    "maroc|morocco|marruecos|algerie|algeria|tunisie|tunisia|senegal|cote d'ivoire|montenegro|gibraltar|mexico|cdmx|colombia|argentina|chile|uruguay|ecuador|costa rica|guatemala|" +
    'republica dominicana|venezuela|brasil|brazil|ukraine|serbia|srbija|lietuva|lithuania|latvia|estonia|eesti|iceland|thailand|israel|saint-barthelemy|saint-martin|' +
    'saint-pierre-et-miquelon|polynesie francaise|french polynesia|nouvelle-caledonie|new caledonia|wallis-et-futuna',
);

/** Whether the last part of an address, in unaccented lower case, names a country that is not in the list of countries. */
export const isForeignAddress = (name: string): boolean => names.has(name);

/** Foreign towns, in unaccented lower case, whose streets do not identify the country, by the number of digits in their codes. */
const towns: ReadonlyMap<string, CountryCode | 'abroad'> = new Map([
  ...listed(
    'CH',
    4,
    'zurich|geneve|geneva|genf|basel|bern|berne|lausanne|luzern|lugano|winterthur|st. gallen|locarno|bellinzona|fribourg|neuchatel|sion|biel|montreux',
  ),
  ...listed('DK', 4, 'kobenhavn|copenhagen|aarhus|odense|aalborg'),
  ...listed('HU', 4, 'budapest'),
  ...listed('LU', 4, 'luxembourg|esch-sur-alzette|differdange'),
  ...listed('abroad', 4, 'vaduz|schaan|tunis'),
  ...listed('HR', 5, 'zagreb|dubrovnik|zadar|pula'),
  ...listed('FI', 5, 'helsinki|helsingfors|espoo|tampere|turku'),
  ...listed('GR', 5, 'athina|athens|thessaloniki'),
  ...listed('TR', 5, 'istanbul|ankara|izmir'),
  ...listed(
    'abroad',
    5,
    'monaco|monte-carlo|monte carlo|san marino|citta del vaticano|casablanca|rabat|marrakech|tanger|agadir|fes|alger|dakar|noumea|papeete',
  ),
  ...listed('abroad', 5, 'ciudad de mexico|cdmx|cancun|monterrey|queretaro|tijuana|lima|montevideo|riezlern|hirschegg|mittelberg'),
]);

function listed(country: CountryCode | 'abroad', digits: number, list: string): readonly (readonly [string, CountryCode | 'abroad'])[] {
  return list.split('|').map((name) => [`${digits} ${name}`, country] as const);
}

/** The country of a postal code's town (in unaccented lower case); `abroad` if unclear, else null. */
export const foreignTownCountry = (code: string, town: string): CountryCode | 'abroad' | null =>
  towns.get(`${code.length} ${town}`) ?? null;
