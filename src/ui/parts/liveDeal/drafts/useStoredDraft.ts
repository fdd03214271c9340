import { useEffect } from 'react';
import { usePerson } from '../../../hooks/usePerson.ts';
import { emptyDraft, isEmptyDraft, type DraftState, type DraftStore } from './dealDraft.ts';
import { storeDraft, readStoredDraft } from './storedDraft.ts';

/** Restores the draft from an earlier visit. Keeps the current draft for the next visit if the page closes before it is stored. */
export function useStoredDraft<Draft extends object>(name: string, store: DraftStore<Draft>): void {
  const { userId } = usePerson();
  useEffect(() => {
    const place = { userId, dealId: name };
    const kept = readStoredDraft(place);
    // Drafts under this name are of this type, and each value is validated on write.
    if (!isEmptyDraft(kept)) store.type(kept as Draft);
    const keep = (): void => storeDraft(place, worthKeeping(store.current()));
    // A write started while the page closes may be lost with its worker. The copy is then restored at the next visit.
    const leave = (): void => {
      keep();
      void store.flush().then(keep);
    };
    const unsubscribe = store.subscribe(() => {
      if (isEmptyDraft(store.current().draft)) storeDraft(place, emptyDraft);
    });
    // A phone may end a background page without another event.
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

/** The draft without values that the data worker rejects, because it would reject them at every visit. */
const worthKeeping = <Draft extends object>({ draft, failure }: DraftState<Draft>): object =>
  failure?.kind === 'invalid' || failure?.kind === 'not-found' ? emptyDraft : draft;
