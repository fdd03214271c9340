import type { Tenure } from '../facts.ts';
import { type FactLayer, type Found } from '../factLayer.ts';
import { readFromText } from '../listingChecks.ts';
import { floorAreaOf } from '../values/floorArea.ts';
import { yearlyCharge } from '../values/price.ts';
import { parseLeaseYears } from '../values/parseValues.ts';

/** One text of a listing and its name, such as `PAGE_MODEL propertyData.text.description`. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * The maximum length of text that is searched. A description states these facts early or not at all, and a limit keeps the patterns fast on
 * hostile text.
 */
const maxSearched = 20_000;

type Reader<Value> = (text: string) => Value | null;

/**
 * Facts matched in a listing's free text: receptions, tenure, lease years, ground rent, service charge, council tax band, energy band and
 * floor area. Their source says that they come from free text, which may describe another property or only plans.
 */
export function factsFromText(texts: readonly NamedText[]): FactLayer {
  const first = <Value>(read: Reader<Value>): Found<Value> | null => {
    for (const { name, text } of texts) {
      const value = read(text.slice(0, maxSearched));
      if (value !== null) return { value, source: `${name}: ${readFromText}` };
    }
    return null;
  };
  return {
    receptions: first(receptionsInText),
    tenure: first(tenureInText),
    leaseYearsRemaining: first(leaseInText),
    groundRentPerYear: first(chargeAfter(/\bground rent\b/i)),
    serviceChargePerYear: first(chargeAfter(/\b(?:service|maintenance|management) (?:charges?|fees?)\b/i)),
    councilTaxBand: first(
      bandAfter(/\bcouncil tax(?: band(?:ing)?)?\b[\s:–-]{0,4}(?:band\b)?(?: is| of)?[\s:–'"“-]{0,4}([A-I])(?![\w'’])/i),
    ),
    epcBand: first(
      bandAfter(
        /\b(?:EPC|EER)(?: (?:[Rr]ating|RATING|[Bb]and|BAND|[Gg]rade))?(?: of| is)?[\s:–'"“(=-]{0,4}(?:(?:[Rr]ating|[Bb]and|[Gg]rade)[\s:–-]{0,3})?([A-G])(?![\w'’])/,
      ),
    ),
    floorAreaSqFt: first(areaInText),
  };
}

const numbers: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The number in "2 reception rooms" or "three receptions"; null if there is none. */
function receptionsInText(text: string): number | null {
  const count = /(?<![\d.])([1-6]|one|two|three|four|five|six) (?:separate |spacious |large |further )?reception(?:s| rooms?)\b/i.exec(
    text,
  )?.[1];
  if (count === undefined) return null;
  const word = numbers.indexOf(count.toLowerCase());
  return word === -1 ? Number(count) : word + 1;
}

function tenureInText(text: string): Tenure | null {
  if (/\bshare of (?:the )?freehold\b/i.test(text)) return 'share-of-freehold';
  const stated = /\btenure\b[\s:–-]{0,4}(?:is |of )?(freehold|leasehold|commonhold)\b/i.exec(text)?.[1]?.toLowerCase();
  if (stated === 'freehold' || stated === 'leasehold' || stated === 'commonhold') return stated;
  const freehold = /\bfreehold\b/i.test(text.replaceAll(/\b(?:virtual |not )freehold\b/gi, ''));
  const leasehold = /\bleasehold\b/i.test(text) || leaseInText(text) !== null;
  if (freehold === leasehold) return null;
  return freehold ? 'freehold' : 'leasehold';
}

const leasePatterns: readonly RegExp[] = [
  /(?<![\d,.])(\d{2,4}) ?-?(?:years?|yrs?)\b[ \w(]{0,14}\b(?:remain\w*|left|unexpired)\b/i,
  /(?<![\d,.])(\d{2,4}) ?-?(?:years?|yrs?)\b(?: on (?:the )?| new | )?lease\b/i,
  /\b(?:lease(?:hold)?(?: (?:length|term|remaining|years?))*|(?:years?|term|time) (?:remaining|left)(?: on (?:the )?lease)?)\b[\s:–(-]{0,4}(?:of |approx\w*\.? |circa |c\.? ?|with )*(\d{2,4}) ?(?:years?|yrs?)\b/i,
];

/**
 * The years left on a lease, at least 30: a shorter term belongs to a warranty or guarantee. "From 1987" means the original term, not the
 * years left.
 */
function leaseInText(text: string): number | null {
  for (const pattern of leasePatterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const years = parseLeaseYears(Number(match[1]));
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 40);
    if (years !== null && years >= 30 && !/warrant|guarantee|nhbc|\bfrom (?:\w+ ){0,2}(?:1[89]|20)\d\d\b/i.test(around)) return years;
  }
  return null;
}

/** The amount within a few words after a term: "Ground rent: £250 per annum", "service charge of approx. £150 pcm". */
function chargeAfter(term: RegExp): Reader<ReturnType<typeof yearlyCharge> & {}> {
  return (text) => {
    const at = term.exec(text);
    if (at === null) return null;
    const after = text.slice(at.index + at[0].length, at.index + at[0].length + 80);
    const amount =
      /^[^£\n.;]{0,40}?£\s?[\d,]{1,9}(?:\.\d{2})?(?: ?(?:pcm|pw|pa|p\.a\.?|per \w+(?: month)?|monthly|a (?:month|year)))?/i.exec(
        after,
      )?.[0];
    return amount === undefined ? null : yearlyCharge(amount.slice(amount.indexOf('£')));
  };
}

const bandAfter =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.exec(text)?.[1]?.toUpperCase() ?? null;

/** The floor area if the text states only one; different areas belong to rooms or to several properties. */
function areaInText(text: string): number | null {
  const areas = [
    ...text.matchAll(/(?<![\d,.])(\d{1,2},\d{3}|\d{3,5})(?:\.\d+)? ?(?:sq\.? ?(?:ft|feet)\b|square f(?:ee|oo)t\b|sqft\b)/gi),
  ].map((match) => floorAreaOf(Number((match[1] ?? '').replace(',', ''))));
  return areas.length > 0 && areas.every((area) => area === areas[0]) ? (areas[0] ?? null) : null;
}
