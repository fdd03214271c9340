import type { Deal } from '../../../../core/deal/deal.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { currencyOf } from '../columns/summary.ts';
import { fieldsOf, headOf } from '../../../parts/dealColumns/importExportFields.ts';
import type { SheetTable } from '../../../parts/files/sheetTable.ts';

interface ExportRequest {
  readonly rows: readonly DealRow[];
  readonly columns: readonly Column[];
  /** The deals behind the rows, to export all the user's data; null for the table columns only. */
  readonly deals: readonly Deal[] | null;
}

/** Deals as a file table: numbers as numbers, dates in ISO form, the currency in the header. */
export function dealsExportTable({ rows, columns, deals }: ExportRequest): SheetTable {
  const currency = currencyOf(rows);
  const fields = fieldsOf(columns, { whole: deals !== null, mixed: currency === null });
  const byId = new Map<string, Deal>(deals?.map((deal) => [deal.id, deal]));
  return {
    head: fields.map((field) => headOf(field, currency)),
    kinds: fields.map(({ unit }) => (unit === 'money' ? 'amount' : unit === 'text' ? 'text' : 'number')),
    rows: rows.map((row) => fields.map(({ read }) => read(row, byId.get(row.id) ?? null))),
  };
}
