/**
 * Every figure in a text, in a normal form (sign, currency, number, unit), so that texts can be compared. "£1,250" and "£1.25k" are one
 * figure, as are "6%" and "6.0 per cent"; "−£88" and "£88" are two. A number in a name belongs to the name ("M6", "SW1A"). Figures written
 * as words ("twenty") count as unknown figures, except "one", which is usually a pronoun.
 */
export function extractFigures(text: string): readonly string[] {
  const odd = Array.from(text.matchAll(/[\p{No}\p{Nl}]/gu), ([letter]) => letter);
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2010\u2011]/g, '-')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1');
  const foreign = Array.from(plain.matchAll(/(?![0-9])\p{Nd}/gu), ([letter]) => letter);
  const numbers = Array.from(plain.matchAll(figure), toKey);
  const words = Array.from(plain.toLowerCase().matchAll(spelt), ([word]) => word);
  return [...odd, ...foreign, ...numbers, ...words];
}

/** The figures of `text` that are not in `facts`, each once. */
export function unknownFigures(text: string, facts: readonly string[]): readonly string[] {
  const known = new Set(facts.flatMap(extractFigures));
  return [...new Set(extractFigures(text))].filter((found) => !known.has(found));
}

const figure =
  /(?<name>\p{L}[\p{L}\d]*\d[\p{L}\d]*)|(?<sign>(?<![\p{L}\d)%])-)?\s?(?:(?<currency>[£€$])\s?(?<inner>-)?)?(?<number>\d+(?:\.\d+)?)(?<tail>\p{L}[\p{L}\d]*)?(?:\s?(?<unit>%|per ?cent\b|(?:thousand|million|billion|pounds?|euros?|dollars?|k|m|bn)\b))?/giu;

const times: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
const currencies: Readonly<Record<string, string>> = { pound: '£', pounds: '£', euro: '€', euros: '€', dollar: '$', dollars: '$' };

function toKey({ groups = {} }: RegExpExecArray): string {
  const { name, sign, inner, currency, number = '', tail, unit } = groups;
  if (name !== undefined) return name.toUpperCase();
  const word = (unit ?? tail ?? '').toLowerCase().replace(' ', '');
  const many = times[word];
  // A suffix that is not a unit belongs to a name, as in "5ZZ" or "1st".
  if (tail !== undefined && many === undefined && currencies[word] === undefined) return `${number}${tail}`.toUpperCase();
  const value = Number((Number(number) * (many ?? 1)).toPrecision(12));
  const isNegative = (sign ?? inner) !== undefined && value !== 0;
  const isShare = word === '%' || word === 'percent';
  return `${isNegative ? '-' : ''}${currency ?? currencies[word] ?? ''}${value}${isShare ? '%' : ''}`;
}

const spelt =
  /(?<!\d\s?)\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|thirds?|quarters?|double[ds]?|triple[ds]?|twice|thrice|zero)\b/g;
