import { lazy, Suspense } from 'react';
import type { DealRow } from '../../../data/view/rows.ts';
import { ColumnsSheet } from './columns/ColumnsSheet.tsx';
import type { ColumnId } from '../../parts/dealColumns/columns.ts';
import { FiltersSheet } from './columns/FiltersSheet.tsx';
import { filtersText } from './columns/filters.ts';
import { columnsText, useParsedSearch } from './columns/parsedSearch.ts';
import type { Edits } from './edits/useEdits.ts';
import type { DealsViewSettingsState } from './views/dealsViewSettings.ts';
import { ViewsSheet } from './views/ViewsSheet.tsx';
import type { DealShow, DealsSearch, SearchChange } from '../../parts/address/dealsSearch.ts';

const ExportSheet = lazy(async () => ({ default: (await import('./importExport/DealsExportSheet.tsx')).DealsExportSheet }));
const DealImportSheet = lazy(async () => ({ default: (await import('./importExport/DealImportSheet.tsx')).DealImportSheet }));

/** A sheet that can open over the deals. */
export type DealsSheet =
  | { readonly kind: 'columns' | 'views' | 'export' | 'import' }
  | { readonly kind: 'filters'; readonly start: ColumnId | null };

interface DealsSheetsProps extends DealsViewSettingsState {
  readonly sheet: DealsSheet;
  readonly onClose: () => void;
  readonly search: DealsSearch;
  readonly show: DealShow;
  /** All deals, not only those that match the search. */
  readonly rows: readonly DealRow[];
  readonly found: readonly DealRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (change: SearchChange) => void;
  readonly onOpen: (search: DealsSearch) => void;
  readonly edits: Edits;
}

/** Renders the sheet that is open. */
export function DealsSheets(props: DealsSheetsProps) {
  const { sheet, onClose, search, show, rows, found, chosen, onChange, onOpen, edits, settings, changeSettings } = props;
  const parts = useParsedSearch(search);
  if (sheet.kind === 'columns')
    return (
      <ColumnsSheet
        onClose={onClose}
        shown={parts.ids}
        dense={settings.dense}
        onShown={(ids) => onChange({ cols: columnsText(ids) })}
        onDense={(dense) => changeSettings({ dense })}
      />
    );
  if (sheet.kind === 'filters')
    return (
      <FiltersSheet
        onClose={onClose}
        filters={parts.filters}
        onFilters={(filters) => onChange({ filter: filtersText(filters) })}
        start={sheet.start}
        rows={rows}
        found={found.length}
      />
    );
  if (sheet.kind === 'views')
    return (
      <ViewsSheet
        onClose={onClose}
        views={settings.views}
        search={search}
        show={show}
        onViews={(views) => changeSettings({ views })}
        onOpen={onOpen}
      />
    );
  return (
    <Suspense fallback={null}>
      {sheet.kind === 'export' ? <ExportSheet onClose={onClose} found={found} chosen={chosen} columns={parts.columns} /> : null}
      {sheet.kind === 'import' ? <DealImportSheet onClose={onClose} edits={edits} /> : null}
    </Suspense>
  );
}
