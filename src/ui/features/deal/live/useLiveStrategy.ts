import { useCallback, useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { strategyOf } from '../../../../core/deal/strategies/strategyOf.ts';
import { ok } from '../../../../core/kernel/result.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { useDrafts } from './useDrafts.ts';

/** Own values by input of a strategy; null gives one back to the deal or the default. */
export type StrategyValues = Readonly<Record<string, unknown>>;

/** The strategy of a deal as it is on screen, and what is typed for it and not stored yet. */
export interface TypedStrategy {
  readonly id: StrategyId;
  /** Empty for a buy-to-let: its inputs are the deal's assumptions. */
  readonly draft: StrategyValues;
}

interface StrategyDrafts {
  readonly typed: TypedStrategy;
  readonly choose: (strategy: StrategyId) => void;
  readonly type: (changes: StrategyValues) => void;
}

interface ShownDeal {
  readonly dealId: string;
  /** Null while it is read. */
  readonly deal: Deal | null;
  readonly profile: Profile | null;
}

interface Chosen {
  readonly strategy?: StrategyId;
}

const nothing: StrategyValues = {};
const notChosen: Chosen = {};

/** Stores the strategy chosen and what is typed for it, each after a pause; `stored` is given the deal as it was written. */
export function useLiveStrategy({ dealId, deal, profile }: ShownDeal, stored: (deal: Deal) => void): StrategyDrafts {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const sendChoice = useCallback(
    async ({ strategy }: Chosen) => {
      if (strategy === undefined) return ok(null);
      const result = await workspace.mutate({ type: 'deal/strategy', id: dealId, strategy, stamp: { mid: newId(), at: now() } });
      if (result.ok) stored(result.value);
      return result;
    },
    [workspace, dealId, newId, now, stored],
  );
  const choice = useDrafts({ name: `strategy.${dealId}`, empty: notChosen }, sendChoice);
  const id = choice.draft.strategy ?? strategyOf(deal ?? {}, profile ?? {});
  const sendInputs = useCallback(
    async (changes: StrategyValues) => {
      if (id === 'buy-to-let') return ok(null);
      const stamp = { mid: newId(), at: now() };
      const result = await workspace.mutate({ type: 'deal/strategy-inputs', id: dealId, strategy: id, changes, stamp });
      if (result.ok) stored(result.value);
      return result;
    },
    [workspace, dealId, id, newId, now, stored],
  );
  const inputs = useDrafts({ name: `strategy-inputs.${id}.${dealId}`, empty: nothing }, sendInputs);
  const typed = useMemo(() => ({ id, draft: inputs.draft }), [id, inputs.draft]);
  return { typed, choose: (strategy) => choice.type({ strategy }), type: inputs.type };
}

/** The deal as it would be with the strategy and its inputs stored. */
export function withStrategy(deal: Deal, { id, draft }: TypedStrategy): Deal {
  if (deal.strategy === id && Object.keys(draft).length === 0) return deal;
  if (id === 'buy-to-let') return { ...deal, strategy: id };
  const inputs = typedOver({ ...deal.strategyInputs?.[id] }, draft);
  return { ...deal, strategy: id, strategyInputs: { ...deal.strategyInputs, [id]: inputs } };
}

/** Stored values with what is typed over them; what is given back is absent. */
export const typedOver = (stored: StrategyValues, draft: StrategyValues): StrategyValues =>
  Object.fromEntries(Object.entries({ ...stored, ...draft }).filter(([, value]) => value !== null && value !== undefined));
