import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/PageTitle.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { LandingHeader } from '../features/landing/page/LandingHeader.tsx';
import { TapeFacts } from '../features/landing/page/TapeFacts.tsx';

// Below the fold, so not in the way of the first screen.
const LandingSections = lazy(async () => ({ default: (await import('../features/landing/page/LandingSections.tsx')).LandingSections }));
const LandingFooter = lazy(async () => ({ default: (await import('../features/landing/page/LandingFooter.tsx')).LandingFooter }));

/** `/` */
export function LandingRoute() {
  return (
    <>
      <PageTitle title={null} />
      <LandingHeader />
      <main>
        <Hero />
        <TapeFacts />
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LandingSections />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <LandingFooter />
      </Suspense>
    </>
  );
}
