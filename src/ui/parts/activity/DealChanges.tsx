import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { lastChange } from '../../../core/deal/collaboration/fieldChange.ts';
import { personText, whoOfDevice } from '../../../core/deal/collaboration/people.ts';
import type { DealChangeHistory } from '../../../data/commands/readChanges.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useFreshPeople, usePeople } from './usePeople.ts';

interface KnownChanges {
  /** Null until read, and for a sample. */
  readonly history: DealChangeHistory | null;
  /** Describes the last change of a value: "Changed by Anna on 3 March 2026". Undefined if it has not changed. */
  readonly describe: (path: string) => string | undefined;
}

/** The history as of a state of the deal. An older one stays until the next is read. */
interface ReadHistory {
  readonly mid: string;
  readonly history: DealChangeHistory | null;
}

const none: KnownChanges = { history: null, describe: () => undefined };

const ChangesContext = createContext<KnownChanges>(none);

/** Who changed the deal's fields last, for the inputs and the activity inside. Read again after every change. */
export function DealChanges({ deal: { id, mid }, children }: { readonly deal: Pick<Deal, 'id' | 'mid'>; readonly children: ReactNode }) {
  const deals = useDeals();
  const people = usePeople();
  useFreshPeople();
  const [read, setRead] = useState<ReadHistory | null>(null);
  useEffect(() => {
    let left = false;
    const readAgain = async () => {
      const history = await deals.readChanges(id);
      if (!left) setRead({ mid, history });
    };
    void readAgain();
    return () => {
      left = true;
    };
  }, [deals, id, mid]);
  const history = read?.history ?? null;
  const known = useMemo((): KnownChanges => {
    if (history === null) return none;
    const describe: KnownChanges['describe'] = (path) => {
      const change = lastChange(history.changes, path);
      return change === null ? undefined : `Changed by ${personText(whoOfDevice(people, change.by))} on ${dayFormat.format(change.at)}`;
    };
    return { history, describe };
  }, [history, people]);
  return <ChangesContext value={known}>{children}</ChangesContext>;
}

/** Who changed the deal's fields last. Empty outside `DealChanges`. */
export const useDealChanges = (): KnownChanges => useContext(ChangesContext);

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
