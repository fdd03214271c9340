import { useMemo } from 'react';
import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { StrategyQuestion, StrategyAnswer } from '../../../core/pipeline/jobs.ts';
import { useAnswer, type LatestAnswer } from '../liveDeal/useAnswer.ts';
import type { InputChanges } from '../liveDeal/drafts/dealDraft.ts';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

/** A deal's strategy result, recalculated while typing. */
export function useStrategy(live: LiveDeal): LatestAnswer<StrategyAnswer> {
  const { job, strategy } = live;
  const question = useMemo(
    (): [StrategyQuestion] | null => (job === null ? null : [{ job, strategy: strategy.id, yours: ownValues(strategy.id, job.deal) }]),
    [job, strategy.id],
  );
  return useAnswer({ name: 'evaluateStrategy', args: question, lane: 'deal-strategy' });
}

/** The user's own values of a strategy. */
export const ownValues = (strategy: StrategyId, deal: Deal): InputChanges => ({ ...ownInputs(deal, strategy) });
