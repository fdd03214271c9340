import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import type { DealFeed } from '../../../../data/view/feed/rowFeed.ts';
import { Button } from '../../../components/press/Button.tsx';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { isFiltered, parseDealsSearch, type DealsSearch, type SearchChange } from '../dealsSearch.ts';
import { selectDeals } from '../row/selectDeals.ts';
import { useSelection } from '../select/useSelection.ts';
import { useDealCommands } from '../useDealCommands.ts';
import { DealGrid } from './DealGrid.tsx';

// The cards are what a person comes for; the controls around them keep their place until they are there.
const DealsToolbar = lazy(async () => ({ default: (await import('../filter/DealsToolbar.tsx')).DealsToolbar }));
const BulkBar = lazy(async () => ({ default: (await import('../select/BulkBar.tsx')).BulkBar }));

interface DealListProps {
  readonly feed: DealFeed;
  readonly search: DealsSearch;
}

/** The deals a search asks for, with the means to ask for others. */
export function DealList({ feed, search }: DealListProps) {
  const { rows, complete } = feed;
  const navigate = useNavigate();
  const commands = useDealCommands();
  const asked = useDeferredValue(search);
  // Until everything is read, only the best of all can be shown truly.
  const ready = complete || (!isFiltered(asked) && asked.sort === undefined);
  const found = useMemo(() => (ready ? selectDeals(rows, asked) : []), [rows, asked, ready]);
  const selection = useSelection(found);
  const go = (to: DealsSearch) => void navigate({ to: '/deals', search: to, replace: true, resetScroll: false });
  const change = (changes: SearchChange) => go(parseDealsSearch({ ...search, ...changes }));
  const save = useCallback((id: string, saved: boolean) => void commands.save(id, saved), [commands]);
  return (
    <section aria-labelledby="list-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="list-title" className="sr-only">
        Your deals
      </h2>
      <Suspense fallback={<div className="h-[10.25rem] sm:h-[4.75rem]" />}>
        <DealsToolbar feed={feed} found={ready ? found.length : null} search={search} onChange={change} onSelectAll={selection.all} />
      </Suspense>
      {ready ? null : <Spinner label="Reading your deals…" />}
      {ready && found.length === 0 ? <NoMatch onClear={() => go({})} /> : null}
      {found.length > 0 ? <DealGrid rows={found} onSave={save} selection={selection} /> : null}
      <Suspense fallback={null}>{selection.ids.size > 0 ? <BulkBar rows={found} selection={selection} /> : null}</Suspense>
    </section>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No deal matches" action={<Button onClick={onClear}>Clear search and filters</Button>}>
      None of your deals fits all of what you asked for. Take a filter off, or search for less.
    </EmptyState>
  );
}
