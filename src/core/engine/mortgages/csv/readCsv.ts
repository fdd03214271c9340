import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';

/** One row of a file. `line` is where it begins, from 1, as an editor counts. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a text is no comma-separated file; the line is where the trouble begins. */
export type CsvFault =
  | { readonly kind: 'too-long'; readonly limit: number }
  | { readonly kind: 'too-many-rows'; readonly limit: number }
  | { readonly kind: 'unclosed-quote'; readonly line: number }
  | { readonly kind: 'stray-quote'; readonly line: number };

const longest = 1_000_000;
const mostRows = 2000;

/**
 * Reads comma-separated text by RFC 4180: quoted cells may hold commas, line ends and doubled quotes; lines end in CRLF, LF or CR; a
 * byte order mark is dropped. Strict: a quote inside a plain cell, or text after a closing quote, is a fault and not guessed at.
 * Lines without a character are skipped. Cells are plain text, never run.
 */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFault> {
  if (text.length > longest) return err({ kind: 'too-long', limit: longest });
  const rows: CsvRow[] = [];
  const cursor: Cursor = { text, at: text.startsWith('\uFEFF') ? 1 : 0, line: 1 };
  while (cursor.at < text.length) {
    const line = cursor.line;
    const cells = readRow(cursor);
    if (!cells.ok) return cells;
    if (cells.value.length === 1 && cells.value[0] === '') continue;
    if (rows.length === mostRows) return err({ kind: 'too-many-rows', limit: mostRows });
    rows.push({ line, cells: cells.value });
  }
  return ok(rows);
}

interface Cursor {
  readonly text: string;
  at: number;
  line: number;
}

function readRow(cursor: Cursor): Result<readonly string[], CsvFault> {
  const cells: string[] = [];
  for (;;) {
    const cell = cursor.text[cursor.at] === '"' ? readQuoted(cursor) : readPlain(cursor);
    if (!cell.ok) return cell;
    cells.push(cell.value);
    if (cursor.text[cursor.at] !== ',') break;
    cursor.at += 1;
  }
  readLineEnd(cursor);
  return ok(cells);
}

/** Stands on a line end or at the end of the text. */
function readLineEnd(cursor: Cursor): void {
  if (cursor.at >= cursor.text.length) return;
  cursor.at += cursor.text.startsWith('\r\n', cursor.at) ? 2 : 1;
  cursor.line += 1;
}

function readPlain(cursor: Cursor): Result<string, CsvFault> {
  const from = cursor.at;
  while (cursor.at < cursor.text.length && !isEnd(cursor.text[cursor.at])) {
    if (cursor.text[cursor.at] === '"') return err({ kind: 'stray-quote', line: cursor.line });
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
  return cursor.at === text.length || isEnd(text[cursor.at]) ? ok(cell) : err({ kind: 'stray-quote', line: cursor.line });
}

const isEnd = (char: string | undefined): boolean => char === ',' || char === '\n' || char === '\r';

const lineEndsIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
