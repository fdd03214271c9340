import { useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import {
  changesByStrategy,
  draftAfter,
  draftUnder,
  emptyDraft,
  isEmptyDraft,
  type DraftState,
  type DraftStore,
  type InputChanges,
} from './dealDraft.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import type { DealChanges } from './dealChanges.ts';

/** Write debounce in milliseconds. */
export const writePause = 250;

/** Keeps values by name until `send` has stored them. Runs one write at a time. If a write fails, its values are kept. */
export function createDraftStore<Draft extends object>(
  empty: Draft,
  send: (draft: Draft) => Promise<Result<unknown, DataFailure>>,
  pause: number = writePause,
): DraftStore<Draft> {
  let state: DraftState<Draft> = { draft: empty, writing: false, failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<DraftState<Draft>>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const write = async (): Promise<void> => {
    // Changes made during a write are written after it.
    while (!isEmptyDraft(state.draft)) {
      const sent = state.draft;
      set({ writing: true });
      const result = await send(sent);
      set({ writing: false, failure: result.ok ? null : result.error, draft: result.ok ? draftAfter(state.draft, sent) : state.draft });
      if (!result.ok) return;
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    underWay ??= write().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (changes) => {
      set({ draft: { ...state.draft, ...changes } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pause);
    },
    flush,
  };
}

export type Written = (deal: Deal, strategy: StrategyId, changes: InputChanges) => void;

/** The draft of one deal, written after a pause and on leaving the screen or page, with one command per strategy. */
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
  useStoredDraft(dealId, store);
  return store;
}

interface Changing {
  readonly dealId: string;
  readonly store: DraftStore;
  readonly askAhead: () => void;
  readonly recorded: () => Promise<void>;
}

/** Changes are shown and the deal is re-evaluated at once. They are stored after a pause. */
export function useChanges({ dealId, store, askAhead, recorded }: Changing): DealChanges {
  const { userId } = usePerson();
  return useMemo(() => {
    const changes: DealChanges = {
      change: (under, typed) => {
        store.type(draftUnder(under, typed));
        askAhead();
        // From its first keystroke, a change is the one that Undo reverses. By the time it is undone, the journal has the previous value.
        void undoable(async () => ({ back: changes.undo, notice: null }));
      },
      assume: (typed) => changes.change('buy-to-let', typed),
      settled: async () => {
        await store.flush();
        await recorded();
        return isEmptyDraft(store.current().draft);
      },
      undo: async () => (await import('../undo.ts')).undoEdit(changes, dealId, userId),
    };
    return changes;
  }, [store, askAhead, recorded, dealId, userId]);
}

const noAnswer: DataFailure = {
  kind: 'storage-lost',
  message: 'Couldn’t save your change. It’s still on screen. Try again.',
};
