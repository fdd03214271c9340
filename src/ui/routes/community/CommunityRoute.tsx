import { PageTitle } from '../../components/PageTitle.tsx';
import { CommunityScreen } from '../../features/community/CommunityScreen.tsx';

/** `/community`: deals that people share, and what they say of them. */
export function CommunityRoute() {
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PageTitle title="Community" />
      <CommunityScreen />
    </div>
  );
}
