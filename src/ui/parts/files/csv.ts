import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { maxFileBytes } from '../../../core/kernel/files/fileLimits.ts';
import { csvFaultText, readCsv as readSeparated } from '../../../core/kernel/files/readCsv.ts';
import { escapeFormula, unescapeFormula } from './formulaGuard.ts';
import { yieldToMainThread, rowsAtOnce, sheetLimits, type SheetCell, type SheetTable } from './sheetTable.ts';

/** A CSV file (RFC 4180) with a byte order mark, so that Excel reads it as UTF-8. */
export async function writeCsv({ head, rows }: SheetTable): Promise<Blob> {
  const parts: string[] = ['\uFEFF', lineOf(head)];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    parts.push(
      rows
        .slice(from, from + rowsAtOnce)
        .map(lineOf)
        .join(''),
    );
    await yieldToMainThread();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const lineOf = (cells: readonly SheetCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = escapeFormula(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of a CSV file separated by commas, semicolons or tabs. The error is a message to show. */
export function readCsv(text: string): Result<readonly (readonly SheetCell[])[], string> {
  const read = readSeparated(text, { separator: separatorOf(text), most, keepsStrayQuotes: true, keepsBlankLines: true });
  return read.ok ? ok(read.value.map(({ cells }) => cells.map(unescapeFormula))) : err(`${csvFaultText(read.error)}.`);
}

/** Limits: one character per byte of the largest file, and one more row for the header. */
const most = { characters: maxFileBytes.sheet, rows: sheetLimits.rows + 1, columns: sheetLimits.columns };

const separators = [',', ';', '\t'] as const;

/** The most frequent separator in the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const counts = separators.map((sign) => ({ sign, count: 0 }));
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) for (const each of counts) if (each.sign === sign) each.count += 1;
  }
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
