import { lazy, Suspense, useDeferredValue } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { AllFigures } from './AllFigures.tsx';
import { ChartFigure } from '../report/ChartFigure.tsx';
import { chartOf } from '../report/reportParts.ts';
import { MovesMost } from './overview/MovesMost.tsx';
import { RuleChecks } from './RuleChecks.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { WarningList } from './WarningList.tsx';
import { WhatWouldWork } from './overview/WhatWouldWork.tsx';
import { WhyScore } from './overview/WhyScore.tsx';

const ListingHistory = lazy(async () => ({ default: (await import('../history/ListingHistory.tsx')).ListingHistory }));

interface OverviewTabProps {
  readonly live: LiveDeal;
  readonly outcome: Outcome;
}

/** What moves the result, why it is what it is, and what would change it. */
export function OverviewTab({ live, outcome }: OverviewTabProps) {
  const { report } = outcome;
  // Figures first: the lines of the chart are drawn right after them.
  const chart = useDeferredValue(chartOf(report, 'equity-and-loan'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <MovesMost live={live} />
        <WarningList report={report} />
        {chart === null ? null : <ChartFigure chart={chart} />}
        <AllFigures outcome={outcome} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WhyScore live={live} outcome={outcome} />
        <WhatWouldWork live={live} outcome={outcome} />
        <RuleChecks report={report} />
        <Suspense fallback={null}>{live.deal ? <ListingHistory deal={live.deal} /> : null}</Suspense>
      </div>
    </div>
  );
}
