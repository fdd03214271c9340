import { lazy, Suspense } from 'react';
import { PageTitle } from '../components/PageTitle.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { Kept } from '../features/landing/page/Kept.tsx';
import { LandingHeader } from '../features/landing/page/LandingHeader.tsx';
import { whenCalm } from '../features/landing/page/whenCalm.ts';

// Below the fold, so not in the way of the first screen: until its code is here, the markup that was prerendered stands in its place.
const below = async () => {
  await whenCalm();
  return (await import('../features/landing/laterParts.ts')).landingBelow();
};
const part = (name: 'LandingSections' | 'LandingFooter') => lazy(async () => ({ default: (await below())[name] }));
const LandingSections = part('LandingSections');
const LandingFooter = part('LandingFooter');

/** `/` */
export function LandingRoute() {
  return (
    <>
      <PageTitle title={null} />
      <LandingHeader />
      <main>
        <Hero />
        <div data-part="sections">
          <Suspense fallback={<Kept part="sections" className="min-h-screen" />}>
            <LandingSections />
          </Suspense>
        </div>
      </main>
      <div data-part="footer">
        <Suspense fallback={<Kept part="footer" />}>
          <LandingFooter />
        </Suspense>
      </div>
    </>
  );
}
