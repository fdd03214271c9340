import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useMemo, useState } from 'react';
import { useDealFeed } from '../../data/view/rows/useDealFeed.ts';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageColumn } from '../components/pageFrame.ts';
import { parseDealsSearch } from '../features/deals/dealsSearch.ts';
import { DealsHead } from '../features/deals/DealsHead.tsx';
import { DealList } from '../features/deals/list/DealList.tsx';
import { WorkspaceContext } from '../hooks/workspace.ts';
import { useReplay } from '../preboot/useReplay.ts';

// Which form the box above the deals takes depends on whether there are any: it comes with them, so that nothing moves.
const DealsTop = lazy(async () => ({ default: (await import('../features/deals/add/DealsTop.tsx')).DealsTop }));
const FirstSteps = lazy(async () => ({ default: (await import('../features/onboarding/FirstSteps.tsx')).FirstSteps }));
const DealsStrip = lazy(async () => ({ default: (await import('../features/frame/navigation/DealsStrip.tsx')).DealsStrip }));
const OtherView = lazy(async () => ({ default: (await import('../features/deals/OtherView.tsx')).OtherView }));

const reading = <Spinner label="Loading your deals…" />;

/** `/deals`: the person's deals, best score first, and the way to add one; its bin and its comparison. */
export function DealsRoute() {
  const feed = useDealFeed();
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseDealsSearch(raw), [raw]);
  const [pageOpen, setPageOpen] = useState(false);
  // The frame shows it before there is a workspace only where it was prerendered: for somebody who was never here. It stays so until the rows are read.
  const [isFirstVisit] = useState(useContext(WorkspaceContext) === null);
  useReplay(null);
  if (search.compare !== undefined || search.view === 'bin') {
    return (
      <div className={pageColumn}>
        <Suspense fallback={reading}>
          <OtherView feed={feed} search={search} />
        </Suspense>
      </div>
    );
  }
  const hasDeals = feed !== null && feed.rows.length > 0;
  return (
    <div className={pageColumn}>
      <DealsHead />
      {feed === null && !isFirstVisit ? (
        reading
      ) : (
        <Suspense fallback={reading}>
          <Suspense fallback={<div className="min-h-11" />}>{hasDeals ? <DealsStrip /> : null}</Suspense>
          <DealsTop pageOpen={pageOpen} onPageOpen={setPageOpen} compact={hasDeals} />
          {feed !== null && hasDeals ? <DealList feed={feed} search={search} /> : null}
          <Suspense fallback={null}>
            {(isFirstVisit || feed?.complete === true) && !hasDeals ? (
              <FirstSteps binned={feed?.binned.length ?? 0} onWantPage={() => setPageOpen(true)} />
            ) : null}
          </Suspense>
        </Suspense>
      )}
    </div>
  );
}
