import type { FoundText } from './readPdf.ts';

/** Texts that stand on one line of a page, from left to right, as a person reads a row. */
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

/** What stands right beside a text, wherever it stands alone in its cell. */
export const printedBeside = (lines: readonly PrintedLine[], label: string): readonly string[] =>
  lines.flatMap((cells) => cells.flatMap((cell, at) => (cell === label ? (cells[at + 1] ?? []) : [])));

/** The number of an amount or a share as printed: "−£1,846.66" is −1846.66, "5.2%" is 5.2; NaN where it is none. */
export function printedNumber(text: string): number {
  const plain = text
    .replace(/ times$| a (?:month|year)$/, '')
    .replace(/[£,%]/g, '')
    .replace('−', '-')
    .trim();
  return plain === '' ? Number.NaN : Number(plain);
}

/** Half of what the last printed digit counts: as near as rounding allows. */
export function printedStep(text: string): number {
  const [, decimals = ''] = /\.(\d+)/.exec(text) ?? [];
  return 0.5 * 10 ** -decimals.length + 1e-9;
}

const single = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
