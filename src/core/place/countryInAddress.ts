import { countryNamed, type CountryCode } from '../kernel/countries.ts';
import { hasStateAndZip, stateInAddress, territoryInAddress } from './americanAddress.ts';
import { plainLetters, type AddressText, type CountryPlaces } from '../market/eu/countryPlaces.ts';
import { isForeignAddress, foreignTownCountry } from './foreignAddress.ts';
import { eircodeInAddress, isDerryInIreland, isInIrishCounty, isInNorthernIreland } from '../market/eu/ireland/places.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';
import { countryOfLetters, fitsTown, partsOf, townNames, writtenCodes, type WrittenCode } from './postalCode.ts';
import { postcodeInAddress, wholePostcodeIn } from './postcode.ts';

type Country = CountryCode | 'abroad' | null;

/**
 * The country that the form of an address identifies. It can be identified by a postcode, an Eircode, a state with its ZIP code, a
 * continental code next to its town, or the country's name. `abroad` if it is certainly not British but the country is unclear. Null if
 * nothing identifies it.
 */
export function countryInAddress(address: string | null): Country {
  const text = onOneLine(address ?? '');
  if (text === '') return null;
  const parts = partsOf(text);
  const named = countryAtTheEnd(parts.at(-1) ?? '');
  const isNamed = named === 'abroad' || (named !== null && named !== 'IE' && placesByCountry.has(named));
  // People in Belfast may write "Ireland" after a British postcode. In a French address, "Bât. E2 1er étage" only looks like a postcode.
  if (!isNamed && wholePostcodeIn(text.toUpperCase()) !== null) return 'GB';
  if (isInNorthernIreland(parts)) return 'GB';
  if (isDerryInIreland(parts)) return null;
  // Checked before the territories, because Parma has the same letters as Puerto Rico.
  if (isNamed) return hasCodeBeyond(named, parts) ? 'abroad' : named;
  return (
    territoryInAddress(text) ??
    named ??
    crownDependency(text) ??
    (eircodeInAddress(text) !== null || isInIrishCounty(parts) ? 'IE' : null) ??
    italianWithLettersFirst(text) ??
    (hasStateAndZip(text) ? 'US' : null) ??
    continental(text) ??
    (stateInAddress(text) === null || hasItalianStreet.test(text) || isCodeAndTown(parts) ? null : 'US') ??
    (postcodeInAddress(text) === null ? null : 'GB')
  );
}

/** An address with commas instead of line ends. */
export const onOneLine = (address: string): string => address.trim().replaceAll(/\s*[,;]?\s*[\n\r]+\s*/g, ', ');

/** The country named by the last part of an address: alone ("España"), or after one of its codes or towns ("28014 Madrid Spain"). */
function countryAtTheEnd(last: string): Country {
  const whole = countryCalled(last);
  if (whole !== null) return whole;
  const words = last.split(/\s+/);
  for (const length of [1, 2, 3]) {
    const country = countryCalled(words.slice(-length).join(' ').replaceAll(/[()]/g, ''));
    const places = country === null || country === 'abroad' ? undefined : placesByCountry.get(country);
    const home = words.slice(0, -length).join(' ');
    // "37659 Nava de Francia" is a town.
    if (places !== undefined && !/ (?:d[aei]l?|en|la|of)$/i.test(home) && isInCountry(home, places)) return places.country;
  }
  return null;
}

/** Whether an address has a code or town of a country. The number of an English-style street does not count: "12345 Avenue de France". */
const isInCountry = (home: string, places: CountryPlaces): boolean =>
  writtenCodes([home]).some(({ code, before, town }) => places.code.test(code) && !(before === '' && isEnglishStreet(town))) ||
  places.towns.has(plainLetters(home.split(' ').at(-1) ?? ''));

/**
 * Whether the address's only code has the country's form but is not one of its codes: "97150 Saint-Martin, France", which has other taxes.
 */
function hasCodeBeyond(named: CountryCode | 'abroad', parts: readonly string[]): boolean {
  const places = named === 'abroad' ? undefined : placesByCountry.get(named);
  const codes = writtenCodes(parts).filter(({ code, before, town }) => code.length === places?.digits && before === '' && town !== '');
  return places?.digits === 5 && codes.length > 0 && !codes.some(({ code }) => places.code.test(code));
}

/** A country by its name in a European language; `abroad` for one that is not in the list of countries. */
function countryCalled(text: string): Country {
  const name = plainLetters(text).replaceAll('.', '').trim();
  return countryNamed(text) ?? countryByName.get(name) ?? (isForeignAddress(name) ? 'abroad' : null);
}

const countryByName: ReadonlyMap<string, CountryCode> = new Map(
  [...placesByCountry.values()].flatMap(({ country, names }) => [...names].map((name) => [name, country] as const)),
);

/** Crown dependencies have British-style postcodes but other taxes: "St Helier, Jersey JE2 4WG". */
function crownDependency(text: string): CountryCode | null {
  const area = /(?:^|[\s,])(JE|GY|IM)\d{1,2}(?: ?\d[A-Z]{2})?$/.exec(text.toUpperCase())?.[1];
  return area === undefined ? null : area === 'GY' ? 'GG' : area === 'JE' ? 'JE' : 'IM';
}

/** "Via Garibaldi 3, Cortona AR": in the US the number comes first. A province's letters can also be a state's. */
const hasItalianStreet =
  /(?:^|[\s,-])(?<!(?:^|[,-]\s*)\d+[a-z]? )(?:via|viale|corso|piazza|vicolo|largo|localit[aà]|contrada|strada) [^\d,]+,? \d+/iu;

/** Whether a text such as "02110 Gineta, La" is a code, a town and its article, rather than a house number, a street and Louisiana. */
const isCodeAndTown = (parts: readonly string[]): boolean =>
  parts.length === 2 && /^\d{5} \p{L}/u.test(parts[0] ?? '') && !isEnglishStreet(parts[0] ?? '');

/** "Trento TN 38122": an Italian town with its province and code in the order of an American address. */
function italianWithLettersFirst(text: string): 'IT' | null {
  const [, town = '', letters = '', code = ''] = /(?:^|,)\s*(\p{L}[^,\d]*?),? \(?([A-Z]{2})\)?,? (\d{5})$/u.exec(text) ?? [];
  const italy = placesByCountry.get('IT');
  if (code === '' || italy === undefined) return null;
  return italy.code.test(code) && italy.hasProvince?.(code, letters) === true && fitsTown(italy, code, town) === 'yes' ? 'IT' : null;
}

/** The first part of an address in the British or American form: "1200 Great West Road", "12345 Ocean Dr". */
const englishStreet =
  /\b(?:ave|avenue|blvd|boulevard|broadway|close|court|crescent|ct|dr|drive|gardens|grove|highway|hwy|lane|ln|mews|park|parkway|pkwy|place|pl|rd|road|row|sq|square|st|street|terrace|trl|trail|view|walk|way)\b\.?/i;

const isEnglishStreet = (text: string): boolean => englishStreet.test(plainLetters(text));

/** "114 55 Stockholm", "110 00 Praha 1": a form that several countries use. */
const spacedCode = /^\d{3} \d{2} \p{L}/u;
/** Matches an Andorran code before its town: "AD500 Andorra la Vella". */
const andorran = /(?:^|\s)AD\d{3}(?:\s|$)/;

function continental(text: string): Country {
  if (!/\d{3}/.test(text)) return null;
  const parts = partsOf(text);
  const codes = writtenCodes(parts);
  const found = new Set(codes.map((written) => countryOfCode(written, parts, text)).filter((country) => country !== null));
  if (found.size === 1) return [...found][0] ?? null;
  if (found.size > 1) return 'abroad';
  const last = parts.at(-1) ?? '';
  const isForeign = codes.some(
    ({ isLast, before, town, code }) => isLast && before === '' && /^\p{L}/u.test(town) && /^\d+$/.test(code) && !isEnglishStreet(town),
  );
  return isForeign || spacedCode.test(last) || andorran.test(last) ? 'abroad' : null;
}

/** The country of a code by its form, letters, town or street words; null if none or two fit. */
function countryOfCode(written: WrittenCode, parts: readonly string[], text: string): Country {
  const { code, before, town } = written;
  const told = isEnglishStreet(town) ? null : countryOfLetters(written);
  if (told !== null) return told;
  const fitting = [...placesByCountry.values()].filter((places) => places.code.test(code));
  const own = fitting.find(({ digits }) => digits === null);
  if (own !== undefined) {
    if (fitsTown(own, code, town) === 'yes') return own.country;
    return isHouseNumber(written, text) || (own.country === 'NL' && !isDutchLine(written, own)) ? null : own.country;
  }
  if (town === '') {
    // Americans write "Madrid 28013" too, so the street must agree.
    const behind = fitting.filter(
      (places) => fitsTown(places, code, before) === 'yes' && places.hasStreet?.(streetOf(written, parts), code) === true,
    );
    return behind.length === 1 ? (behind[0]?.country ?? null) : null;
  }
  const byTown = fitting.filter((places) => fitsTown(places, code, town) === 'yes' || hasItsProvince(places.hasProvince, code, town));
  if (byTown.length === 1) return byTown[0]?.country ?? null;
  if (byTown.length > 1) return null;
  const elsewhere = townNames(town)
    .map((name) => foreignTownCountry(code, name))
    .find((country) => country !== null);
  if (elsewhere !== undefined) return elsewhere;
  // Only a code at the start of its part counts. Elsewhere the text before it may be a house number and street.
  if (before !== '' && code.length === 4) return null;
  const [first, ...others] = countriesOfStreet(streetOf(written, parts), code);
  return first === undefined || others.length > 0 || !first.code.test(code) || isHouseNumber(written, text) ? null : first.country;
}

/** An address without the town after a code, because a town such as "Lachaussée" is not a street. */
function streetOf({ before, at }: WrittenCode, parts: readonly string[]): AddressText {
  const street = parts.map((part, index) => (index === at ? before : part)).join(', ');
  return { lower: street.toLowerCase(), plain: plainLetters(street) };
}

/** Countries that have postal codes with this number of digits, and street names of this kind. */
const countriesOfStreet = (street: AddressText, code: string): readonly CountryPlaces[] =>
  [...placesByCountry.values()].filter((places) => places.digits === code.length && places.hasStreet?.(street, code) === true);

const hasItsProvince = (hasProvince: ((code: string, letters: string) => boolean) | undefined, code: string, town: string): boolean => {
  const letters = /\p{L}[\s(]+\(?([A-Z]{2})\)?$/u.exec(town)?.[1];
  return letters !== undefined && hasProvince?.(code, letters) === true;
};

/** "1016 GV Amsterdam" or "Amsterdam 1016 GV", not the "1340 VH 4" of a rear building. */
const isDutchLine = ({ code, before, town }: WrittenCode, places: CountryPlaces): boolean =>
  before === '' ? !/^\P{L}/u.test(town) : fitsTown(places, code, before) === 'yes';

/** Two letters that are also an article or a compass point before the name of a street or town. */
const otherLetters = /(?:AL|DE|DU|EL|IN|LA|LE|LO|NE|NW|OP|SE|ST|SW)$/;

/** "94-123 Leokane St", "1200 NW Front Ave", "1234 la Cienega": a number with its street, not a code with its town. */
function isHouseNumber({ code, before, town, at }: WrittenCode, text: string): boolean {
  if (isEnglishStreet(town)) return true;
  const isDutch = /[A-Z]$/.test(code);
  if (isDutch && !text.includes(code) && !text.includes(code.replace(' ', ''))) return town !== '' || before === '';
  if (isDutch && otherLetters.test(code) && town !== '') return true;
  return at === 0 && before === '' && stateInAddress(text) !== null;
}
