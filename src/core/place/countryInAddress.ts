import { countryNamed, type CountryCode } from '../kernel/countries.ts';
import { hasStateAndZip, stateInAddress, territoryInAddress } from './americanAddress.ts';
import { postcodeInAddress, wholePostcodeIn } from './postcode.ts';
import { zipInAddress } from './zipCode.ts';

/**
 * The country that the form of an address tells: a postcode, an Eircode, a state with its ZIP code, a continental code beside its town,
 * or the country's own name. `abroad` where it is surely not British but the country cannot be told. Null where nothing tells it.
 */
export function countryInAddress(address: string | null): CountryCode | 'abroad' | null {
  const text = (address ?? '').trim();
  if (text === '') return null;
  const parts = text.split(',').map((part) => part.trim());
  // Most certain first: a person in Belfast may write "Ireland" after a British postcode.
  if (wholePostcodeIn(text.toUpperCase()) !== null) return 'GB';
  return (
    territoryInAddress(text) ??
    countryNamed(parts.at(-1) ?? '') ??
    crownDependency(text) ??
    (isIrish(text, parts) ? 'IE' : null) ??
    (hasStateAndZip(text) ? 'US' : null) ??
    continental(text, parts) ??
    (stateInAddress(text) === null ? null : 'US') ??
    (postcodeInAddress(text) === null ? null : 'GB')
  );
}

/** Postcodes in the British form under other taxes: "St Helier, Jersey JE2 4WG". */
function crownDependency(text: string): CountryCode | null {
  const area = /(?:^|[\s,])(JE|GY|IM)\d{1,2}(?: ?\d[A-Z]{2})?$/.exec(text.toUpperCase())?.[1];
  return area === undefined ? null : area === 'GY' ? 'GG' : area === 'JE' ? 'JE' : 'IM';
}

/** "D02 X285", "D6W X285": three characters and four with a digit among them. Source: https://www.eircode.ie, checked 24 November 2026. */
const eircode = /\b[AC-FHKNPRTV-Y]\d[\dW] ?(?=[A-Z]{0,3}\d)[\dAC-FHKNPRTV-Y]{4}\b/i;
const irishCounties =
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|' +
  'Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow';
const irishCounty = new RegExp(`^(?:(?:Co\\.?|County) (?:${irishCounties})|Dublin(?: (?:[1-9]|1\\d|2[0-4]|6W))?)$`, 'i');

const isIrish = (text: string, parts: readonly string[]): boolean => eircode.test(text) || irishCounty.test(parts.at(-1) ?? '');

/** Whether the code of a foreign country's post is written, not only a town or state. */
export function hasCodeOf(country: CountryCode, text: string): boolean {
  if (country === 'US') return zipInAddress(text) !== null;
  if (country === 'IE') return eircode.test(text);
  return postalCodeInAddress(text) !== null || text.split(',').some((part) => ownForms.some(([form]) => form.test(part.trim())));
}

/** The code of four or five digits that stands before a continental town: "44000". Null where there is none. */
export const postalCodeInAddress = (text: string): string | null =>
  text
    .split(',')
    .map((part) => codeAndTown.exec(part.trim())?.[2])
    .find((code) => code !== undefined) ?? null;

/** What postal codes of one form alone look like before a town, and the country that writes them so. */
const ownForms: readonly (readonly [form: RegExp, country: CountryCode])[] = [
  [/^[1-9]\d{3} ?[A-Z]{2}(?: \p{L}|$)/u, 'NL'],
  [/^\d{4}-\d{3}(?: \p{L}|$)/u, 'PT'],
  [/^\d{2}-\d{3}(?: \p{L}|$)/u, 'PL'],
];

/** The letters of a country before its code, as international post writes them: "D-80802 München". */
const prefixes: Readonly<Record<string, CountryCode>> = {
  A: 'AT', AT: 'AT', B: 'BE', BE: 'BE', CH: 'CH', D: 'DE', DE: 'DE', DK: 'DK', E: 'ES', ES: 'ES', F: 'FR', FR: 'FR', I: 'IT', IT: 'IT',
  L: 'LU', LU: 'LU', NL: 'NL', P: 'PT', PT: 'PT', PL: 'PL', S: 'SE', SE: 'SE',
}; // prettier-ignore

/** A code of four or five digits with its town: "44000 Nantes", "1000 Bruxelles", "20121 Milano MI". */
const codeAndTown = /^(?:([A-Z]{1,2})-)?(\d{4,5}) (\p{L}[^\d]*)$/u;
/** "114 55 Stockholm", "110 00 Praha 1": of several countries. */
const spacedCode = /^\d{3} \d{2} \p{L}/u;
/** The first part of an English or American address: "1200 Great West Road", "12345 Ocean Dr". */
const englishStreet =
  /\b(?:ave|avenue|blvd|boulevard|broadway|close|court|crescent|ct|dr|drive|gardens|grove|highway|hwy|lane|ln|mews|park|parkway|pkwy|place|pl|rd|road|row|sq|square|st|street|terrace|trl|trail|view|walk|way)\b\.?/i;

function continental(text: string, parts: readonly string[]): CountryCode | 'abroad' | null {
  for (const [at, part] of parts.entries()) {
    const own = ownForms.find(([form]) => form.test(part))?.[1];
    if (own !== undefined) return own;
    const [, prefix, code = '', town = ''] = codeAndTown.exec(part) ?? [];
    const told = prefix === undefined ? undefined : prefixes[prefix];
    if (told !== undefined) return told;
    if (code === '') {
      if (spacedCode.test(part) && at === parts.length - 1) return 'abroad';
      continue;
    }
    const country = countryOfCode(code, town, text);
    if (country !== null) return country;
    if (at === parts.length - 1 && !englishStreet.test(town)) return 'abroad';
  }
  return null;
}

/** The country of a code by its town, else by the words of its streets. */
function countryOfCode(code: string, town: string, text: string): CountryCode | null {
  const name = town
    .replace(/ [A-Z]{2}$/, '')
    .trim()
    .toLowerCase();
  const fits = code.length === 5 ? fiveDigits : fourDigits;
  for (const [country, { towns, streets }] of fits) if (towns.has(name) || streets?.test(text) === true) return country;
  return null;
}

interface Signs {
  readonly towns: ReadonlySet<string>;
  /** Null where another country's streets are called the same. */
  readonly streets: RegExp | null;
}

const signs = (towns: string, streets: RegExp | null): Signs => ({ towns: new Set(towns.split('|')), streets });

const fiveDigits: readonly (readonly [CountryCode, Signs])[] = [
  [
    'IT',
    signs(
      'roma|milano|torino|napoli|firenze|bologna|venezia|genova|palermo|verona|bari|rome|milan|turin|naples|florence|venice',
      /(?:^|[\s,])(?:via|viale|corso|piazza|piazzale|vicolo|largo) \p{L}.*, ?\d{5} \p{L}/iu,
    ),
  ],
  [
    'FR',
    signs(
      'paris|lyon|marseille|nantes|lille|toulouse|nice|bordeaux|strasbourg|montpellier|rennes|grenoble|rouen|dijon|angers|reims',
      /(?:^|[\s,])(?:(?:rue|bd|chemin|allée|impasse|quai|cours) \p{L}|(?:avenue|boulevard|place) (?:de|des|du|d['’]|la)\b)/iu,
    ),
  ],
  [
    'ES',
    signs(
      'madrid|barcelona|valencia|valència|sevilla|seville|málaga|malaga|bilbao|zaragoza|palma|alicante|murcia|granada|marbella',
      /(?:^|[\s,])(?:calle|c\/|avenida|avda|paseo|plaza|carrer|passeig|ronda|travesía)(?:[\s.]|$)/iu,
    ),
  ],
  [
    'DE',
    signs(
      'berlin|münchen|munich|hamburg|köln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|leipzig|dresden|bremen|hannover|nürnberg|essen|dortmund|bonn',
      /(?:straße|strasse|str\.|platz|gasse|allee|damm|ufer)(?:[\s,]|$)/iu,
    ),
  ],
];

const fourDigits: readonly (readonly [CountryCode, Signs])[] = [
  ['BE', signs('bruxelles|brussel|brussels|antwerpen|anvers|antwerp|gent|gand|ghent|liège|luik|brugge|namur|leuven|mons|charleroi', null)],
  ['AT', signs('wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|bregenz', null)],
  ['CH', signs('zürich|zurich|genève|geneva|basel|bern|berne|lausanne|luzern|lugano|winterthur', null)],
  ['DK', signs('københavn|copenhagen|aarhus|odense|aalborg', null)],
  ['HU', signs('budapest', null)],
];
