import { useMemo, useSyncExternalStore } from 'react';
import type { WorkerFailure } from '../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { EvaluationGap, Outcome } from '../../../../core/pipeline/outcome.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { useDealRow, useStoredOutcome } from '../../../../data/view/queries.ts';
import { useWorkspace } from '../../../hooks/services.ts';
import { withDraft, type DealDraft } from './dealDraft.ts';
import type { DraftState } from './draftStore.ts';
import { useDocument } from './useDocument.ts';
import { useDraftStore } from './useDraftStore.ts';
import { useEvaluation } from './useEvaluation.ts';

/** A deal on screen: its document, what is being typed over it, and the result that follows. */
export interface LiveDeal {
  /** Null: no such deal on this device; undefined: still reading. */
  readonly row: DealRow | null | undefined;
  /** Null: not held here, or the device did not answer; undefined: still reading. */
  readonly deal: Deal | null | undefined;
  readonly drafts: DraftState;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
  /** The outcome belongs to what is on screen now, not to an earlier state of it. */
  readonly current: boolean;
  readonly assume: (changes: DealDraft) => void;
  /** The stored document after a command; shown at once. */
  readonly stored: (deal: Deal) => void;
  readonly readAgain: () => void;
  readonly recalculate: () => void;
  readonly writeAgain: () => void;
}

/**
 * Reads a deal and keeps its result up with what is typed: the stored outcome paints first, every change is evaluated
 * at once, and inputs are written after a pause, on leaving the screen and on leaving the page.
 */
export function useLiveDeal(dealId: string): LiveDeal {
  const { view } = useWorkspace();
  const row = useDealRow(view, dealId);
  const storedOutcome = useStoredOutcome(view, dealId);
  const { deal, stored, readAgain } = useDocument(dealId, row);
  const store = useDraftStore(dealId, stored);
  const drafts = useSyncExternalStore(store.subscribe, store.current);
  const shown = useMemo(() => (deal ? withDraft(deal, drafts.draft) : null), [deal, drafts.draft]);
  const { answer, recalculate } = useEvaluation(shown);

  const mine = answer !== null && answer.deal.id === dealId ? answer : null;
  return {
    row,
    deal,
    drafts,
    outcome: mine === null ? (storedOutcome ?? null) : mine.outcome,
    gap: mine?.gap ?? null,
    failure: mine?.failure ?? null,
    current: mine !== null && mine.deal === shown && mine.failure === null,
    assume: store.type,
    stored,
    readAgain,
    recalculate,
    writeAgain: () => void store.flush(),
  };
}
