import type { Deal } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { currencyOf } from '../columns/summary.ts';
import { fieldsOf, headOf } from '../../../parts/dealColumns/exchangeFields.ts';
import type { SheetTable } from '../../../parts/files/sheetTable.ts';

interface ExportRequest {
  readonly rows: readonly DealRow[];
  readonly columns: readonly Column[];
  /** The deals behind the rows, where everything of one's own goes into the file; null for the chosen columns alone. */
  readonly deals: readonly Deal[] | null;
}

/** Deals as the table of a file: numbers as numbers, days in ISO form, the currency in the head. */
export function exportTable({ rows, columns, deals }: ExportRequest): SheetTable {
  const currency = currencyOf(rows);
  const fields = fieldsOf(columns, { whole: deals !== null, mixed: currency === null });
  const byId = new Map<string, Deal>(deals?.map((deal) => [deal.id, deal]));
  return {
    head: fields.map((field) => headOf(field, currency)),
    kinds: fields.map(({ unit }) => (unit === 'money' ? 'amount' : unit === 'text' ? 'text' : 'number')),
    rows: rows.map((row) => fields.map(({ read }) => read(row, byId.get(row.id) ?? null))),
  };
}
