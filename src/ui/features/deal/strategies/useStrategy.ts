import { useMemo } from 'react';
import type { AssumptionOverrides } from '../../../../core/deal/assumptions.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { StrategyQuestion, StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import { useAnswer, type Asked } from '../live/useAnswer.ts';
import { typedOver, type StrategyValues } from '../live/useLiveStrategy.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

interface ShownStrategy {
  /** The person's own values as they are on screen. */
  readonly yours: StrategyValues;
  readonly change: (key: string, value: unknown) => void;
  readonly asked: Asked<StrategyAnswer>;
}

/** The strategy of a deal, recalculated while its inputs are typed. */
export function useStrategy(live: LiveDeal): ShownStrategy {
  const { job, strategy } = live;
  const { yours, change } = useOwnValues(live);
  const question = useMemo(
    (): [StrategyQuestion] | null => (job === null ? null : [{ job, strategy: strategy.id, yours }]),
    [job, strategy.id, yours],
  );
  return { yours, change, asked: useAnswer({ name: 'evaluateStrategy', args: question, lane: 'deal-strategy' }) };
}

/** The person's own values for the deal's strategy, and how to change one. The inputs of buy-to-let are the deal's own assumptions. */
export function useOwnValues({ job, strategy, assume }: LiveDeal): Pick<ShownStrategy, 'yours' | 'change'> {
  const { id, type } = strategy;
  const yours = useMemo(() => (job === null ? {} : ownValues(id, job.deal)), [job, id]);
  const change = (key: string, value: unknown): void => {
    // The catalogue's row has checked the value; the compiler cannot follow its type from the key.
    if (id === 'buy-to-let') assume({ [key]: value });
    else type({ [key]: value });
  };
  return { yours, change };
}

/** The person's own values of a strategy. */
export function ownValues(strategy: StrategyId, deal: Deal): StrategyValues {
  const stored: AssumptionOverrides | StrategyValues = strategy === 'buy-to-let' ? deal.overrides : { ...deal.strategyInputs?.[strategy] };
  return typedOver({ ...stored }, {});
}
