import { useEffect, useRef } from 'react';
import { removeFromInbox, type InboxItem } from '../../../data/device/inbox.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { fileKind } from './pageFiles.ts';
import { ReadingList } from './ReadingList.tsx';
import { usePageReadings, type NamedCapture } from './usePageReadings.ts';
import { inboxLock, openItem } from './openItem.ts';

interface InboxPanelProps {
  readonly items: readonly InboxItem[];
  /** Something was shared and could not be kept. */
  readonly lost: boolean;
  /** This window was opened, or led here, for what came: other windows leave it to this one. */
  readonly ledHere: boolean;
}

/**
 * Reads what was handed in. What the person opened, sent or kept with the extension is read at once; what came by the share target waits
 * for a word, because any site can send a form there. Each item stays kept until it has been read or refused for good.
 */
export function InboxPanel({ items, lost, ledHere }: InboxPanelProps) {
  const { readings, view, busy, readItems } = useItemReadings(items, ledHere);
  // What came was read elsewhere meanwhile.
  if (items.length + readings.length === 0 && !lost) return null;
  return (
    <section aria-labelledby="handed-in" data-testid="inbox" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <h2 id="handed-in" className="text-sm font-semibold text-ink-2">
        {items.length === 0 ? 'Handed to Yardstick' : `Handed to Yardstick (${items.length})`}
      </h2>
      {lost ? (
        <p className="text-sm text-poor">
          What was shared did not arrive: the app was not ready for it, or this device is full. Share it once more.
        </p>
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
            <Button look="primary" busy={busy} disabled={busy} data-testid="inbox-read" onClick={() => void readItems(items)}>
              {items.length === 1 ? 'Read it' : 'Read them'}
            </Button>
            <Button disabled={busy} data-testid="inbox-remove" onClick={() => void removeFromInbox(items.map(({ id }) => id))}>
              {items.length === 1 ? 'Put it away unread' : 'Put them away unread'}
            </Button>
          </div>
        </>
      )}
      <ReadingList readings={readings} view={view} />
    </section>
  );
}

/** The readings of what was handed in; begins by itself with what the person's own hand brought, once for each item. */
function useItemReadings(items: readonly InboxItem[], ledHere: boolean) {
  const { userId } = usePerson();
  const { readings, view, busy, readAll } = usePageReadings();
  const tried = useRef(new Set<string>());
  const readItems = (list: readonly InboxItem[]): Promise<void> =>
    // One window at a time: what another has taken in hand is gone from the list when it is done.
    navigator.locks.request(inboxLock, { ifAvailable: true }, async (lock) => {
      // What the other window cannot read has its turn here once the list has changed.
      if (lock === null) return list.forEach(({ id }) => tried.current.delete(id));
      await readAll(list.map(captureOf), async (result, at) => {
        const item = list[at];
        if (item !== undefined && !(result.kind === 'failed' && result.mayTryAgain)) await removeFromInbox([item.id]);
      });
    });
  useEffect(() => {
    // Somebody who is not signed in is not sent away from this screen for a link; the button asks.
    // No window was led here for what the extension hands over.
    const own = items.filter(
      (item) =>
        (item.from === 'extension' || (ledHere && item.from !== 'share')) &&
        !tried.current.has(item.id) &&
        (userId !== null || !isLink(item)),
    );
    if (own.length === 0 || busy) return;
    for (const { id } of own) tried.current.add(id);
    void readItems(own);
  });
  return { readings, view, busy, readItems };
}

const isLink = (item: InboxItem): boolean => item.kind === 'link' || (item.kind === 'file' && fileKind(item) === 'links');

const captureOf = (item: InboxItem): NamedCapture => ({ name: item.name, open: () => openItem(item) });
