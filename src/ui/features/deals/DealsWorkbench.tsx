import { Suspense, useMemo } from 'react';
import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useEdits } from './edits/useEdits.ts';
import { useUndoStack } from './edits/useUndoStack.ts';
import { useDealsViewSettings } from './views/dealsViewSettings.ts';
import type { DealShow, DealsSearch, SearchChange } from '../../parts/address/dealsSearch.ts';
import { DealsSheets, type DealsSheet } from './DealsSheets.tsx';
import type { SearchResults } from './list/useSearchResults.ts';
import { AlternativeViews } from './AlternativeViews.tsx';
import { BulkBar } from './select/BulkBar.tsx';
import type { Selection } from './select/useSelection.ts';

interface DealsWorkProps {
  readonly feed: DealFeed;
  /** The search results; null until they are known. */
  readonly found: SearchResults | null;
  readonly search: DealsSearch;
  readonly show: DealShow;
  readonly selection: Selection;
  readonly sheet: DealsSheet | null;
  readonly onSheet: (sheet: DealsSheet | null) => void;
  readonly onChange: (change: SearchChange) => void;
  readonly onOpen: (search: DealsSearch) => void;
  /** Clears the selection. */
  readonly onClear: () => void;
}

/** Everything that changes deals, with one shared undo history: the other views, the bulk bar and the sheets. */
export function DealsWorkbench({ feed, found, search, show, selection, sheet, onSheet, onChange, onOpen, onClear }: DealsWorkProps) {
  const edits = useEdits(useUndoStack());
  const bench = useDealsViewSettings(usePerson().view);
  const rows = useMemo(() => found?.found ?? [], [found]);
  const picked = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection.ids]);
  return (
    <>
      <Suspense fallback={<Spinner label="Loading…" />}>
        {found !== null && (show !== 'list' || rows.length === 0) ? (
          <AlternativeViews {...{ show, found, search, selection, edits, onChange, onSheet }} complete={feed.complete} {...bench} />
        ) : null}
      </Suspense>
      {picked.length > 0 || edits.progress !== null ? (
        <BulkBar rows={picked} all={feed.rows} edits={edits} onClear={onClear} onExport={() => onSheet({ kind: 'export' })} />
      ) : null}
      {sheet === null ? null : (
        <DealsSheets
          {...{ sheet, search, show, edits, onChange, onOpen }}
          {...bench}
          rows={feed.rows}
          found={rows}
          chosen={selection.ids}
          onClose={() => onSheet(null)}
        />
      )}
    </>
  );
}
