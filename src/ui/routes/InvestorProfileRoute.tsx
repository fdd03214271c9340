import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// By itself, so that the start page need not name everything the screen is made of.
const ProfileScreen = lazy(async () => ({ default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen }));

/** `/investor-profile`: what the person asks of a deal, and what every deal starts from. */
export function InvestorProfileRoute() {
  return (
    <div className={pageFrame}>
      <Suspense fallback={<Spinner label="Opening your profile…" />}>
        <ProfileScreen />
      </Suspense>
    </div>
  );
}
