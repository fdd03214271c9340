import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the start page's file list does not include this screen's files.
const PortfolioScreen = lazy(async () => ({ default: (await import('../features/portfolio/PortfolioScreen.tsx')).PortfolioScreen }));

/** `/portfolio`: the properties the user owns. */
export function PortfolioRoute() {
  return (
    <div className={`${pageFrame} pb-10`}>
      <Suspense fallback={<Spinner label="Loading your portfolio…" />}>
        <PortfolioScreen />
      </Suspense>
    </div>
  );
}
