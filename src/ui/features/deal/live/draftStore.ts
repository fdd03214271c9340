import type { Result } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { draftAfter, isEmptyDraft, type DealDraft } from './dealDraft.ts';

/** What is typed and not yet durable, whether a write is under way, and why the last one failed. */
export interface DraftState<Draft extends object = DealDraft> {
  readonly draft: Draft;
  readonly writing: boolean;
  readonly failure: DataFailure | null;
}

export interface DraftStore<Draft extends object = DealDraft> {
  readonly current: () => DraftState<Draft>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what was typed at once and writes it after a pause. */
  readonly type: (changes: Draft) => void;
  /** Writes what is typed now; resolves when nothing is under way any more. What fails stays in the draft. */
  readonly flush: () => Promise<void>;
}

/** How long typing pauses before it is written, in milliseconds. */
export const writePause = 250;

/** Keeps typed values by name until `send` has made them durable: one write at a time, and nothing is dropped when one fails. */
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
    // Typing goes on while a write is under way; its end looks again.
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
