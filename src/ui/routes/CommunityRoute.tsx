import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the first screen's file list does not include this screen's files.
const CommunityScreen = lazy(async () => ({ default: (await import('../features/community/CommunityScreen.tsx')).CommunityScreen }));

/** `/community`: shared deals and their comments. */
export function CommunityRoute() {
  return (
    <div className={pageFrame}>
      <PageTitle title="Community" />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <Suspense fallback={<Spinner label="Loading the community…" />}>
          <CommunityScreen />
        </Suspense>
      </div>
    </div>
  );
}
