import { useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { err } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { emptyDraft, type DealDraft } from './dealDraft.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { useKeptDraft } from './kept/useKeptDraft.ts';

/** What is typed for one deal, written after a pause, on leaving the screen and on leaving the page. */
export function useDraftStore(dealId: string, written: (deal: Deal, changes: DealDraft) => void): DraftStore {
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
  useKeptDraft(dealId, store);
  return store;
}

const noAnswer: DataFailure = {
  kind: 'storage-lost',
  message: 'This device did not store the change. It is still on screen; try again.',
};
