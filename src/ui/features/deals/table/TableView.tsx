import { useCallback, useMemo, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Chip } from '../../../components/press/Chip.tsx';
import type { DealsSearch, SearchChange } from '../../../parts/address/dealsSearch.ts';
import type { DealsSheet } from '../DealsSheets.tsx';
import type { Selection } from '../select/useSelection.ts';
import { useHasWidthFor } from '../../../hooks/useWideScreen.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { identicalColumns } from '../columns/identicalColumns.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import { useParsedSearch } from '../columns/parsedSearch.ts';
import { useCellEdit } from '../edits/useCellEdit.ts';
import type { Edits } from '../edits/useEdits.ts';
import type { DealsViewSettingsState } from '../views/dealsViewSettings.ts';
import { DealTable } from './DealTable.tsx';
import { PhoneList } from './PhoneList.tsx';
import { useColumnHeaders } from './useColumnHeaders.ts';

interface TableViewProps extends DealsViewSettingsState {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly search: DealsSearch;
  /** The rows for the summary; null until all are loaded. */
  readonly summed: readonly DealRow[] | null;
  readonly edits: Edits;
  readonly onChange: (change: SearchChange) => void;
  readonly onSheet: (sheet: DealsSheet) => void;
  readonly onOpen: (id: string) => void;
}

/** The table view: a grid on a wide screen, else a list with an edit sheet. */
export function TableView(props: TableViewProps) {
  const { rows, selection, search, summed, edits, settings, changeSettings, onChange, onSheet, onOpen } = props;
  const hasRoom = useHasWidthFor('table');
  const [showsAlike, setShowsAlike] = useState(false);
  const parts = useParsedSearch(search);
  const readOnly = useReadOnly();
  const edit = useCellEdit(edits);
  const heads = useColumnHeaders({
    parts,
    change: onChange,
    settings,
    changeSettings,
    onFilter: (start) => onSheet({ kind: 'filters', start }),
  });
  const { widths, dense } = settings;
  const widthOf = useCallback((column: Column) => widths[column.id] ?? column.width, [widths]);
  // Columns the user chose are always shown.
  const alike = useMemo(() => (search.cols === undefined ? identicalColumns(parts.columns, rows) : []), [search.cols, parts.columns, rows]);
  const columns = useMemo(() => {
    const shown = showsAlike ? parts.columns : parts.columns.filter((column) => !alike.includes(column));
    return readOnly === null ? shown : shown.map(({ edit: _refused, ...column }): Column => column);
  }, [showsAlike, parts.columns, alike, readOnly]);
  if (!hasRoom) return <PhoneList rows={rows} columns={columns} selection={selection} onEdit={edit} />;
  return (
    <>
      {alike.length === 0 ? null : (
        <Chip pressed={showsAlike} onClick={() => setShowsAlike(!showsAlike)} data-testid="bench-alike" className="self-start print:hidden">
          <span title={alike.map(({ label }) => label).join(', ')}>
            {`${alike.length} ${alike.length === 1 ? 'column' : 'columns'} with the same value in every row`}
          </span>
        </Chip>
      )}
      <div className="min-h-0 flex-1">
        <DealTable
          {...{ rows, selection, columns, widthOf, dense, summed, heads, onOpen }}
          sorts={parts.sorts}
          filtered={parts.filtered}
          onEdit={edit}
        />
      </div>
    </>
  );
}
