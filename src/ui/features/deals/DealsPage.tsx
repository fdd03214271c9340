import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useMemo, useState } from 'react';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { pageColumn, pageFrame } from '../../components/pageFrame.ts';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { useReplay } from '../../preboot/useReplay.ts';
import { DealsHead } from './DealsHead.tsx';
import { DealsScreen } from './DealsScreen.tsx';
import { parseDealsSearch, showOf, type DealsPath } from '../../parts/address/dealsSearch.ts';

// Loaded with the deals, because its layout depends on whether there are any deals. Loading it earlier would cause a layout shift.
const DealsTop = lazy(async () => ({ default: (await import('../../parts/addDeal/DealsTop.tsx')).DealsTop }));
const FirstSteps = lazy(async () => ({ default: (await import('../../parts/onboarding/FirstSteps.tsx')).FirstSteps }));
const OtherView = lazy(async () => ({ default: (await import('./DealsSubview.tsx')).DealsSubview }));

const loading = <Spinner label="Loading your deals…" />;

/** The user's deals in any view, with the add-deal box, the bin and the comparison. */
export function DealsPage({ at }: { readonly at: DealsPath }) {
  const feed = useDealFeed();
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseDealsSearch(raw, at), [raw, at]);
  const [pageOpen, setPageOpen] = useState(false);
  // Without a workspace the page was prerendered for a first visit. It stays in that state until the rows are read.
  const [isFirstVisit] = useState(useContext(WorkspaceContext) === null);
  useReplay(null);
  if (search.compare !== undefined || (search.view === 'bin' && at === '/deals')) {
    return (
      <div className={pageColumn}>
        <Suspense fallback={loading}>
          <OtherView feed={feed} search={search} />
        </Suspense>
      </div>
    );
  }
  const hasDeals = feed !== null && feed.rows.length > 0;
  const show = showOf(search, at);
  const adds = show === 'list' || (at === '/deals' && feed !== null && !hasDeals);
  return (
    <div className={hasDeals && show === 'table' ? tableFrame : pageColumn}>
      <DealsHead />
      {feed === null && !isFirstVisit ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          {adds ? <DealsTop pageOpen={pageOpen} onPageOpen={setPageOpen} compact={hasDeals} /> : null}
          {feed !== null && hasDeals ? <DealsScreen feed={feed} search={search} at={at} /> : null}
          <Suspense fallback={null}>
            {(isFirstVisit || feed?.complete === true) && !hasDeals ? (
              at === '/deals' ? (
                <FirstSteps binned={feed?.binned.length ?? 0} onWantPage={() => setPageOpen(true)} />
              ) : (
                <OtherView feed={feed} search={search} />
              )
            ) : null}
          </Suspense>
        </Suspense>
      )}
    </div>
  );
}

/** The table uses the full window width and the remaining height. */
const tableFrame = `${pageFrame} !max-w-none flex flex-col gap-3 md:h-[calc(100dvh-1rem)] md:min-h-[44rem]`;
