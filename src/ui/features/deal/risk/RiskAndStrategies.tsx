import { lazy, Suspense } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { StrategiesTab } from '../strategies/StrategiesTab.tsx';
import { dealSections, type RiskSection } from '../../../parts/address/dealTabs.ts';
import { Sections } from '../tabs/Sections.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const RiskTab = lazy(async () => ({ default: (await import('./RiskTab.tsx')).RiskTab }));
const StrategyRisk = lazy(async () => ({ default: (await import('../../../parts/risk/strategyParts.ts')).StrategyRisk }));

interface RiskAndStrategiesProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
  readonly asked: string | null;
  readonly onAsk: (section: RiskSection) => void;
}

/** The risk analysis and the alternative strategies. */
export function RiskAndStrategies({ live, deal, outcome, asked, onAsk }: RiskAndStrategiesProps) {
  const content = {
    chances: outcome.form === 'letting' ? <RiskTab live={live} outcome={outcome} /> : <StrategyRisk live={live} outcome={outcome} />,
    strategies: <StrategiesTab live={live} deal={deal} />,
  };
  return (
    <Sections
      label="Risk and strategies sections"
      asked={asked}
      onAsk={onAsk}
      sections={dealSections.risk.map((section) => ({
        ...section,
        content: <Suspense fallback={<Spinner label="Opening…" />}>{content[section.key]}</Suspense>,
      }))}
    />
  );
}
