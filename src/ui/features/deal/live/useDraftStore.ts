import { useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { err, ok } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { changesByStrategy, emptyDraft, type InputChanges } from './dealDraft.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { useKeptDraft } from './kept/useKeptDraft.ts';

export type Written = (deal: Deal, strategy: StrategyId, changes: InputChanges) => void;

/** What is typed for one deal, written after a pause, on leaving the screen and on leaving the page: a command for each strategy. */
export function useDraftStore(dealId: string, written: Written): DraftStore {
  const deals = useDeals();
  const { newId, now } = useClock();
  const store = useMemo(
    () =>
      createDraftStore(emptyDraft, async (draft) => {
        for (const [strategy, changes] of changesByStrategy(draft)) {
          const stamp = { mid: newId(), at: now() };
          const result = await deals.mutate({ type: 'deal/inputs', id: dealId, strategy, changes, stamp }).catch(() => err(noAnswer));
          if (!result.ok) return result;
          written(result.value, strategy, changes);
        }
        return ok(null);
      }),
    [deals, dealId, newId, now, written],
  );
  useKeptDraft(dealId, store);
  return store;
}

const noAnswer: DataFailure = {
  kind: 'storage-lost',
  message: 'This device did not store the change. It is still on screen; try again.',
};
