import { useEffect } from 'react';
import { usePerson } from '../../../hooks/usePerson.ts';
import { emptyDraft, isEmptyDraft, type DraftState, type DraftStore } from './dealDraft.ts';
import { keepDraft, takeKeptDraft } from './keptDraft.ts';

/** Takes up what an earlier visit left in a draft, and leaves it to the next one where the page goes before it is stored. */
export function useKeptDraft<Draft extends object>(name: string, store: DraftStore<Draft>): void {
  const { userId } = usePerson();
  useEffect(() => {
    const place = { userId, dealId: name };
    const kept = takeKeptDraft(place);
    // What was kept under this name was a draft of this kind; each value is checked where it is written.
    if (!isEmptyDraft(kept)) store.type(kept as Draft);
    const keep = (): void => keepDraft(place, worthKeeping(store.current()));
    // A write begun while the page goes away may die with its worker; the copy is taken up again at the next visit.
    const leave = (): void => {
      keep();
      void store.flush().then(keep);
    };
    const unsubscribe = store.subscribe(() => {
      if (isEmptyDraft(store.current().draft)) keepDraft(place, emptyDraft);
    });
    // A phone may end a page in the background without another word.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      unsubscribe();
      leave();
    };
  }, [userId, name, store]);
}

/** What the data worker refused as invalid would be refused at every visit. */
const worthKeeping = <Draft extends object>({ draft, failure }: DraftState<Draft>): object =>
  failure?.kind === 'invalid' || failure?.kind === 'not-found' ? emptyDraft : draft;
