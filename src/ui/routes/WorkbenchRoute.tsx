import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDealRows } from '../../data/view/feed/useDealFeed.ts';
import { Spinner } from '../components/notice/Spinner.tsx';
import { NoDeals } from '../features/workbench/NoDeals.tsx';
import { WorkbenchScreen } from '../features/workbench/WorkbenchScreen.tsx';
import { parseWorkbenchSearch } from '../features/workbench/workbenchSearch.ts';
import { useWorkspace } from '../hooks/services.ts';

/** `/deals-v2`: the workbench for many deals. */
export function WorkbenchRoute() {
  const { view } = useWorkspace();
  const rows = useDealRows(view);
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseWorkbenchSearch(raw), [raw]);
  return (
    <div className="w-full px-4 pt-4 sm:px-6">
      {rows === undefined ? <Spinner label="Loading your deals…" /> : null}
      {rows?.length === 0 ? <NoDeals /> : null}
      {rows !== undefined && rows.length > 0 ? <WorkbenchScreen rows={rows} search={search} /> : null}
    </div>
  );
}
