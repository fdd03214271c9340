import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Tabs } from '../../../components/panel/Tabs.tsx';
import { ResultBar } from '../figure/ResultLine.tsx';
import { dealTabs, parsePlace, type RequestedPlace, type DealSection, type DealTab } from '../../../parts/address/dealTabs.ts';
import { DealChanges } from '../../../parts/activity/DealChanges.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const NumbersTab = lazy(async () => ({ default: (await import('../numbers/NumbersTab.tsx')).NumbersTab }));
const AreaTab = lazy(async () => ({ default: (await import('../area/AreaTab.tsx')).AreaTab }));
const RiskAndStrategies = lazy(async () => ({ default: (await import('../risk/RiskAndStrategies.tsx')).RiskAndStrategies }));
const NotesTab = lazy(async () => ({ default: (await import('./NotesTab.tsx')).NotesTab }));

interface DealTabsProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
}

/** The tabs of the analysis. All but the first load on demand and show the result in a bar instead of the verdict. */
export function DealTabs({ live, deal, outcome }: DealTabsProps) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const place = parsePlace(hash);
  const open = (key: DealTab | DealSection) =>
    void navigate({
      to: '/deals/$dealId',
      params: { dealId: deal.id },
      search: true,
      hash: key,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return (
    <Tabs label="Parts of the analysis" tabs={dealTabs} active={place.tab} onChange={open}>
      {place.tab === 'overview' ? null : <ResultBar outcome={outcome} />}
      <DealChanges deal={deal}>
        <Suspense fallback={<Spinner label="Opening…" />}>
          <Part place={place} onAsk={open} live={live} deal={deal} outcome={outcome} />
        </Suspense>
      </DealChanges>
    </Tabs>
  );
}

interface PartProps extends DealTabsProps {
  readonly place: RequestedPlace;
  readonly onAsk: (section: DealSection) => void;
}

function Part({ place: { tab, section }, onAsk, live, deal, outcome }: PartProps) {
  switch (tab) {
    case 'numbers':
      return <NumbersTab live={live} deal={deal} outcome={outcome} asked={section} onAsk={onAsk} />;
    case 'area':
      return <AreaTab deal={deal} outcome={outcome} />;
    case 'risk':
      return <RiskAndStrategies live={live} deal={deal} outcome={outcome} asked={section} onAsk={onAsk} />;
    case 'notes':
      return <NotesTab live={live} deal={deal} />;
    default:
      return <OverviewTab live={live} deal={deal} outcome={outcome} />;
  }
}
