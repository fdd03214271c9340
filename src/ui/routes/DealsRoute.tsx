import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useDealFeed } from '../../data/view/rows/useDealFeed.ts';
import { Spinner } from '../components/notice/Spinner.tsx';
import { parseDealsSearch } from '../features/deals/dealsSearch.ts';
import { DealsHead, dealsFrame } from '../features/deals/DealsHead.tsx';
import { DealList } from '../features/deals/list/DealList.tsx';

// Read beside the deals. Which form the box above them takes depends on whether there are any: it comes with them, so that nothing moves.
const top = import('../features/deals/add/DealsTop.tsx');
const DealsTop = lazy(async () => ({ default: (await top).DealsTop }));
const FirstSteps = lazy(async () => ({ default: (await import('../features/onboarding/FirstSteps.tsx')).FirstSteps }));
const OtherView = lazy(async () => ({ default: (await import('../features/deals/OtherView.tsx')).OtherView }));

const reading = <Spinner label="Loading your deals…" />;

/** `/deals`: the person's deals, best score first, and the way to add one; its bin and its comparison. */
export function DealsRoute() {
  const feed = useDealFeed();
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseDealsSearch(raw), [raw]);
  const [pageOpen, setPageOpen] = useState(false);
  if (search.compare !== undefined || search.view === 'bin') {
    return (
      <div className={dealsFrame}>
        <Suspense fallback={reading}>
          <OtherView feed={feed} search={search} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={dealsFrame}>
      <DealsHead />
      {feed === null ? (
        reading
      ) : (
        <Suspense fallback={reading}>
          <DealsTop pageOpen={pageOpen} onPageOpen={setPageOpen} compact={feed.rows.length > 0} />
          {feed.rows.length > 0 ? <DealList feed={feed} search={search} /> : null}
          {feed.complete && feed.rows.length === 0 ? <FirstSteps binned={feed.binned.length} onWantPage={() => setPageOpen(true)} /> : null}
        </Suspense>
      )}
    </div>
  );
}
