import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue } from 'react';
import type { DealFeed } from '../../../../data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { useTrack } from '../../../hooks/useTrack.ts';
import { parseDealsSearch, type DealsSearch, type SearchChange } from '../dealsSearch.ts';
import { useFound } from './useFound.ts';
import { useSelection } from '../select/useSelection.ts';
import { DealGrid } from './DealGrid.tsx';

// The cards are what a person comes for; the controls around them keep their place until they are there.
const DealsToolbar = lazy(async () => ({ default: (await import('../filter/DealsToolbar.tsx')).DealsToolbar }));
const NoMatch = lazy(async () => ({ default: (await import('../filter/NoMatch.tsx')).NoMatch }));
const BulkBar = lazy(async () => ({ default: (await import('../select/BulkBar.tsx')).BulkBar }));

const none: readonly DealRow[] = [];

interface DealListProps {
  readonly feed: DealFeed;
  readonly search: DealsSearch;
}

/** The deals a search asks for, with the means to ask for others. */
export function DealList({ feed, search }: DealListProps) {
  const navigate = useNavigate();
  const deals = useDeals();
  const clock = useClock();
  const track = useTrack();
  const asked = useDeferredValue(search);
  const found = useFound(feed, asked);
  const selection = useSelection(found ?? none);
  const go = (to: DealsSearch) => void navigate({ to: '/deals', search: to, replace: true, resetScroll: false });
  const change = (changes: SearchChange) => go(parseDealsSearch({ ...search, ...changes }));
  const save = useCallback(
    (id: string, saved: boolean) =>
      void import('../useDealCommands.ts').then(({ createDealCommands }) => createDealCommands(deals, { ...clock, track }).save(id, saved)),
    [deals, clock, track],
  );
  return (
    <section aria-labelledby="list-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="list-title" className="sr-only">
        Your deals
      </h2>
      <Suspense fallback={<div className="h-[10.25rem] sm:h-[4.75rem]" />}>
        <DealsToolbar feed={feed} rows={found} search={search} onChange={change} onSelectAll={selection.all} />
      </Suspense>
      {found !== null ? null : <Spinner label="Reading your deals…" />}
      <Suspense fallback={null}>{found?.length === 0 ? <NoMatch onClear={() => go({})} /> : null}</Suspense>
      {found !== null && found.length > 0 ? <DealGrid rows={found} onSave={save} selection={selection} /> : null}
      <Suspense fallback={null}>{selection.ids.size > 0 ? <BulkBar rows={found ?? none} selection={selection} /> : null}</Suspense>
    </section>
  );
}
