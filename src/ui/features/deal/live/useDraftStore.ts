import { useEffect, useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { err } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { emptyDraft, isEmptyDraft, type DealDraft } from './dealDraft.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draftStore.ts';
import { keepDraft, takeKeptDraft } from './keptDraft.ts';

/** What is typed for one deal, written after a pause, on leaving the screen and on leaving the page. */
export function useDraftStore(dealId: string, written: (deal: Deal, changes: DealDraft) => void): DraftStore<DealDraft> {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const store = useMemo(
    () =>
      createDraftStore(emptyDraft, async (changes) => {
        const stamp = { mid: newId(), at: now() };
        const result = await workspace.mutate({ type: 'deal/assume', id: dealId, changes, stamp }).catch(() => err(noAnswer));
        if (result.ok) written(result.value, changes);
        return result;
      }),
    [workspace, dealId, newId, now, written],
  );
  useEffect(() => {
    const place = { userId: workspace.userId, dealId };
    const kept = takeKeptDraft(place);
    if (!isEmptyDraft(kept)) store.type(kept);
    const keep = (): void => keepDraft(place, worthKeeping(store.current()));
    // A write begun while the page goes away may die with its worker; the copy is taken up again at the next visit.
    const leave = (): void => {
      keep();
      void store.flush().then(keep);
    };
    const unsubscribe = store.subscribe(() => {
      if (isEmptyDraft(store.current().draft)) keepDraft(place, emptyDraft);
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      unsubscribe();
      leave();
    };
  }, [workspace, dealId, store]);
  return store;
}

/** What the data worker refused as invalid would be refused at every visit. */
const worthKeeping = ({ draft, failure }: DraftState<DealDraft>) =>
  failure?.kind === 'invalid' || failure?.kind === 'not-found' ? emptyDraft : draft;

const noAnswer: DataFailure = {
  kind: 'storage-lost',
  message: 'This device did not store the change. It is still on screen; try again.',
};
