import { lazy, Suspense } from 'react';
import { useRereadings } from '../../../data/device/rereadings.ts';
import { useNews } from '../../../data/device/listingWatch.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { ReceivedPages } from '../capture/ReceivedPages.tsx';

// Loaded on demand, because it is shown only after some updates.
const RereadNotice = lazy(async () => ({ default: (await import('../capture/RereadNotice.tsx')).RereadNotice }));
const NewsNotice = lazy(async () => ({ default: (await import('./NewsNotice.tsx')).NewsNotice }));

/**
 * Items that arrived in the background: shared pages, changes in watched listings, and deals whose listings a newer parser reads
 * differently.
 */
export function IncomingListings() {
  const { view, userId } = usePerson();
  const news = useNews(userId);
  const rereadings = useRereadings(view);
  return (
    <>
      <ReceivedPages />
      <Suspense fallback={null}>{news.length > 0 ? <NewsNotice news={news} /> : null}</Suspense>
      <Suspense fallback={null}>{rereadings.length > 0 ? <RereadNotice rereadings={rereadings} /> : null}</Suspense>
    </>
  );
}
