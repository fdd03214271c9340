import { useCallback } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import { strategyOf } from '../../../core/deal/strategies/strategyOf.ts';
import { ok } from '../../../core/kernel/result.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useDrafts } from './drafts/useDrafts.ts';

interface StrategyChoice {
  /** The deal's strategy on screen. */
  readonly strategy: StrategyId;
  readonly choose: (strategy: StrategyId) => void;
}

interface ShownDeal {
  readonly dealId: string;
  /** Null while loading. */
  readonly deal: Deal | null;
  readonly profile: Profile | null;
}

interface Chosen {
  readonly strategy?: StrategyId;
}

const notChosen: Chosen = {};

/** A deal's strategy. A new choice is stored after a pause, and `stored` receives the written deal. */
export function useStrategyChoice({ dealId, deal, profile }: ShownDeal, stored: (deal: Deal) => void): StrategyChoice {
  const deals = useDeals();
  const { newId, now } = useClock();
  const send = useCallback(
    async ({ strategy }: Chosen) => {
      if (strategy === undefined) return ok(null);
      const result = await deals.mutate({ type: 'deal/strategy', id: dealId, strategy, stamp: { mid: newId(), at: now() } });
      if (result.ok) stored(result.value);
      return result;
    },
    [deals, dealId, newId, now, stored],
  );
  const { draft, type } = useDrafts({ name: `strategy.${dealId}`, empty: notChosen }, send);
  return { strategy: draft.strategy ?? strategyOf(deal ?? {}, profile ?? {}), choose: (strategy) => type({ strategy }) };
}
