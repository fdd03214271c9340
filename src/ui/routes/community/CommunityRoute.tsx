import { lazy, Suspense } from 'react';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';

// By itself, so that the list of every screen's files, which the first screen carries, does not name those of this one.
const CommunityScreen = lazy(async () => ({ default: (await import('../../features/community/CommunityScreen.tsx')).CommunityScreen }));

/** `/community`: deals that people share, and what they say of them. */
export function CommunityRoute() {
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PageTitle title="Community" />
      <Suspense fallback={<Spinner label="Opening the community…" />}>
        <CommunityScreen />
      </Suspense>
    </div>
  );
}
