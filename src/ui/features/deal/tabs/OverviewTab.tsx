import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { isSampleId } from '../../../../core/deal/samples/sampleIds.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { DealSource, PartialNote } from '../DealSource.tsx';
import { LiveBar } from '../figure/LiveBar.tsx';
import { VerdictPanel } from '../figure/VerdictPanel.tsx';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { chartOf } from '../report/reportParts.ts';
import { AllFigures } from './AllFigures.tsx';
import { KeyInputs } from './KeyInputs.tsx';
import { WhatWouldMeetTargets } from './WhatWouldMeetTargets.tsx';
import { ScoreBreakdown } from './ScoreBreakdown.tsx';
import { RuleChecks } from './RuleChecks.tsx';
import { WarningList } from './WarningList.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const ListingHistory = lazy(async () => ({ default: (await import('../history/ListingHistory.tsx')).ListingHistory }));

const NextStep = lazy(async () => ({ default: (await import('../../../parts/onboarding/dealBanners.ts')).NextStep }));

interface OverviewTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
  readonly outcome: Outcome;
}

/** The verdict, then what would make the deal work and the key assumptions, then the score, rules and history. */
export function OverviewTab({ live, deal, outcome }: OverviewTabProps) {
  const { report } = outcome;
  const verdict = useRef<HTMLDivElement>(null);
  // Deferred, so that figures render before the chart is drawn.
  const chart = useDeferredValue(chartOf(report, 'equity-and-loan'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div ref={verdict} aria-busy={!live.current}>
        <VerdictPanel outcome={outcome} />
      </div>
      <LiveBar outcome={outcome} verdict={verdict} />
      <Suspense fallback={null}>{isSampleId(deal.id) ? null : <NextStep deal={deal} strategy={live.strategy.id} />}</Suspense>
      <PartialNote deal={deal} />
      <div className={columns}>
        <WhatWouldMeetTargets live={live} outcome={outcome} />
        <KeyInputs live={live} />
      </div>
      <div className={columns}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ScoreBreakdown live={live} outcome={outcome} />
          <RuleChecks report={report} />
          <Suspense fallback={null}>
            <ListingHistory deal={deal} />
          </Suspense>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <WarningList report={report} />
          {chart === null ? null : <ChartFigure chart={chart} />}
          <AllFigures outcome={outcome} />
        </div>
      </div>
      <DealSource deal={deal} report={report} />
    </div>
  );
}

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-start';
