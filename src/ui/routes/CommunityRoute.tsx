import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// By itself, so that the list of every screen's files, which the first screen carries, does not name those of this one.
const CommunityScreen = lazy(async () => ({ default: (await import('../features/community/CommunityScreen.tsx')).CommunityScreen }));

/** `/community`: deals that people share, and what they say of them. */
export function CommunityRoute() {
  return (
    <div className={pageFrame}>
      <PageTitle title="Community" />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <Suspense fallback={<Spinner label="Opening the community…" />}>
          <CommunityScreen />
        </Suspense>
      </div>
    </div>
  );
}
