import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { LettingOutcome, OtherOutcome, Outcome } from '../../../../core/pipeline/outcome.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Tabs } from '../../../components/panel/Tabs.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { parseDealTab, tabsOf, type DealTab } from './dealTabs.ts';
import { OverviewTab } from './OverviewTab.tsx';

interface DealTabProps<Shown extends Outcome> {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Shown;
}

/** The parts of the analysis; each but the first is loaded when it is opened. */
export function DealTabs({ live, deal, outcome }: DealTabProps<Outcome>) {
  const navigate = useNavigate();
  const tabs = tabsOf(outcome);
  const tab = useLocation({ select: ({ hash }) => parseDealTab(hash, tabs) });
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
  return (
    <Tabs label="Parts of the analysis" tabs={tabs} active={tab} onChange={open}>
      <Suspense fallback={<Spinner label="Opening…" />}>
        {outcome.form === 'letting' ? (
          <LettingPart tab={tab} live={live} deal={deal} outcome={outcome} />
        ) : (
          <StrategyPart tab={tab} live={live} deal={deal} outcome={outcome} />
        )}
      </Suspense>
    </Tabs>
  );
}

function LettingPart({ tab, ...shown }: DealTabProps<LettingOutcome> & { readonly tab: DealTab }) {
  const Part = lettingParts[tab];
  return <Part {...shown} />;
}

function StrategyPart({ tab, ...shown }: DealTabProps<OtherOutcome> & { readonly tab: DealTab }) {
  const Part = strategyParts[tab] ?? OverviewTab;
  return <Part {...shown} />;
}

type Part<Shown extends Outcome> = (props: DealTabProps<Shown>) => ReactNode;

function later<Shown extends Outcome>(load: () => Promise<ComponentType<DealTabProps<Shown>>>): Part<Shown> {
  return lazy(async () => ({ default: await load() }));
}

/** Those that every strategy has. */
const sharedParts = {
  overview: OverviewTab,
  area: later<Outcome>(() => import('../area/AreaTab.tsx').then(({ AreaTab }) => AreaTab)),
  strategies: later<Outcome>(() => import('../strategies/StrategiesTab.tsx').then(({ StrategiesTab }) => StrategiesTab)),
  assumptions: later<Outcome>(() => import('./AllInputs.tsx').then(({ AllInputs }) => AllInputs)),
  notes: later<Outcome>(() => import('../notes/NotesTab.tsx').then(({ NotesTab }) => NotesTab)),
};

const lettingParts: Readonly<Record<DealTab, Part<LettingOutcome>>> = {
  ...sharedParts,
  'cash-flow': later(() => import('./CashFlowTab.tsx').then(({ CashFlowTab }) => CashFlowTab)),
  purchase: later(() => import('./PurchaseTab.tsx').then(({ PurchaseTab }) => PurchaseTab)),
  finance: later(() => import('./FinanceTab.tsx').then(({ FinanceTab }) => FinanceTab)),
  tax: later(() => import('../tax/TaxTab.tsx').then(({ TaxTab }) => TaxTab)),
  risk: later(() => import('../risk/RiskTab.tsx').then(({ RiskTab }) => RiskTab)),
};

const strategyParts: { readonly [Tab in DealTab]?: Part<OtherOutcome> } = {
  ...sharedParts,
  'cash-flow': later(() => import('../strategies/parts/strategyParts.ts').then(({ StrategyCashFlow }) => StrategyCashFlow)),
  purchase: later(() => import('../strategies/parts/strategyParts.ts').then(({ StrategyPurchase }) => StrategyPurchase)),
  risk: later(() => import('../strategies/parts/strategyParts.ts').then(({ StrategyRisk }) => StrategyRisk)),
};
