import { lazy, Suspense } from 'react';
import type { DealRow } from '../../../data/view/rows.ts';
import { ColumnsSheet } from './columns/ColumnsSheet.tsx';
import type { ColumnId } from './columns/columns.ts';
import { FiltersSheet } from './columns/FiltersSheet.tsx';
import { filtersText } from './columns/filters.ts';
import type { Edits } from './edits/useEdits.ts';
import type { BenchSettings } from './views/benchSettings.ts';
import { ViewsSheet } from './views/ViewsSheet.tsx';
import type { BenchParts, SearchChange } from './WorkbenchScreen.tsx';
import { columnsText, type WorkbenchSearch } from './workbenchSearch.ts';

const ExportSheet = lazy(async () => ({ default: (await import('./exchange/ExportSheet.tsx')).ExportSheet }));
const ImportSheet = lazy(async () => ({ default: (await import('./exchange/ImportSheet.tsx')).ImportSheet }));

/** What lies over the workbench. */
export type BenchSheet =
  | { readonly kind: 'columns' | 'views' | 'export' | 'import' }
  | { readonly kind: 'filters'; readonly start: ColumnId | null };

interface WorkbenchSheetsProps {
  readonly sheet: BenchSheet | null;
  readonly onClose: () => void;
  readonly search: WorkbenchSearch;
  readonly parts: BenchParts;
  readonly found: readonly DealRow[];
  readonly chosen: ReadonlySet<string>;
  readonly settings: BenchSettings;
  readonly onSettings: (change: Partial<BenchSettings>) => void;
  readonly onChange: (change: SearchChange) => void;
  readonly onOpen: (search: WorkbenchSearch) => void;
  readonly edits: Edits;
}

/** The sheet that is open, if any. */
export function WorkbenchSheets(props: WorkbenchSheetsProps) {
  const { sheet, onClose, search, parts, found, chosen, settings, onSettings, onChange, onOpen, edits } = props;
  if (sheet === null) return null;
  if (sheet.kind === 'columns')
    return (
      <ColumnsSheet
        onClose={onClose}
        shown={parts.ids}
        dense={settings.dense}
        onShown={(ids) => onChange({ cols: columnsText(ids) })}
        onDense={(dense) => onSettings({ dense })}
      />
    );
  if (sheet.kind === 'filters')
    return (
      <FiltersSheet
        onClose={onClose}
        filters={parts.filters}
        onFilters={(filters) => onChange({ filter: filtersText(filters) })}
        start={sheet.start}
        found={found.length}
      />
    );
  if (sheet.kind === 'views')
    return (
      <ViewsSheet onClose={onClose} views={settings.views} search={search} onViews={(views) => onSettings({ views })} onOpen={onOpen} />
    );
  return (
    <Suspense fallback={null}>
      {sheet.kind === 'export' ? <ExportSheet onClose={onClose} found={found} chosen={chosen} columns={parts.columns} /> : null}
      {sheet.kind === 'import' ? <ImportSheet onClose={onClose} edits={edits} /> : null}
    </Suspense>
  );
}
