import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Tabs } from '../../../components/panel/Tabs.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { dealTabs, parseDealTab, type DealTab } from './dealTabs.ts';
import { OverviewTab } from './OverviewTab.tsx';

interface DealTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
}

/** The parts of the analysis; each but the first is loaded when it is opened. */
export function DealTabs({ live, deal, outcome }: DealTabProps) {
  const navigate = useNavigate();
  const tab = useLocation({ select: ({ hash }) => parseDealTab(hash) });
  const open = (key: DealTab) =>
    void navigate({
      to: '/deals/$dealId',
      params: { dealId: deal.id },
      search: true,
      hash: key,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const Part = parts[tab];
  return (
    <Tabs label="Parts of the analysis" tabs={dealTabs} active={tab} onChange={open}>
      <Suspense fallback={<Spinner label="Opening…" />}>
        <Part live={live} deal={deal} outcome={outcome} />
      </Suspense>
    </Tabs>
  );
}

const later = (load: () => Promise<ComponentType<DealTabProps>>) => lazy(async () => ({ default: await load() }));

const parts: Readonly<Record<DealTab, ComponentType<DealTabProps>>> = {
  overview: OverviewTab,
  'cash-flow': later(() => import('./CashFlowTab.tsx').then(({ CashFlowTab }) => CashFlowTab)),
  purchase: later(() => import('./PurchaseTab.tsx').then(({ PurchaseTab }) => PurchaseTab)),
  finance: later(() => import('./FinanceTab.tsx').then(({ FinanceTab }) => FinanceTab)),
  tax: later(() => import('../tax/TaxTab.tsx').then(({ TaxTab }) => TaxTab)),
  area: later(() => import('../area/AreaTab.tsx').then(({ AreaTab }) => AreaTab)),
  risk: later(() => import('../risk/RiskTab.tsx').then(({ RiskTab }) => RiskTab)),
  strategies: later(() => import('../strategies/StrategiesTab.tsx').then(({ StrategiesTab }) => StrategiesTab)),
  assumptions: later(() => import('./AllAssumptions.tsx').then(({ AllAssumptions }) => AllAssumptions)),
  notes: later(() => import('../notes/NotesTab.tsx').then(({ NotesTab }) => NotesTab)),
};
