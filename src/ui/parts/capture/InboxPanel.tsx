import { useEffect, useRef } from 'react';
import { removeFromInbox, type InboxItem } from '../../../data/device/inbox.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { Editable } from '../teams/Editable.tsx';
import { fileKind } from './pageFiles.ts';
import { ReadingList } from './ReadingList.tsx';
import { usePageReadings, type NamedCapture } from './usePageReadings.ts';
import { inboxLock, openItem } from './openItem.ts';

interface InboxPanelProps {
  readonly items: readonly InboxItem[];
  /** Whether a shared item could not be saved. */
  readonly lost: boolean;
  /** Whether this window was opened for the items. If so, it reads them, and other windows do not. */
  readonly ledHere: boolean;
}

/**
 * Reads incoming items. Items the user opened, sent or kept with the extension are read immediately. Items from the share target wait
 * for confirmation, because any site can post a form there. In a workspace that cannot be changed, all of them wait. Each item is kept until read or permanently refused.
 */
export function InboxPanel({ items, lost, ledHere }: InboxPanelProps) {
  const { readings, view, busy, readItems } = useItemReadings(items, ledHere);
  // The items have since been read in another window.
  if (items.length + readings.length === 0 && !lost) return null;
  return (
    <section aria-labelledby="handed-in" data-testid="inbox" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <h2 id="handed-in" className="text-sm font-semibold text-ink-2">
        {items.length === 0 ? 'Sent to Yardstick' : `Sent to Yardstick (${items.length})`}
      </h2>
      {lost ? (
        <p className="text-sm text-poor">Couldn’t receive the shared item. The app wasn’t ready, or this device is full. Share it again.</p>
      ) : null}
      {items.length === 0 ? null : (
        <>
          <ul className="grid text-sm">
            {items.map((item) => (
              <li key={item.id} data-testid="inbox-item" className="min-w-0 truncate py-0.5">
                {item.name}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Editable>
              <Button look="primary" busy={busy} disabled={busy} data-testid="inbox-read" onClick={() => void readItems(items)}>
                {items.length === 1 ? 'Import' : 'Import all'}
              </Button>
            </Editable>
            <Button disabled={busy} data-testid="inbox-remove" onClick={() => void removeFromInbox(items.map(({ id }) => id))}>
              {items.length === 1 ? 'Discard' : 'Discard all'}
            </Button>
          </div>
        </>
      )}
      <ReadingList readings={readings} view={view} />
    </section>
  );
}

/** Reads incoming items. Items that the user sent are read automatically, once each. */
function useItemReadings(items: readonly InboxItem[], ledHere: boolean) {
  const { userId } = usePerson();
  const readOnly = useReadOnly();
  const { readings, view, busy, readAll } = usePageReadings();
  const tried = useRef(new Set<string>());
  const readItems = (list: readonly InboxItem[]): Promise<void> =>
    // One window at a time. Items read by another window disappear from the list when it finishes.
    navigator.locks.request(inboxLock, { ifAvailable: true }, async (lock) => {
      // Items the other window cannot read are tried here once the list changes.
      if (lock === null) return list.forEach(({ id }) => tried.current.delete(id));
      await readAll(list.map(captureOf), async (result, at) => {
        const item = list[at];
        if (item !== undefined && !(result.kind === 'failed' && result.mayTryAgain)) await removeFromInbox([item.id]);
      });
    });
  useEffect(() => {
    // A link never redirects a signed-out user to sign in; only pressing the button does. No window is opened for items from the
    // extension.
    const own = items.filter(
      (item) =>
        (item.from === 'extension' || (ledHere && item.from !== 'share')) &&
        !tried.current.has(item.id) &&
        (userId !== null || !isLink(item)),
    );
    if (own.length === 0 || busy || readOnly !== null) return;
    for (const { id } of own) tried.current.add(id);
    void readItems(own);
  });
  return { readings, view, busy, readItems };
}

const isLink = (item: InboxItem): boolean => item.kind === 'link' || (item.kind === 'file' && fileKind(item) === 'links');

const captureOf = (item: InboxItem): NamedCapture => ({ name: item.name, open: () => openItem(item) });
