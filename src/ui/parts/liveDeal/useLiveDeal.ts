import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { useDealRow, useStoredOutcome } from '../../../data/view/queries.ts';
import { reportRefusal } from '../../hooks/reportRefusal.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { withDraft, type DealDraft, type InputChanges } from './drafts/dealDraft.ts';
import { useChanges, useDraftStore, type Written } from './drafts/draftStore.ts';
import { memoizeLast } from './memoizeLast.ts';
import { useDocument } from './useDocument.ts';
import { useEvaluation, type Answer } from './useEvaluation.ts';
import { useProfile } from './useProfile.ts';
import { useStrategyChoice } from './useStrategyChoice.ts';
import type { LiveDeal } from './liveDeal.ts';

/**
 * Reads a deal and keeps its result current while typing. The stored outcome paints first, every change is evaluated
 * immediately, and inputs are written after a pause and on leaving the screen or page.
 */
export function useLiveDeal(dealId: string): LiveDeal {
  const { view } = usePerson();
  const row = useDealRow(view, dealId);
  const storedOutcome = useStoredOutcome(view, dealId);
  const { deal, stored, readAgain } = useDocument(dealId, row);
  const { noted, recorded } = useNoted(deal ?? null, stored);
  const store = useDraftStore(dealId, noted);
  const drafts = useSyncExternalStore(store.subscribe, store.current);
  const shownOf = useShownDeal();
  const { profile, keepProfile } = useProfile();
  const { strategy, choose } = useStrategyChoice({ dealId, deal: deal ?? null, profile }, stored);
  const { job, answer, ahead, recalculate } = useEvaluation(deal ? shownOf(deal, drafts.draft, strategy) : null, profile);
  const askAhead = useLatest(() => {
    if (deal) ahead(shownOf(deal, store.current().draft, strategy));
  });
  const readOnly = useReadOnly();
  const changes = useChanges({ dealId, store, askAhead, recorded });

  const mine = answer !== null && answer.job.deal.id === dealId ? answer : null;
  return {
    row,
    deal,
    readOnly,
    drafts,
    ...resultOf(mine, storedOutcome ?? null),
    current: mine !== null && mine.job === job && mine.failure === null,
    job,
    strategy: { id: strategy, choose: readOnly === null ? choose : () => reportRefusal('a strategy', readOnly) },
    market: job === null ? 'GB-ENG' : marketShown(job.deal),
    ...changes,
    ...(readOnly === null ? {} : ignored(readOnly)),
    stored,
    keepProfile,
    readAgain,
    recalculate,
    writeAgain: () => void store.flush(),
  };
}

/** The changes of a deal that cannot be changed. A draft of it could never be stored, and no enabled control should ask for one. */
function ignored(why: string): Pick<LiveDeal, 'change' | 'assume' | 'undo'> {
  const ignore = (): void => reportRefusal('an assumption', why);
  return { change: ignore, assume: ignore, undo: async () => undefined };
}

/** The latest result, or the stored outcome before there is one. */
const resultOf = (mine: Answer | null, storedOutcome: Outcome | null): Pick<LiveDeal, 'outcome' | 'gap' | 'failure'> =>
  mine === null ? { outcome: storedOutcome, gap: null, failure: null } : { outcome: mine.outcome, gap: mine.gap, failure: mine.failure };

/** Builds the deal on screen from the stored deal and draft, returning the same object for the same parts. */
function useShownDeal(): (deal: Deal, draft: DealDraft, strategy: StrategyId) => Deal {
  return useMemo(() => {
    const [drafted, under] = [memoizeLast(withDraft), memoizeLast(withStrategy)];
    return (deal, draft, strategy) => under(drafted(deal, draft), strategy);
  }, []);
}

const withStrategy = (deal: Deal, strategy: StrategyId): Deal => (deal.strategy === strategy ? deal : { ...deal, strategy });

/** A stable function that runs the latest callback. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}

/** Shows a stored deal immediately, and records the change and asking price in this device's journal. */
function useNoted(deal: Deal | null, stored: (deal: Deal) => void): Noted {
  const { userId } = usePerson();
  const recording = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef<Deal | null>(null);
  useEffect(() => {
    latest.current = deal;
  }, [deal]);
  const captured = deal?.facts;
  useEffect(() => {
    const seen = latest.current;
    if (captured !== undefined && seen !== null) void journal().then(({ recordPrice }) => recordPrice(userId, seen));
  }, [captured, userId]);
  const noted = useCallback(
    (next: Deal, strategy: StrategyId, changes: InputChanges) => {
      const before = latest.current;
      latest.current = next;
      stored(next);
      if (before === null) return;
      recording.current = recording.current
        .then(journal)
        .then(({ recordEdit }) => recordEdit({ userId, before, strategy, changes, at: next.updatedAt }))
        .catch((cause: unknown) => console.warn('An edit was not recorded', cause));
    },
    [userId, stored],
  );
  const recorded = useCallback(() => recording.current, []);
  return useMemo(() => ({ noted, recorded }), [noted, recorded]);
}

interface Noted {
  readonly noted: Written;
  /** Resolves once every write so far is in the journal. */
  readonly recorded: () => Promise<void>;
}

const journal = () => import('../../../data/device/editJournal.ts');
