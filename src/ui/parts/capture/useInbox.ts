import { useEffect, useState } from 'react';
import { listInbox, watchInbox, type InboxItem } from '../../../data/device/inbox.ts';

const nothing: readonly InboxItem[] = [];

/** Unread inbox items, oldest first; empty while loading. */
export function useInbox(): readonly InboxItem[] {
  const [items, setItems] = useState(nothing);
  useEffect(() => {
    // If the browser refuses storage, the inbox stays empty.
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
