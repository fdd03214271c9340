import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { WorkerFailure } from '../../../../bridge/workerFailure.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Profile } from '../../../../core/deal/profile.ts';
import type { EvaluationGap, EvaluationJob, Outcome } from '../../../../core/pipeline/outcome.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { useDealRow, useStoredOutcome } from '../../../../data/view/queries.ts';
import { useWorkspace } from '../../../hooks/services.ts';
import { withDraft, type DealDraft } from './dealDraft.ts';
import type { DraftState } from './draftStore.ts';
import { madeOnce } from './madeOnce.ts';
import { useDocument } from './useDocument.ts';
import { useDraftStore } from './useDraftStore.ts';
import { useEvaluation } from './useEvaluation.ts';
import { useProfile } from './useProfile.ts';

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
  /** The deal as it is on screen, with profile and day: what every other question about it is asked of. Null while reading. */
  readonly job: EvaluationJob | null;
  readonly assume: (changes: DealDraft) => void;
  /** The stored document after a command; shown at once. */
  readonly stored: (deal: Deal) => void;
  /** Changes the profile: the figures follow at once, the write a moment later. */
  readonly keepProfile: (profile: Profile) => void;
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
  const store = useDraftStore(dealId, useNoted(deal ?? null, stored));
  const drafts = useSyncExternalStore(store.subscribe, store.current);
  const shownOf = useMemo(() => madeOnce(withDraft), []);
  const { profile, keepProfile } = useProfile();
  const { job, answer, ahead, recalculate } = useEvaluation(deal ? shownOf(deal, drafts.draft) : null, profile);
  const askAhead = useLatest(() => {
    if (deal) ahead(shownOf(deal, store.current().draft));
  });
  const assume = useCallback(
    (changes: DealDraft) => {
      store.type(changes);
      askAhead();
    },
    [store, askAhead],
  );

  const mine = answer !== null && answer.job.deal.id === dealId ? answer : null;
  return {
    row,
    deal,
    drafts,
    outcome: mine === null ? (storedOutcome ?? null) : mine.outcome,
    gap: mine?.gap ?? null,
    failure: mine?.failure ?? null,
    current: mine !== null && mine.job === job && mine.failure === null,
    job,
    assume,
    stored,
    keepProfile,
    readAgain,
    recalculate,
    writeAgain: () => void store.flush(),
  };
}

/** The same function throughout, which does what the last drawing gave it to do. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}

/** Shows a written deal at once, and writes down on this device what the write changed and what the listing asks. */
function useNoted(deal: Deal | null, stored: (deal: Deal) => void): (next: Deal, changes: DealDraft) => void {
  const { userId } = useWorkspace();
  const latest = useRef<Deal | null>(null);
  useEffect(() => {
    latest.current = deal;
  }, [deal]);
  const captured = deal?.facts;
  useEffect(() => {
    const seen = latest.current;
    if (captured !== undefined && seen !== null) void journal().then(({ notePrice }) => notePrice(userId, seen));
  }, [captured, userId]);
  return useCallback(
    (next, changes) => {
      const before = latest.current;
      latest.current = next;
      stored(next);
      if (before !== null) void journal().then(({ recordEdit }) => recordEdit({ userId, before, changes, at: next.updatedAt }));
    },
    [userId, stored],
  );
}

const journal = () => import('../../../../data/device/editJournal.ts');
