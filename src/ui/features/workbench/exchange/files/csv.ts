import { err, ok, type Result } from '../../../../../core/kernel/result.ts';
import { guarded, unguarded } from './formulaGuard.ts';
import { breathe, rowsAtOnce, sheetLimits, type SheetCell, type SheetTable } from './sheetTable.ts';

/** RFC 4180 with a byte order mark, by which Excel knows that it is UTF-8. */
export async function writeCsv({ head, rows }: SheetTable): Promise<Blob> {
  const parts: string[] = ['\uFEFF', lineOf(head)];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    parts.push(
      rows
        .slice(from, from + rowsAtOnce)
        .map(lineOf)
        .join(''),
    );
    await breathe();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const lineOf = (cells: readonly SheetCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = guarded(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines of a CSV file with commas, semicolons or tabs, as texts. */
export function readCsv(text: string): Result<readonly (readonly SheetCell[])[], string> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at + 1) : plainCell(source, at, separator);
    if (cell === null) return err(`Line ${rows.length + 1} opens a quotation mark that is never closed.`);
    row.push(unguarded(cell.text));
    at = cell.end;
    if (source[at] === separator) {
      at += 1;
      if (at < source.length) continue;
      row.push('');
    }
    at += source.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    if (rows.length > sheetLimits.rows + 1) return err(`The file has more than ${sheetLimits.rows.toLocaleString('en-GB')} lines.`);
    row = [];
  }
  return ok(rows);
}

interface ReadCell {
  readonly text: string;
  readonly end: number;
}

function quotedCell(source: string, from: number): ReadCell | null {
  let text = '';
  for (let at = from; ;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return null;
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    at = quote + 2;
  }
}

function plainCell(source: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1;
  return { text: source.slice(from, end), end };
}

/** The one that occurs most in the head, outside of quotation marks. */
function separatorOf(source: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(source)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
