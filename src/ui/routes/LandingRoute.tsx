import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/PageTitle.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { LandingHeader } from '../features/landing/page/LandingHeader.tsx';
import { useReplay } from '../preboot/useReplay.ts';

// Below the fold, so loaded after the first screen. The prerendered HTML stays until React hydrates it.
const below = async () => (await import('../features/landing/page/lazyLandingSections.ts')).lazyLandingSections();
const part = (name: 'LandingSections' | 'LandingFooter') => lazy(async () => ({ default: (await below())[name] }));
const LandingSections = part('LandingSections');
const LandingFooter = part('LandingFooter');

/** `/`: the landing page. */
export function LandingRoute() {
  useReplay(null);
  return (
    <>
      <PageTitle title={null} />
      <LandingHeader />
      <main>
        <Hero />
        <div data-part="sections">
          <Suspense fallback={<div className="min-h-screen" />}>
            <LandingSections />
          </Suspense>
        </div>
      </main>
      <Suspense fallback={null}>
        <LandingFooter />
      </Suspense>
    </>
  );
}
