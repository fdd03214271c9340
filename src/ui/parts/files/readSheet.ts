import { err, type Result } from '../../../core/kernel/result.ts';
import { readBytes } from '../../../data/files/readFile.ts';
import { readCsv } from './csv.ts';
import { readXlsx } from './readXlsx.ts';
import type { SheetCell } from './sheetTable.ts';

/** Header and rows of a CSV or XLSX file, at least one row. The error is a message to show. */
export async function readSheet(file: File): Promise<Result<readonly (readonly SheetCell[])[], string>> {
  const read = await readBytes(file, 'sheet');
  if (!read.ok) return read;
  const bytes = read.value;
  // "PK": a ZIP archive, whatever its name.
  const table = bytes[0] === 0x50 && bytes[1] === 0x4b ? readXlsx(bytes) : readCsv(new TextDecoder().decode(bytes));
  return table.ok && table.value.length < 2 ? err('The file has a header but no rows.') : table;
}
