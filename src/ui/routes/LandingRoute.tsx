import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/PageTitle.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { LandingHeader } from '../features/landing/page/LandingHeader.tsx';

// Below the fold, so not in the way of the first screen.
const below = () => import('../features/landing/page/landingBelow.ts');
const LandingSections = lazy(async () => ({ default: (await below()).LandingSections }));
const LandingFooter = lazy(async () => ({ default: (await below()).LandingFooter }));

/** `/` */
export function LandingRoute() {
  return (
    <>
      <PageTitle title={null} />
      <LandingHeader />
      <main>
        <Hero />
        <Suspense fallback={<TapeBand />}>
          <LandingSections />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <LandingFooter />
      </Suspense>
    </>
  );
}

/** The tape before its figures are there, about as high, so that nothing jumps. */
function TapeBand() {
  return <div className="min-h-50 border-y border-tape-edge bg-tape lg:min-h-36" />;
}
