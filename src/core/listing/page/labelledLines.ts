import { lineOf, plainText } from '../values/plainText.ts';

/** The lines of a copied page: labels, with their values next to or below them. */
export interface CopiedLines {
  readonly lines: readonly string[];
}

/** A value and its line number, counted from 1. */
export interface ReadLine<Value> {
  readonly value: Value;
  readonly line: number;
}

const maxText = 200_000;
const maxLines = 4_000;

/** Help texts that may appear between a label and its value. */
const explanation = /\bin our glossary page\b|^(?:a|the|how|details of|describes|information about) .{60,}/i;

/** Text that introduces other properties or the portal's small print. */
const afterListing =
  /^(?:similar properties|more like this|you may also like|properties (?:you may like|nearby)|nearby (?:properties|similar)|more properties from this agent|disclaimer\b)/i;

/** The non-empty lines of a copied page, without help texts, up to the first similar property. */
export function copiedLines(text: string): CopiedLines {
  const clean = plainText(text, { max: maxText, lines: true }) ?? '';
  const lines = clean
    .split('\n', maxLines)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !explanation.test(line));
  const end = lines.findIndex((line, at) => at > 3 && afterListing.test(line));
  return { lines: end === -1 ? lines : lines.slice(0, end) };
}

/** The maximum number of lines that a value may be below its label. */
const reach = 3;

/**
 * The value of a label: after its colon, or the first of the next lines that `read` accepts; null if there is none. The search stops at
 * another label, so that an empty row never gets the next row's value.
 */
export function labelled<Value>({ lines }: CopiedLines, label: RegExp, read: (text: string) => Value | null): ReadLine<Value> | null {
  for (const [at, line] of lines.entries()) {
    const found = label.exec(line);
    if (found === null || found.index > 0) continue;
    const beside = line.slice(found[0].length).replace(/^\s*[:–-]?\s*/, '');
    if (beside !== '') {
      // A label followed by more words is not a label: "Tenure explained".
      const value = beside.length > 80 ? null : read(beside);
      if (value !== null) return { value, line: at + 1 };
      continue;
    }
    for (let below = at + 1; below <= at + reach; below += 1) {
      const next = lines[below];
      if (next === undefined || isLabel(next)) break;
      const value = next.length > 120 ? null : read(next);
      if (value !== null) return { value, line: below + 1 };
    }
  }
  return null;
}

/** The first line that `read` accepts as a whole, or null. */
export function lineThat<Value>({ lines }: CopiedLines, read: (line: string) => Value | null): ReadLine<Value> | null {
  for (const [at, line] of lines.entries()) {
    const value = line.length > 160 ? null : read(line);
    if (value !== null) return { value, line: at + 1 };
  }
  return null;
}

const labels =
  /^(?:property type|bedrooms|bathrooms|receptions|size|tenure|council tax(?: band)?|(?:annual )?ground rent|(?:annual )?service charge|(?:length of|time remaining on) lease|lease length|key features|(?:property )?description|parking|garden|accessibility|epc(?: rating)?|nearest stations|letting details|marketed by)\s*:?$/i;

/** Whether a line is one of the page's labels. */
export const isLabel = (line: string): boolean => labels.test(line);

const maxFeatures = 30;
const endOfFeatures =
  /^(?:(?:property )?description|about this property|read (?:full|more)|floor ?plans?|brochures?|local area|energy performance)\b/i;

/** The lines under "Key features", up to the description; null if there are none. */
export function featuresIn({ lines }: CopiedLines): ReadLine<readonly string[]> | null {
  const at = lines.findIndex((line) => /^(?:key )?features(?: and description)?:?$/i.test(line));
  if (at === -1) return null;
  const features: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + maxFeatures)) {
    if (isLabel(line) || endOfFeatures.test(line) || line.length > 200) break;
    const feature = lineOf(line.replace(/^[•·*-]\s*/, ''));
    if (feature !== null) features.push(feature);
  }
  return features.length === 0 ? null : { value: features, line: at + 2 };
}
