import { Hero } from '../features/landing/Hero.tsx';
import { LandingFooter } from '../features/landing/LandingFooter.tsx';
import { LandingHeader } from '../features/landing/LandingHeader.tsx';
import { LandingSections } from '../features/landing/LandingSections.tsx';
import { TapeFacts } from '../features/landing/TapeFacts.tsx';

/** `/` */
export function LandingRoute() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <TapeFacts />
        <LandingSections />
      </main>
      <LandingFooter />
    </>
  );
}
