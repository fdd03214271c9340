import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useDealRows } from '../../data/view/queries.ts';
import { Button } from '../components/press/Button.tsx';
import { EmptyState } from '../components/notice/EmptyState.tsx';
import { Spinner } from '../components/notice/Spinner.tsx';
import { DealList } from '../features/deals/row/DealList.tsx';
import { parseDealsSearch } from '../features/deals/dealsSearch.ts';
import { useWorkspace } from '../hooks/services.ts';

// The list is what a person comes for; the box above it keeps its place until it is there.
const DealsTop = lazy(async () => ({ default: (await import('../features/deals/add/DealsTop.tsx')).DealsTop }));

/** `/deals`: the person's deals, best score first, and the way to add one. */
export function DealsRoute() {
  const { view } = useWorkspace();
  const rows = useDealRows(view);
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseDealsSearch(raw), [raw]);
  const [pageOpen, setPageOpen] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Deals</h1>
      <Suspense fallback={<div className="h-56 sm:h-44" />}>
        <DealsTop pageOpen={pageOpen} onPageOpen={setPageOpen} />
      </Suspense>
      {rows === undefined ? <Spinner label="Loading your deals…" /> : null}
      {rows?.length === 0 ? <NoDeals onWantPage={() => setPageOpen(true)} /> : null}
      {rows !== undefined && rows.length > 0 ? <DealList rows={rows} search={search} /> : null}
    </div>
  );
}

function NoDeals({ onWantPage }: { readonly onWantPage: () => void }) {
  return (
    <EmptyState title="No deals yet" action={<Button onClick={onWantPage}>Add a saved page</Button>}>
      Paste a Rightmove or Zoopla link above. Its yield, cash flow and score appear here, and stay on this device when there is no
      connection.
    </EmptyState>
  );
}
