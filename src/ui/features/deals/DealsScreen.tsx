import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { DealFeed } from '../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { parseDealsSearch, showOf, type DealsPath, type DealsSearch, type SearchChange } from '../../parts/address/dealsSearch.ts';
import type { DealsSheet } from './DealsSheets.tsx';
import { DealRows } from './list/DealRows.tsx';
import { useSearchResults } from './list/useSearchResults.ts';
import { useSelection } from './select/useSelection.ts';

// Rows load first; the controls reserve their space until they load.
const DealsToolbar = lazy(async () => ({ default: (await import('./filter/DealsToolbar.tsx')).DealsToolbar }));
const DealsWork = lazy(async () => ({ default: (await import('./DealsWorkbench.tsx')).DealsWorkbench }));

const none: readonly DealRow[] = [];

interface DealsScreenProps {
  readonly feed: DealFeed;
  readonly search: DealsSearch;
  readonly at: DealsPath;
}

/** The deals that match a search, as a list, table, board, map or scatter chart. All five share search, selection and undo. */
export function DealsScreen({ feed, search, at }: DealsScreenProps) {
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<DealsSheet | null>(null);
  const [picking, setPicking] = useState(false);
  const go = useCallback(
    ({ show: asked, ...rest }: DealsSearch) => {
      const named = asked === undefined || asked === showOf({}, at) ? rest : { ...rest, show: asked };
      void navigate({ to: at, search: named, replace: true, resetScroll: false });
    },
    [navigate, at],
  );
  const change = useCallback((changes: SearchChange) => go(parseDealsSearch({ ...search, ...changes }, at)), [go, search, at]);
  const show = showOf(search, at);
  const found = useSearchResults(feed, search);
  const rows = found?.found ?? none;
  const selection = useSelection({ rows, given: search.sel, onChange: (sel) => change({ sel }) });
  const isPicking = picking || selection.ids.size > 0;
  const close = () => {
    setPicking(false);
    selection.clear();
  };
  return (
    <section
      aria-labelledby="list-title"
      className={show === 'table' ? 'flex min-h-0 flex-1 flex-col gap-3' : 'grid grid-cols-[minmax(0,1fr)] gap-3'}
    >
      <h2 id="list-title" className="sr-only">
        Your deals
      </h2>
      <Suspense fallback={<div className="h-[15.5rem] sm:h-[12.5rem]" />}>
        <DealsToolbar
          {...{ feed, search, show, selection, picking: isPicking }}
          rows={found?.found ?? null}
          onChange={change}
          onSheet={setSheet}
          onPick={(on) => (on ? setPicking(true) : close())}
        />
      </Suspense>
      {found === null ? <Spinner label="Loading your deals…" /> : null}
      {show === 'list' && rows.length > 0 ? <DealRows rows={rows} selection={isPicking ? selection : null} /> : null}
      <Suspense fallback={show === 'list' ? null : <Spinner label="Loading…" />}>
        <DealsWork {...{ feed, found, search, show, selection, sheet }} onSheet={setSheet} onChange={change} onOpen={go} onClear={close} />
      </Suspense>
    </section>
  );
}
