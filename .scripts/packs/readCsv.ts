import { readFileSync } from 'node:fs';

export type CsvRow = Readonly<Record<string, string>>;

/** Rows of a comma-separated file with a line of names; quoted fields may hold commas, line breaks and doubled quotes. */
export const readCsv = (path: string): readonly CsvRow[] => parseCsv(readFileSync(path, 'utf8'));

export function parseCsv(text: string): readonly CsvRow[] {
  const lines = cellsOf(text.replace(/^\uFEFF/, ''));
  const names = lines[0] ?? [];
  return lines.slice(1).map((cells, at) => {
    if (cells.length !== names.length) throw new Error(`Line ${at + 2} has ${cells.length} fields for ${names.length} names`);
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  // A field, quoted or plain, and what ends it.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (found === null) throw new Error(`A field of line ${lines.length + 1} is not closed`);
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') {
      if (field.lastIndex === text.length) line.push('');
      continue;
    }
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** A field as a number, null where it is empty. Throws on anything else: a publisher changed its form. */
export function numberOf(row: CsvRow, name: string): number | null {
  const text = row[name];
  if (text === undefined) throw new Error(`There is no column ${name}`);
  if (text.trim() === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`${name} is no number: ${text}`);
  return value;
}

/** A field as text. Throws where the column does not exist. */
export function textOf(row: CsvRow, name: string): string {
  const text = row[name];
  if (text === undefined) throw new Error(`There is no column ${name}`);
  return text;
}
