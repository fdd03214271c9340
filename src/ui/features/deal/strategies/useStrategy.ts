import { useCallback, useMemo } from 'react';
import type { AssumptionOverrides } from '../../../../core/deal/assumptions.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { ok } from '../../../../core/kernel/result.ts';
import type { StrategyQuestion, StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import type { DealDraft } from '../live/dealDraft.ts';
import { useAnswer, type Asked } from '../live/useAnswer.ts';
import { useDrafts } from '../live/useDrafts.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/** Own values by input; null gives one back to the deal or the default. */
type Values = Readonly<Record<string, unknown>>;

const none: Values = {};

interface LiveStrategy {
  /** The person's own values as they are on screen. */
  readonly yours: Values;
  readonly change: (key: string, value: unknown) => void;
  readonly asked: Asked<StrategyAnswer>;
}

/** A strategy of a deal, recalculated while its inputs are typed. The inputs of buy-to-let are the deal's own assumptions. */
export function useStrategy(live: LiveDeal, deal: Deal, strategy: StrategyId): LiveStrategy {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const { stored, assume } = live;
  const send = useCallback(
    async (changes: Values) => {
      if (strategy === 'buy-to-let') return ok(null);
      const result = await workspace.mutate({
        type: 'deal/strategy-inputs',
        id: deal.id,
        strategy,
        changes,
        stamp: { mid: newId(), at: now() },
      });
      if (result.ok) stored(result.value);
      return result;
    },
    [workspace, deal.id, strategy, newId, now, stored],
  );
  const { draft, type } = useDrafts({ name: `strategy-inputs.${strategy}.${deal.id}`, empty: none }, send);
  const yours = useMemo(
    () => ownValues(strategy, deal, strategy === 'buy-to-let' ? live.drafts.draft : draft),
    [strategy, deal, draft, live.drafts.draft],
  );
  const { job } = live;
  const question = useMemo((): [StrategyQuestion] | null => (job === null ? null : [{ job, strategy, yours }]), [job, strategy, yours]);
  const asked = useAnswer({ name: 'evaluateStrategy', args: question, lane: 'deal-strategy' });
  const change = (key: string, value: unknown): void => {
    // The catalogue's row has checked the value; the compiler cannot follow its type from the key.
    if (strategy === 'buy-to-let') assume({ [key]: value });
    else type({ [key]: value });
  };
  return { yours, change, asked };
}

/** The person's own values of a strategy with a draft over them. */
export function ownValues(strategy: StrategyId, deal: Deal, draft: Values | DealDraft = none): Values {
  const stored: AssumptionOverrides | Values = strategy === 'buy-to-let' ? deal.overrides : { ...deal.strategyInputs?.[strategy] };
  return Object.fromEntries(Object.entries({ ...stored, ...draft }).filter(([, value]) => value !== null && value !== undefined));
}
