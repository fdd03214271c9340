import { useEffect, useState } from 'react';
import { listInbox, watchInbox, type InboxItem } from '../../../data/device/inbox.ts';

const nothing: readonly InboxItem[] = [];

/** What was handed to the app and waits to be read, oldest first; empty until it is known. */
export function useInbox(): readonly InboxItem[] {
  const [items, setItems] = useState(nothing);
  useEffect(() => {
    // A browser that keeps nothing for us has nothing waiting either.
    const load = () =>
      void listInbox().then(
        (list) => setItems((before) => (before.length === 0 && list.length === 0 ? before : list)),
        () => undefined,
      );
    load();
    return watchInbox(load);
  }, []);
  return items;
}
