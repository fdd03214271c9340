import { useCallback, useState } from 'react';
import type { Result } from '../../../../core/kernel/result.ts';
import { readBytes } from '../../../../data/files/readFile.ts';
import { allRows } from '../../../../data/view/rows/readRows.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { readCsv } from '../../../parts/files/csv.ts';
import { readXlsx } from '../../../parts/files/readXlsx.ts';
import type { SheetCell } from '../../../parts/files/sheetTable.ts';
import { planImport, type ImportPlan } from './planImport.ts';

export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'read'; readonly name: string; readonly plan: ImportPlan };

/** Reads a chosen file and compares it with the deals of this device; changes nothing. */
export function useImportFile(): readonly [ImportState, (file: File) => void] {
  const { view } = usePerson();
  const deals = useDeals();
  const { newId, now } = useClock();
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const take = useCallback(
    (file: File) => {
      const { name } = file;
      const read = async (): Promise<void> => {
        setState({ kind: 'reading', name });
        const table = await readFile(file);
        if (!table.ok) return setState({ kind: 'failed', name, message: table.error });
        if (table.value.length < 2) return setState({ kind: 'failed', name, message: 'The file has no lines under its head.' });
        const rows = new Map((await allRows(view)).map((row) => [row.id, row]));
        const here = new Map((await deals.readDeals([...rows.keys()])).map((deal) => [deal.id as string, deal]));
        setState({ kind: 'read', name, plan: planImport({ table: table.value, rows, deals: here, newId, at: now() }) });
      };
      void read();
    },
    [view, deals, newId, now],
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
