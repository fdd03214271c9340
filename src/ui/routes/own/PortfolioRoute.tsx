import { lazy, Suspense } from 'react';
import { Spinner } from '../../components/notice/Spinner.tsx';

// By itself, so that the start page need not name everything the screen is made of.
const PortfolioScreen = lazy(async () => ({ default: (await import('../../features/portfolio/PortfolioScreen.tsx')).PortfolioScreen }));

/** `/portfolio`: what is owned. */
export function PortfolioRoute() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-5 pb-10 sm:px-6 lg:px-8 lg:pt-7">
      <Suspense fallback={<Spinner label="Opening your portfolio…" />}>
        <PortfolioScreen />
      </Suspense>
    </div>
  );
}
