import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DealRow } from '../../../data/view/rows.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useWideScreen } from '../frame/useWideScreen.ts';
import { columnOf, type Column } from './columns/columns.ts';
import { filterRows, parseFilters } from './columns/filters.ts';
import { parseSorts, sortRows } from './columns/sorts.ts';
import { BulkBar } from './edits/BulkBar.tsx';
import { useCellEdit } from './edits/useCellEdit.ts';
import { useEdits } from './edits/useEdits.ts';
import { useUndoStack } from './edits/useUndoStack.ts';
import { DealTable } from './table/DealTable.tsx';
import { PhoneList } from './table/PhoneList.tsx';
import { useHeads } from './table/useHeads.ts';
import { useSelection } from './useSelection.ts';
import { useBenchSettings } from './views/benchSettings.ts';
import { WorkbenchHead } from './WorkbenchHead.tsx';
import { type BenchSheet, WorkbenchSheets } from './WorkbenchSheets.tsx';
import { mostInAddress, parseColumns, parseWorkbenchSearch, type WorkbenchSearch } from './workbenchSearch.ts';

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));
const ScatterView = lazy(async () => ({ default: (await import('./scatter/ScatterView.tsx')).ScatterView }));

export type SearchChange = { readonly [Key in keyof WorkbenchSearch]?: WorkbenchSearch[Key] | undefined };

interface WorkbenchScreenProps {
  readonly rows: readonly DealRow[];
  /** False while only the best are there: they are shown, and nothing is counted yet. */
  readonly complete: boolean;
  readonly search: WorkbenchSearch;
}

/** Many deals at once: as a table, a board or a scatter, with one search, one order and one selection for all three. */
export function WorkbenchScreen({ rows, complete, search }: WorkbenchScreenProps) {
  const { view } = usePerson();
  const navigate = useNavigate();
  const wide = useWideScreen();
  const [sheet, setSheet] = useState<BenchSheet | null>(null);
  const [settings, changeSettings] = useBenchSettings(view);
  const go = useCallback(
    (to: WorkbenchSearch) => void navigate({ to: '/deals-v2', search: to, replace: true, resetScroll: false }),
    [navigate],
  );
  const change = useCallback((changes: SearchChange) => go(parseWorkbenchSearch({ ...search, ...changes })), [go, search]);
  const parts = useParts(search);
  const { fitting, found } = useFound(rows, search);
  const selection = useSelection(found, search.sel);
  useSelectionInAddress(selection.ids, search, change);
  const edits = useEdits(useUndoStack());
  const edit = useCellEdit(edits);
  const open = useCallback((id: string) => void navigate({ to: '/deals/$dealId', params: { dealId: id } }), [navigate]);
  const heads = useHeads({ parts, change, settings, changeSettings, onFilter: (start) => setSheet({ kind: 'filters', start }) });
  const { widths } = settings;
  const widthOf = useCallback((column: Column) => widths[column.id] ?? column.width, [widths]);
  const shared = { rows: found, selection, onOpen: open };
  const counts = complete ? { shown: found.length, total: rows.length } : null;
  return (
    <div
      className={
        wide && search.show === undefined
          ? 'flex h-[calc(100dvh-4.5rem)] min-h-[28rem] flex-col gap-3'
          : 'grid grid-cols-[minmax(0,1fr)] gap-3'
      }
    >
      <WorkbenchHead search={search} parts={parts} counts={counts} onChange={change} onSheet={setSheet} />
      {found.length === 0 ? (
        <NothingMatches onClear={() => change({ q: undefined, filter: undefined })} />
      ) : (
        <Suspense fallback={<Spinner label="Loading…" />}>
          {search.show === 'board' ? <Board {...shared} edits={edits} /> : null}
          {search.show === 'scatter' ? <ScatterView {...shared} search={search} onChange={change} /> : null}
          {search.show === undefined && wide ? (
            <div className="min-h-0 flex-1">
              <DealTable
                {...shared}
                columns={parts.columns}
                widthOf={widthOf}
                sorts={parts.sorts}
                filtered={parts.filtered}
                dense={settings.dense}
                summed={complete ? fitting : null}
                heads={heads}
                onEdit={edit}
              />
            </div>
          ) : null}
          {search.show === undefined && !wide ? (
            <PhoneList rows={found} columns={parts.columns} selection={selection} onEdit={edit} />
          ) : null}
        </Suspense>
      )}
      <BulkBar rows={rows} selection={selection} edits={edits} onExport={() => setSheet({ kind: 'export' })} />
      <WorkbenchSheets
        sheet={sheet}
        onClose={() => setSheet(null)}
        search={search}
        parts={parts}
        found={found}
        chosen={selection.ids}
        settings={settings}
        onSettings={changeSettings}
        onChange={change}
        onOpen={go}
        edits={edits}
      />
    </div>
  );
}

function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No deal matches" action={<Button onClick={onClear}>Clear search and filters</Button>}>
      None of your deals fits all of what you asked for.
    </EmptyState>
  );
}

/** The texts of the address as what they mean; kept until a text changes. */
export function useParts(search: WorkbenchSearch) {
  const { cols = '', sort = '', filter = '' } = search;
  const ids = useMemo(() => parseColumns(cols), [cols]);
  const columns = useMemo(() => ids.map(columnOf), [ids]);
  const sorts = useMemo(() => parseSorts(sort), [sort]);
  const filters = useMemo(() => parseFilters(filter), [filter]);
  const filtered = useMemo(() => new Set<string>(filters.map(({ id }) => id)), [filters]);
  return useMemo(() => ({ ids, columns, sorts, filters, filtered }), [ids, columns, sorts, filters, filtered]);
}

export type BenchParts = ReturnType<typeof useParts>;

interface Found {
  /** In no promised order, the same whatever order is asked for. */
  readonly fitting: readonly DealRow[];
  readonly found: readonly DealRow[];
}

/** The rows that are asked for, in their order. Typing stays ahead of ten thousand rows. */
function useFound(rows: readonly DealRow[], search: WorkbenchSearch): Found {
  const { q = '', sort = '', filter = '' } = useDeferredValue(search);
  const fitting = useMemo(() => filterRows(rows, { q, filters: parseFilters(filter) }), [rows, q, filter]);
  const found = useMemo(() => sortRows(fitting, parseSorts(sort)), [fitting, sort]);
  return { fitting, found };
}

/** A small selection stands in the address, so that it can be sent and comes back after a reload. */
function useSelectionInAddress(ids: ReadonlySet<string>, search: WorkbenchSearch, change: (changes: SearchChange) => void): void {
  const wanted = ids.size <= mostInAddress ? [...ids].join('.') : '';
  useEffect(() => {
    if (wanted !== (search.sel ?? '')) change({ sel: wanted === '' ? undefined : wanted });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows the selection; the address follows it and nothing else
  }, [wanted]);
}
