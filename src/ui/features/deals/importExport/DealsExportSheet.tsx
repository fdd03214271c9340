import { useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { Switch } from '../../../components/field/Switch.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';
import { dealsExportTable } from './dealsExportTable.ts';
import { writeCsv } from '../../../parts/files/csv.ts';
import { writeXlsx } from '../../../parts/files/writeXlsx.ts';

interface ExportSheetProps {
  readonly onClose: () => void;
  readonly found: readonly DealRow[];
  readonly chosen: ReadonlySet<string>;
  readonly columns: readonly Column[];
}

const formats = [
  { value: 'xlsx', label: 'Spreadsheet (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Exports the selected deals, or all shown, as a spreadsheet file that can be imported again. */
export function DealsExportSheet({ onClose, found, chosen, columns }: ExportSheetProps) {
  const stored = useDeals();
  const { now } = useClock();
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const [whole, setWhole] = useState(true);
  const [busy, setBusy] = useState(false);
  const some = found.filter(({ id }) => chosen.has(id));
  const rows = some.length > 0 ? some : found;
  const make = async (): Promise<void> => {
    setBusy(true);
    const own = whole ? await stored.readDeals(rows.map(({ id }) => id)) : null;
    const missing = own !== null && own.length < rows.length;
    if (missing)
      notify({ tone: 'poor', title: 'Couldn’t export your deals', detail: 'Your device’s storage isn’t responding. Try again.' });
    else {
      const table = dealsExportTable({ rows, columns, deals: own });
      const blob = await (format === 'csv' ? writeCsv(table) : writeXlsx(table));
      const day = new Date(now()).toISOString().slice(0, 10);
      const answer = await saveOrShareFile(new File([blob], `yardstick-deals-${day}.${format}`, { type: blob.type }));
      if (answer !== 'cancelled') notify({ tone: 'good', title: `${dealsText(rows.length)} exported` });
    }
    setBusy(false);
    if (!missing) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Export"
      actions={
        <Button look="primary" busy={busy} disabled={busy} onClick={() => void make()} data-testid="export-make">
          {`Export ${dealsText(rows.length)}`}
        </Button>
      }
    >
      <div className="grid gap-5" data-testid="bench-export">
        <p className="text-[15px] text-ink-2">
          {some.length > 0 ? `The ${dealsText(some.length)} you selected` : 'All deals shown'}, in the table’s order and with its columns.
        </p>
        <Segmented label="File" showLabel options={formats} value={format} onChange={setFormat} />
        <Switch
          label="Include all your data"
          hint="Every assumption you set, with tags, stage and address, so you can import the file again."
          checked={whole}
          onChange={setWhole}
        />
        <p className="text-sm text-ink-3">
          Amounts are numbers in the column’s currency, rates are percentages and dates are year first. Text that a spreadsheet could run as
          a formula starts with an apostrophe.
        </p>
      </div>
    </Sheet>
  );
}
