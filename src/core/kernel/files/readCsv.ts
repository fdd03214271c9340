import { err, ok, unreachable } from '../result.ts';
import type { Result } from '../result.ts';

/** One row of a file. `line` is the number of its first line, counted from 1 as in an editor. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a text cannot be read as separated values. `line` is the line on which the error begins. */
export type CsvFault =
  | { readonly kind: 'too-long' | 'too-many-rows' | 'too-many-columns'; readonly limit: number }
  | { readonly kind: 'unclosed-quote' | 'stray-quote'; readonly line: number };

export interface CsvForm {
  readonly separator: string;
  /** The maximum numbers of characters, rows and cells per row. */
  readonly most: { readonly characters: number; readonly rows: number; readonly columns: number };
  /** Whether a quotation mark inside an unquoted cell belongs to the cell, as in spreadsheets, or is an error. */
  readonly keepsStrayQuotes: boolean;
  /** Whether an empty line is a row with one empty cell. */
  readonly keepsBlankLines: boolean;
}

/**
 * The rows of separated text as defined in RFC 4180, or the first fault. Quoted cells may contain separators, line ends and doubled quotes;
 * lines end in CRLF, LF or CR; a byte order mark is dropped. Text after a closing quote is a fault. Cells are plain text and are never
 * evaluated. Linear in the length of the text.
 */
export function readCsv(text: string, form: CsvForm): Result<readonly CsvRow[], CsvFault> {
  const { most } = form;
  if (text.length > most.characters) return err({ kind: 'too-long', limit: most.characters });
  const rows: CsvRow[] = [];
  const cursor: Cursor = { text, form, at: text.startsWith('\uFEFF') ? 1 : 0, line: 1 };
  while (cursor.at < text.length) {
    const line = cursor.line;
    const cells = readRow(cursor);
    if (!cells.ok) return cells;
    if (!form.keepsBlankLines && cells.value.length === 1 && cells.value[0] === '') continue;
    if (rows.length === most.rows) return err({ kind: 'too-many-rows', limit: most.rows });
    rows.push({ line, cells: cells.value });
  }
  return ok(rows);
}

/** A fault as a sentence without its full stop. */
export function csvFaultText(fault: CsvFault): string {
  switch (fault.kind) {
    case 'too-long':
      return `The file is longer than ${grouped(fault.limit)} characters`;
    case 'too-many-rows':
      return `The file has more than ${grouped(fault.limit)} rows`;
    case 'too-many-columns':
      return `The file has more than ${grouped(fault.limit)} columns`;
    case 'unclosed-quote':
      return `The quotation mark on line ${fault.line} isn’t closed`;
    case 'stray-quote':
      return `Line ${fault.line} has a quotation mark inside a cell. Double it and put the cell in quotation marks`;
    default:
      return unreachable(fault);
  }
}

const grouped = (count: number): string => count.toLocaleString('en-GB');

interface Cursor {
  readonly text: string;
  readonly form: CsvForm;
  at: number;
  line: number;
}

function readRow(cursor: Cursor): Result<readonly string[], CsvFault> {
  const { text, form } = cursor;
  const cells: string[] = [];
  for (;;) {
    const cell = text[cursor.at] === '"' ? readQuoted(cursor) : readPlain(cursor);
    if (!cell.ok) return cell;
    if (cells.length === form.most.columns) return err({ kind: 'too-many-columns', limit: form.most.columns });
    cells.push(cell.value);
    if (text[cursor.at] !== form.separator) break;
    cursor.at += 1;
  }
  readLineEnd(cursor);
  return ok(cells);
}

/** Advances past a line end; does nothing at the end of the text. */
function readLineEnd(cursor: Cursor): void {
  if (cursor.at >= cursor.text.length) return;
  cursor.at += cursor.text.startsWith('\r\n', cursor.at) ? 2 : 1;
  cursor.line += 1;
}

function readPlain(cursor: Cursor): Result<string, CsvFault> {
  const from = cursor.at;
  while (cursor.at < cursor.text.length && !isEnd(cursor)) {
    if (!cursor.form.keepsStrayQuotes && cursor.text[cursor.at] === '"') return err({ kind: 'stray-quote', line: cursor.line });
    cursor.at += 1;
  }
  return ok(cursor.text.slice(from, cursor.at));
}

function readQuoted(cursor: Cursor): Result<string, CsvFault> {
  const { text, line: opened } = cursor;
  let cell = '';
  cursor.at += 1;
  for (;;) {
    const close = text.indexOf('"', cursor.at);
    if (close === -1) return err({ kind: 'unclosed-quote', line: opened });
    const part = text.slice(cursor.at, close);
    cell += part;
    cursor.line += lineEndsIn(part);
    cursor.at = close + 1;
    if (text[cursor.at] !== '"') break;
    cell += '"';
    cursor.at += 1;
  }
  return cursor.at === text.length || isEnd(cursor) ? ok(cell) : err({ kind: 'stray-quote', line: cursor.line });
}

function isEnd({ text, at, form }: Cursor): boolean {
  const sign = text[at];
  return sign === form.separator || sign === '\n' || sign === '\r';
}

const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
