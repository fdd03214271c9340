import { useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { DealGrid } from './DealGrid.tsx';
import { DealsToolbar, type SearchChange } from '../DealsToolbar.tsx';
import { isFiltered, parseDealsSearch, type DealsSearch } from '../dealsSearch.ts';
import { selectDeals } from './selectDeals.ts';
import { useDealCommands } from '../useDealCommands.ts';

interface DealListProps {
  readonly rows: readonly DealRow[];
  readonly search: DealsSearch;
}

/** The deals a search asks for, with the means to ask for others. */
export function DealList({ rows, search }: DealListProps) {
  const navigate = useNavigate();
  const commands = useDealCommands();
  const asked = useDeferredValue(search);
  const found = useMemo(() => selectDeals(rows, asked), [rows, asked]);
  const go = (to: DealsSearch) => void navigate({ to: '/deals', search: to, replace: true, resetScroll: false });
  const change = (changes: SearchChange) => go(parseDealsSearch({ ...search, ...changes }));
  const save = useCallback((id: string, saved: boolean) => void commands.save(id, saved), [commands]);
  const countWords =
    found.length === rows.length ? `${rows.length} ${rows.length === 1 ? 'deal' : 'deals'}` : `${found.length} of ${rows.length} deals`;
  return (
    <section aria-labelledby="list-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="list-title" className="sr-only">
        Your deals
      </h2>
      <DealsToolbar search={search} onChange={change} />
      <output className="num text-sm text-ink-3">{countWords}</output>
      {found.length === 0 ? (
        <EmptyState title="No deal matches" action={<Button onClick={() => go({})}>Clear search and filters</Button>}>
          {isFiltered(search)
            ? 'None of your deals fits all of what you asked for. Take a filter off, or search for less.'
            : 'There are no deals here.'}
        </EmptyState>
      ) : (
        <DealGrid key={JSON.stringify(asked)} rows={found} onSave={save} />
      )}
    </section>
  );
}
