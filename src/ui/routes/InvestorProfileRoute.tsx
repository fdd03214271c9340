import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the start page's file list does not include this screen's files.
const ProfileScreen = lazy(async () => ({ default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen }));

/** `/investor-profile`: the user's targets and default assumptions. */
export function InvestorProfileRoute() {
  return (
    <div className={pageFrame}>
      <Suspense fallback={<Spinner label="Loading your profile…" />}>
        <ProfileScreen />
      </Suspense>
    </div>
  );
}
