import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { err, type Result } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { notify } from '../../../components/notice/notify.ts';
import { failureText } from '../../dealCommands/useDealCommands.ts';
import type { DraftStore } from './dealDraft.ts';
import { createDraftStore } from './draftStore.ts';
import { useStoredDraft } from './useStoredDraft.ts';

type Send<Draft extends object> = (draft: Draft) => Promise<Result<unknown, DataFailure>>;

/**
 * A draft of values by name, written after a pause and on leaving the screen or page. Values that a closed page could not write are
 * restored under `name` at the next visit. `send` and `empty` must be stable across renders. A failure is shown, and the draft stays
 * on screen.
 */
export function useDrafts<Draft extends object>(
  { name, empty }: { readonly name: string; readonly empty: Draft },
  send: Send<Draft>,
): Pick<DraftStore<Draft>, 'type'> & { readonly draft: Draft } {
  const store = useMemo(() => createDraftStore<Draft>(empty, (draft) => send(draft).catch(() => err(noAnswer))), [empty, send]);
  const { draft, failure } = useSyncExternalStore(store.subscribe, store.current);
  useStoredDraft(name, store);
  useEffect(() => {
    if (failure !== null)
      notify({
        tone: 'poor',
        title: 'Not saved yet',
        detail: failureText(failure),
        action: { label: 'Try again', run: () => void store.flush() },
      });
  }, [failure, store]);
  return { draft, type: store.type };
}

const noAnswer: DataFailure = { kind: 'storage-lost', message: 'Something went wrong on this device. Your text is still on screen.' };
