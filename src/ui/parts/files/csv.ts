import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { largestFile } from '../../../core/kernel/files/fileLimits.ts';
import { csvFaultText, readCsv as readSeparated } from '../../../core/kernel/files/readCsv.ts';
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

/** The lines of a CSV file with commas, semicolons or tabs, as texts. The error is a sentence. */
export function readCsv(text: string): Result<readonly (readonly SheetCell[])[], string> {
  const read = readSeparated(text, { separator: separatorOf(text), most, keepsStrayQuotes: true, keepsBlankLines: true });
  return read.ok ? ok(read.value.map(({ cells }) => cells.map(unguarded))) : err(`${csvFaultText(read.error)}.`);
}

/** As many characters as the largest file has bytes, and a head above the rows. */
const most = { characters: largestFile.sheet, rows: sheetLimits.rows + 1, columns: sheetLimits.columns };

const separators = [',', ';', '\t'] as const;

/** The one that occurs most in the first line, outside of quotation marks. */
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
