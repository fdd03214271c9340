import type { CountryCode } from '../kernel/countries.ts';
import { usStateNames, type UsState } from '../market/markets.ts';

/** US territories with their own taxes, by their letters, which are the same in mail and ISO 3166. */
export type UsTerritory = Extract<CountryCode, 'AS' | 'GU' | 'MP' | 'PR' | 'VI'>;

export const territoryNames: Readonly<Record<UsTerritory, string>> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'US Virgin Islands',
};

/** "TX", "tx" or "Texas" next to a ZIP code, and the text after the code. */
const letters = [...Object.keys(usStateNames), ...Object.keys(territoryNames)];
const names = [...Object.values(usStateNames), ...Object.values(territoryNames)];
const zipForm = '(\\d{5})(?:-\\d{4})?(?![\\d-])';
const closed = new RegExp(`(?:^|[\\s,])(${[...names, ...letters].join('|')})(?:[.,]\\s*|\\s+)${zipForm}(?! ?\\p{L})`, 'iu');
const followed = new RegExp(`(?:^|[\\s,])(${letters.join('|')}) ${zipForm} \\p{L}`, 'u');
/** "75460 Paris, TX": the code first, the state in a separate part. */
const leading = new RegExp(`^${zipForm},? (?:[^,\\d]+, )+(${[...names, ...letters].join('|')})$`, 'iu');
const fiveDigits = /\d{5}/;
const alone = new RegExp(`^${zipForm}$`);
const beforeCountry = new RegExp(`(?:^|[\\s,])${zipForm}$`);
const country = /[\s,]+(?:usa|us|u\.s\.a?\.?|(?:the )?united states(?: of america)?)\.?$/i;

/** A state or territory next to a ZIP code. */
export interface StateAndZip {
  /** As written: "TX", "Texas". */
  readonly state: string;
  /** The ZIP code's first five digits. */
  readonly zip: string;
}

/** The state and ZIP code of an address: "Austin, TX 78701-1234", "Texas 78701", "75460 Paris, TX". Null if it has none. */
export function stateAndZipIn(address: string): StateAndZip | null {
  // A fast check, because this runs for every deal in a list and most texts contain nothing like a code.
  if (!fiveDigits.test(address)) return null;
  const text = withoutCountry(address);
  const [, state, zip] = closed.exec(text) ?? [];
  if (state !== undefined && zip !== undefined) return { state, zip };
  // Germans write "DE 10115 Berlin" and Italians "38122 Trento, TN", so the code must belong to that state to count as American.
  const [, before = '', after = ''] = followed.exec(text) ?? [];
  if (before !== '' && lettersOfZip(after) === before) return { state: before, zip: after };
  const [, first = '', last = ''] = leading.exec(text) ?? [];
  const named = lettersOfZip(first);
  return named !== null && named !== 'TN' && isCalled(named, last) ? { state: last, zip: first } : null;
}

/**
 * The first five digits of an address's ZIP code: "78701" in "Austin, TX 78701-1234". Taken next to a state, before the country's name, or
 * alone; never a house number or another country's code. Null if it has none.
 */
export function zipInAddress(address: string): string | null {
  const text = address.trim();
  const found = stateAndZipIn(text)?.zip ?? alone.exec(text)?.[1];
  if (found !== undefined) return found;
  const home = withoutCountry(text);
  return home === text ? null : (beforeCountry.exec(home)?.[1] ?? null);
}

/** An address without "USA" at its end. */
export const withoutCountry = (address: string): string => address.trim().replace(country, '');

/** The state of a ZIP code; null for an unassigned, military or territorial code. */
export const stateOfZip = (zip: string): UsState | null =>
  territoryOfZip(zip) === null ? (exceptions[zip] ?? stateOfPrefix.get(zip.slice(0, 3)) ?? null) : null;

/** The US territory of a ZIP code, else null. */
export function territoryOfZip(zip: string): UsTerritory | null {
  if (!/^\d{5}$/.test(zip)) return null;
  return territories.find(([form]) => form.test(zip))?.[1] ?? null;
}

const territories: readonly (readonly [form: RegExp, territory: UsTerritory])[] = [
  [/^00[679]/, 'PR'],
  [/^008/, 'VI'],
  [/^96799$/, 'AS'],
  [/^969[123]/, 'GU'],
  [/^9695/, 'MP'],
];

const lettersOfZip = (zip: string): UsState | UsTerritory | null => stateOfZip(zip) ?? territoryOfZip(zip);

const isCalled = (state: UsState | UsTerritory, text: string): boolean =>
  text.toUpperCase() === state || (state in usStateNames && usStateNames[state as UsState].toLowerCase() === text.toLowerCase());

/**
 * The first three digits of ZIP codes by state. Codes outside the ranges are unused, or belong to the armed forces (090 to 098, 340, 962 to
 * 966) or a territory. US Postal Service ranges (https://pe.usps.com/text/LabelingLists/L002.htm names the post office for each), derived
 * from the ZIP codes in GeoNames and Census lists of 24 November 2026. A test checks them against each code.
 */
const ranges =
  'AK 995-999; AL 350-352 354-369; AR 716-729; AZ 850-853 855-857 859-860 863-865; CA 900-908 910-928 930-961; CO 800-816; CT 060-069; ' +
  'DC 200 202-205 569; DE 197-199; FL 320-339 341-342 344 346-347 349; GA 300-319 398-399; HI 967-968; IA 500-516 520-528; ID 832-838; ' +
  'IL 600-620 622-629; IN 460-479; KS 660-662 664-679; KY 400-418 420-427; LA 700-701 703-708 710-714; MA 010-027 055; MD 206-212 214-219; ' +
  'ME 039-049; MI 480-499; MN 550-551 553-567; MO 630-631 633-641 644-658; MS 386-397; MT 590-599; NC 270-289; ND 580-588; ' +
  'NE 680-681 683-693; NH 030-038; NJ 070-089; NM 870-875 877-884; NV 889-891 893-895 897-898; NY 005 100-149; OH 430-459; ' +
  'OK 730-731 734-741 743-749; OR 970-979; PA 150-196; RI 028-029; SC 290-299; SD 570-577; TN 370-385; TX 733 750-770 772-799 885; ' +
  'UT 840-847; VA 201 220-246; VT 050-054 056-059; WA 980-986 988-994; WI 530-532 534-535 537-549; WV 247-268; WY 820-831';

const stateOfPrefix: ReadonlyMap<string, UsState> = new Map(
  ranges.split('; ').flatMap((line) => {
    const [state = '', ...runs] = line.split(' ');
    return runs.flatMap((run) => prefixesOf(run).map((prefix) => [prefix, state as UsState] as const));
  }),
);

function prefixesOf(run: string): readonly string[] {
  const [from = '', to = from] = run.split('-');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at).padStart(3, '0'));
}

/** Codes whose state differs from their prefix's: Fishers Island, Alta, two government offices, and one in Iowa. */
const exceptions: Readonly<Record<string, UsState>> = {
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '56945': 'IA',
  '83414': 'WY',
};
