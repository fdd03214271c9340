import { AddDeal } from '../../ui/features/deals/add/AddDeal.tsx';
import { DealsHead, dealsFrame } from '../../ui/features/deals/DealsHead.tsx';
import { FrameLayout } from '../../ui/features/frame/FrameLayout.tsx';
import { BottomBar } from '../../ui/features/frame/navigation/BottomBar.tsx';
import { Foot } from '../../ui/features/frame/navigation/Foot.tsx';
import { SideNavigation } from '../../ui/features/frame/navigation/SideNavigation.tsx';
import { TopBar } from '../../ui/features/frame/navigation/TopBar.tsx';
import { useAnalyse } from '../../ui/features/landing/useAnalyse.ts';
import { ChooseStart } from '../../ui/features/onboarding/ChooseStart.tsx';
import { NoDealsYet } from '../../ui/features/onboarding/NoDealsYet.tsx';
import { WorkspaceContext } from '../../ui/hooks/workspace.ts';
import { nobody } from './nobody.ts';

const nothing = (): void => undefined;

/**
 * `/deals` as somebody finds it who has never been here, made of the parts the live screen is made of. Both navigations stand in it, since
 * the width of the window is not known yet.
 */
export const FirstVisitDeals = () => (
  <WorkspaceContext value={nobody}>
    <FrameLayout
      before={
        <>
          <SideNavigation onSearch={nothing} foot={<Foot state={{ kind: 'anonymous' }} badge={null} />} />
          <TopBar badge={null} onSearch={nothing} />
        </>
      }
      after={<BottomBar onMore={nothing} />}
    >
      <div className={dealsFrame}>
        <DealsHead />
        <AddFirst />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <ChooseStart />
          <NoDealsYet country="GB" binned={0} leads={false} onType={nothing} onWantPage={nothing} />
        </div>
      </div>
    </FrameLayout>
  </WorkspaceContext>
);

const AddFirst = () => <AddDeal analyse={useAnalyse()} pageOpen={false} onPageOpen={nothing} compact={false} />;
