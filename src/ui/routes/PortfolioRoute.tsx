import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// By itself, so that the start page need not name everything the screen is made of.
const PortfolioScreen = lazy(async () => ({ default: (await import('../features/portfolio/PortfolioScreen.tsx')).PortfolioScreen }));

/** `/portfolio`: what is owned. */
export function PortfolioRoute() {
  return (
    <div className={`${pageFrame} pb-10`}>
      <Suspense fallback={<Spinner label="Opening your portfolio…" />}>
        <PortfolioScreen />
      </Suspense>
    </div>
  );
}
