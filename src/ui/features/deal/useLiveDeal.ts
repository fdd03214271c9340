import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import { err } from '../../../core/kernel/result.ts';
import type { EvaluationGap, Outcome } from '../../../core/pipeline/outcome.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { useDealRow, useStoredOutcome } from '../../../data/view/queries.ts';
import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import { useServices, useWorkspace } from '../../hooks/services.ts';
import { isEmptyDraft, withDraft, type DealDraft } from './dealDraft.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draftStore.ts';
import { keepDraft, takeKeptDraft } from './keptDraft.ts';

/** A deal on screen: its document, what is being typed over it, and the result that follows. */
export interface LiveDeal {
  /** Null: no such deal on this device; undefined: still reading. */
  readonly row: DealRow | null | undefined;
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
  const [deal, setDeal] = useDocument(dealId, row);
  const store = useDraftStore(dealId, setDeal);
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
    stored: setDeal,
    recalculate,
    writeAgain: () => void store.flush(),
  };
}

/** The deal's document, read again whenever its row says that it changed. */
function useDocument(dealId: string, row: DealRow | null | undefined) {
  const workspace = useWorkspace();
  const [deal, setDeal] = useState<Deal | null | undefined>(undefined);
  const known = deal?.id === dealId ? deal : undefined;
  const wanted = row === null || row === undefined || row.revision === known?.mid ? null : row.revision;
  useEffect(() => {
    if (wanted === null) return undefined;
    let left = false;
    void workspace.readDeal(dealId).then((found) => {
      if (!left) setDeal(found);
    });
    return () => {
      left = true;
    };
  }, [workspace, dealId, wanted]);
  return [row === null ? null : known, setDeal] as const;
}

function useDraftStore(dealId: string, stored: (deal: Deal) => void): DraftStore {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const store = useMemo(
    () =>
      createDraftStore(async (changes) => {
        try {
          const result = await workspace.mutate({ type: 'deal/assume', id: dealId, changes, stamp: { mid: newId(), at: now() } });
          if (result.ok) stored(result.value);
          return result;
        } catch {
          return err({ kind: 'storage-lost', message: 'This device did not store the change. It is still on screen; try again.' });
        }
      }),
    [workspace, dealId, newId, now, stored],
  );
  useEffect(() => {
    const place = { userId: workspace.userId, dealId };
    const kept = takeKeptDraft(place);
    if (!isEmptyDraft(kept)) store.type(kept);
    // A write begun while the page goes away may die with its worker; the copy is taken up again at the next visit.
    const leave = (): void => {
      keepDraft(place, store.current().draft);
      void store.flush().then(() => keepDraft(place, store.current().draft));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [workspace, dealId, store]);
  return store;
}

interface Answer {
  readonly deal: Deal;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
}

function useEvaluation(deal: Deal | null) {
  const workspace = useWorkspace();
  const { now } = useServices();
  const profile = useProfile();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (deal === null || profile === null) return undefined;
    let overtaken = false;
    void workspace.evaluate({ deal, profile, today: dayOf(now()) }, 'deal-page').then((result) => {
      if (overtaken) return;
      if (!result.ok) {
        // The figures before the failure stay, marked as not current.
        setAnswer((last) => ({ deal, outcome: last?.deal.id === deal.id ? last.outcome : null, gap: null, failure: result.error }));
      } else if (result.value.ok) setAnswer({ deal, outcome: result.value.outcome, gap: null, failure: null });
      else setAnswer({ deal, outcome: null, gap: result.value.gap, failure: null });
    });
    return () => {
      overtaken = true;
    };
  }, [workspace, deal, profile, now, attempt]);
  const recalculate = useCallback(() => setAttempt((count) => count + 1), []);
  return { answer, recalculate };
}

function useProfile(): Profile | null {
  const workspace = useWorkspace();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let left = false;
    void workspace.readProfile().then((found) => {
      if (!left) setProfile(found);
    });
    return () => {
      left = true;
    };
  }, [workspace]);
  return profile;
}
