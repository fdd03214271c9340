import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDealFeed } from '../../data/view/rows/useDealFeed.ts';
import { Spinner } from '../components/notice/Spinner.tsx';
import { NoDeals } from '../features/workbench/NoDeals.tsx';
import { WorkbenchScreen } from '../features/workbench/WorkbenchScreen.tsx';
import { parseWorkbenchSearch } from '../features/workbench/workbenchSearch.ts';

/** `/deals-v2`: the workbench for many deals. */
export function WorkbenchRoute() {
  const feed = useDealFeed();
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseWorkbenchSearch(raw), [raw]);
  // The best deals come first, which is the order where none is asked for; anything else waits for all of them.
  const plain = search.q === undefined && search.sort === undefined && search.filter === undefined && search.show === undefined;
  const rows = feed !== null && (feed.complete || plain) ? feed.rows : undefined;
  return (
    <div className="w-full px-4 pt-4 sm:px-6">
      {rows === undefined ? <Spinner label="Loading your deals…" /> : null}
      {rows?.length === 0 ? <NoDeals /> : null}
      {rows !== undefined && rows.length > 0 ? <WorkbenchScreen rows={rows} complete={feed?.complete === true} search={search} /> : null}
    </div>
  );
}
