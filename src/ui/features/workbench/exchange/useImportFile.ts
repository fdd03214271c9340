import { useCallback, useState } from 'react';
import type { Result } from '../../../../core/kernel/result.ts';
import { readBytes } from '../../../../data/files/readFile.ts';
import { allRows } from '../../../../data/view/rows/readRows.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { readCsv } from './files/csv.ts';
import { readXlsx } from './files/readXlsx.ts';
import type { SheetCell } from './files/sheetTable.ts';
import { planImport, type ImportPlan } from './planImport.ts';

export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'read'; readonly name: string; readonly plan: ImportPlan };

/** Reads a chosen file and compares it with the deals of this device; changes nothing. */
export function useImportFile(): readonly [ImportState, (file: File) => void] {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const take = useCallback(
    (file: File) => {
      const { name } = file;
      const read = async (): Promise<void> => {
        setState({ kind: 'reading', name });
        const table = await readFile(file);
        if (!table.ok) return setState({ kind: 'failed', name, message: table.error });
        if (table.value.length < 2) return setState({ kind: 'failed', name, message: 'The file has no lines under its head.' });
        const rows = new Map((await allRows(workspace.view)).map((row) => [row.id, row]));
        const deals = new Map((await workspace.readDeals([...rows.keys()])).map((deal) => [deal.id as string, deal]));
        setState({ kind: 'read', name, plan: planImport({ table: table.value, rows, deals, newId, at: now() }) });
      };
      void read();
    },
    [workspace, newId, now],
  );
  return [state, take];
}

async function readFile(file: File): Promise<Result<readonly (readonly SheetCell[])[], string>> {
  const read = await readBytes(file, 'sheet');
  if (!read.ok) return read;
  const bytes = read.value;
  // "PK": an archive, whatever its name says.
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readXlsx(bytes) : readCsv(new TextDecoder().decode(bytes));
}
