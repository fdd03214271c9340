import type { CountryCode } from '../kernel/countries.ts';
import { plainLetters, type CountryPlaces } from '../market/eu/countryPlaces.ts';
import { letterCountries } from './foreignAddress.ts';
import { eircodeInAddress } from '../market/eu/ireland/places.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';

/** Digits that may be a postal code, and the text around them in the same part of the address. */
export interface WrittenCode {
  /** In capitals: "44000", "1016 GV". */
  readonly code: string;
  /** The country letters before it, in capitals: "D"; else null. */
  readonly letters: string | null;
  /** The text before and after it: a town, as typed. Either may be empty. */
  readonly before: string;
  readonly town: string;
  /** The index of its part within the address, and whether that part is the last. */
  readonly at: number;
  readonly isLast: boolean;
}

/** The parts of an address between commas, semicolons, line ends and spaced dashes. */
export const partsOf = (address: string): readonly string[] =>
  address
    .split(/[,;\n\r|]|\s[-–—·]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const form =
  /(?:^|[\s(])(?:([A-Z]{1,3})[- ]?(?=\d))?(\d{4}-\d{3}|\d{2}-\d{3}|\d{5}|[1-9]\d{3}(?: ?[A-Z]{2}(?![\p{L}\p{M}\d'-]))?)(?=$|[\s)])/giu;

/** Every part of an address with the form of a continental postal code, four-digit house numbers included. */
export function writtenCodes(parts: readonly string[]): readonly WrittenCode[] {
  return parts.flatMap((part, at) =>
    /\d{2}/.test(part)
      ? [...part.matchAll(form)].flatMap((found) => {
          const [whole, letters, code = ''] = found;
          const from = found.index + whole.length;
          const shared = {
            letters: letters?.toUpperCase() ?? null,
            before: part.slice(0, found.index).trim(),
            at,
            isLast: at === parts.length - 1,
          };
          const read = (text: string, town: string): WrittenCode => ({ ...shared, code: text.toUpperCase(), town: town.trim() });
          const after = part.slice(from);
          const [, digits = '', article = ''] = /^(\d{4}) ?([a-z]{2})$/i.exec(code) ?? [];
          // "1000 LA LOUVIÈRE" and "1234 de Pinte": the letters may belong to a Dutch code or be the article of a town's name.
          return article === '' ? [read(code, after)] : [read(code, after), read(digits, `${article}${after}`)];
        })
      : [],
  );
}

/** Spellings of a town: the whole name, the name without province, district or number, and the name up to its first break. */
export function townNames(town: string): readonly string[] {
  const name = plainLetters(town).replaceAll(/\s+/g, ' ').trim();
  const bare = name
    .replace(/ \(?[a-z]{2}\)?$/, '')
    .replace(/ (?:cedex(?: \d+)?|\d{1,2}(?:e|er|eme)?(?: arrondissement)?)$/, '')
    .trim();
  const first = bare.split(/[\s/(-]/)[0] ?? '';
  return [...new Set([name, bare, first])].filter((text) => text.length > 1);
}

/** Whether a code belongs to a town of the country: `no` if the town has other codes, `unknown` if the table lacks it. */
export function fitsTown({ towns }: CountryPlaces, code: string, town: string): 'yes' | 'no' | 'unknown' {
  const [whole = '', ...shorter] = townNames(town);
  const fits = (name: string): boolean => (towns.get(name) ?? []).some((first) => code.startsWith(first));
  if (fits(whole) || shorter.some(fits)) return 'yes';
  return towns.has(whole) ? 'no' : 'unknown';
}

/**
 * The postal code of an address in a country, in capitals: before a town, alone in its part, after a town of that country, or after the
 * country's letters; never a house number. Null without one, or with two from different regions.
 */
export function postalCodeOf(country: CountryCode, address: string): string | null {
  if (country === 'IE') return eircodeInAddress(address);
  const places = placesByCountry.get(country);
  if (places === undefined) return null;
  const fitting = writtenCodes(partsOf(address)).filter((written) => places.code.test(written.code) && isWhereCodesAre(written, places));
  const known = fitting.filter(({ code, town, before }) => fitsTown(places, code, town === '' ? before : town) === 'yes');
  const [first, ...others] = known.length > 0 ? known : fitting;
  if (first === undefined) return null;
  return others.every(({ code }) => places.regionOf(code) === places.regionOf(first.code)) ? first.code : null;
}

function isWhereCodesAre({ code, letters, before, town, at }: WrittenCode, places: CountryPlaces): boolean {
  if (letters !== null) return places.letters.includes(letters);
  if (places.digits === null) return true;
  const isFour = code.length === 4;
  // "1200 Rue Neuve", "Rue Neuve 1200 Ixelles": four digits may be a house number.
  if (town !== '') return !(isFour && (at === 0 || before !== '')) || fitsTown(places, code, town) === 'yes';
  return before === '' ? at > 0 : fitsTown(places, code, before) === 'yes' || (!isFour && at > 0);
}

/**
 * The country of the letters before a code, if the code has that country's form; `abroad` if that country is not in the list; null
 * otherwise.
 */
export function countryOfLetters({ letters, code, town }: WrittenCode): CountryCode | 'abroad' | null {
  if (letters === null || town === '') return null;
  for (const places of placesByCountry.values())
    if (places.letters.includes(letters)) return places.code.test(code) ? places.country : null;
  return letterCountries[letters] ?? null;
}
