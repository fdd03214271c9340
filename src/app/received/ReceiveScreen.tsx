import { useEffect, useState } from 'react';
import { putInInbox } from '../../data/device/inbox.ts';
import { Spinner } from '../../ui/components/notice/Spinner.tsx';
import { newRunId, now } from '../clock.ts';
import type { BookmarkletPage } from './bookmarkletPage.ts';
import { receivePage, type Received } from './receivePage.ts';

type Ended = Exclude<Received, { kind: 'page' }> | { readonly kind: 'no-room' };

/** The screen in the bookmarklet's window: receives the listing page, stores it, and continues to the deals, which read it. */
export function ReceiveScreen() {
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(
    () =>
      receivePage(window, (received) => {
        if (received.kind !== 'page') return setEnded(received);
        void keepAndLeave(received).catch(() => setEnded({ kind: 'no-room' }));
      }),
    [],
  );
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {ended === null ? (
        <Spinner label="Receiving the listing…" />
      ) : (
        <div className="grid max-w-md gap-4 text-center" data-testid="receive-ended">
          <h1 className="text-2xl font-semibold tracking-tight">Nothing was received</h1>
          <p className="text-ink-2">{endedWords(ended)}</p>
          <p>
            <a href="/deals" className="font-semibold text-brand underline underline-offset-4">
              Go to your deals
            </a>
          </p>
        </div>
      )}
    </main>
  );
}

async function keepAndLeave({ page, answer }: Extract<Received, { kind: 'page' }>): Promise<void> {
  await keep(page);
  answer();
  // A full navigation, so that this window no longer has an opener.
  location.replace('/deals#received');
}

function endedWords(ended: Ended): string {
  if (ended.kind === 'no-room')
    return 'There isn’t enough space on this device for the page. Free some space, then press the bookmarklet again.';
  if (ended.kind === 'nobody')
    return 'This page receives listings from the “Send to Yardstick” bookmarklet. Open a listing and press the bookmarklet there.';
  return ended.why === 'foreign'
    ? 'Yardstick can’t read pages from that site. The bookmarklet works on Rightmove, Zoopla and the other sites listed where you added it.'
    : 'Part of the page is missing. Reload the listing and press the bookmarklet again. If that doesn’t help, create the bookmarklet again.';
}

async function keep({ title, address, html }: BookmarkletPage): Promise<void> {
  const body = new Blob([html], { type: 'text/html' });
  const item = { kind: 'text', name: title, type: 'text/html', from: 'bookmarklet', address, body } as const;
  await putInInbox([item], { at: now(), newKey: newRunId });
}
