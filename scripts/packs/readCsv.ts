import { readFileSync } from 'node:fs';
import { csvFaultText, readCsv as readSeparated } from '../../src/core/kernel/files/readCsv.ts';
import type { CsvForm } from '../../src/core/kernel/files/readCsv.ts';

export type CsvRow = Readonly<Record<string, string>>;

/** The rows of a comma-separated file whose first line names the columns. Throws if the file cannot be read. */
export const readCsv = (path: string): readonly CsvRow[] => parseCsv(readFileSync(path, 'utf8'));

/** The rows of comma-separated text by column name. Throws on a misplaced quotation mark, and on a row with a different number of cells. */
export function parseCsv(text: string): readonly CsvRow[] {
  const read = readSeparated(text, publisherForm);
  if (!read.ok) throw new Error(csvFaultText(read.error));
  const [head, ...rows] = read.value;
  const names = head?.cells ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) throw new Error(`Line ${line}: expected ${names.length} fields, got ${cells.length}`);
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

/** Limits are off because a publisher's file can have any size. Errors in it are never guessed at. */
const publisherForm: CsvForm = {
  separator: ',',
  most: { characters: Infinity, rows: Infinity, columns: Infinity },
  keepsStrayQuotes: false,
  keepsBlankLines: true,
};

/** A field as a number. Null if it is empty. Throws on anything else, because the publisher has then changed the format. */
export function numberOf(row: CsvRow, name: string): number | null {
  const text = row[name];
  if (text === undefined) throw new Error(`There is no column ${name}`);
  if (text.trim() === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`${name} is not a number: ${text}`);
  return value;
}

/** A field as text. Throws if the column does not exist. */
export function textOf(row: CsvRow, name: string): string {
  const text = row[name];
  if (text === undefined) throw new Error(`There is no column ${name}`);
  return text;
}
