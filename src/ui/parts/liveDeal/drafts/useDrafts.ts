import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { err, type Result } from '../../../../core/kernel/result.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { notify } from '../../../components/notice/notify.ts';
import { failureWords } from '../../dealCommands/useDealCommands.ts';
import type { DraftStore } from './dealDraft.ts';
import { createDraftStore } from './draftStore.ts';
import { useKeptDraft } from './useKeptDraft.ts';

type Send<Draft extends object> = (draft: Draft) => Promise<Result<unknown, DataFailure>>;

/**
 * What is typed over stored values by name, written after a pause and on leaving the screen or the page; what a page that went away did
 * not get written is taken up at the next visit, under `name`. `send` and `empty` must stay the same from render to render. A failure is
 * said, and the draft stays on screen.
 */
export function useDrafts<Draft extends object>(
  { name, empty }: { readonly name: string; readonly empty: Draft },
  send: Send<Draft>,
): Pick<DraftStore<Draft>, 'type'> & { readonly draft: Draft } {
  const store = useMemo(() => createDraftStore<Draft>(empty, (draft) => send(draft).catch(() => err(noAnswer))), [empty, send]);
  const { draft, failure } = useSyncExternalStore(store.subscribe, store.current);
  useKeptDraft(name, store);
  useEffect(() => {
    if (failure !== null)
      notify({
        tone: 'poor',
        title: 'Not stored yet',
        detail: failureWords(failure),
        action: { label: 'Try again', run: () => void store.flush() },
      });
  }, [failure, store]);
  return { draft, type: store.type };
}

const noAnswer: DataFailure = { kind: 'storage-lost', message: 'This device did not answer. What you typed is still on screen.' };
