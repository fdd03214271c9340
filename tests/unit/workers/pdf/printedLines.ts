import type { FoundText } from './readPdf.ts';

/** The texts on one line of a page, from left to right. */
export type PrintedLine = readonly string[];

/** The lines of a document, from the first page to the last, top to bottom. */
export function printedLines(found: readonly FoundText[]): readonly PrintedLine[] {
  const rows = new Map<string, FoundText[]>();
  for (const item of found) {
    const key = `${String(item.page).padStart(3, '0')} ${String(9999 - Math.round(item.y * 2)).padStart(5, '0')}`;
    rows.set(key, [...(rows.get(key) ?? []), item]);
  }
  return [...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, items]) => items.toSorted((one, other) => one.x - other.x).map(({ text }) => single(text)))
    .map((cells) => cells.filter((cell) => cell !== ''));
}

/** The text to the right of a label, wherever the label fills its cell. */
export const printedBeside = (lines: readonly PrintedLine[], label: string): readonly string[] =>
  lines.flatMap((cells) => cells.flatMap((cell, at) => (cell === label ? (cells[at + 1] ?? []) : [])));

/** The number in a printed amount or share: "−£1,846.66" is −1846.66, "5.2%" is 5.2. NaN if there is none. */
export function printedNumber(text: string): number {
  const plain = text
    .replace(/ times$| a (?:month|year)$/, '')
    .replace(/[£,%]/g, '')
    .replace('−', '-')
    .trim();
  return plain === '' ? Number.NaN : Number(plain);
}

/** Half a unit of the last printed digit, the largest rounding error. */
export function printedStep(text: string): number {
  const [, decimals = ''] = /\.(\d+)/.exec(text) ?? [];
  return 0.5 * 10 ** -decimals.length + 1e-9;
}

const single = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
