import { readBookmarkletPage, type BookmarkletPage, type BookmarkletRefusal } from './bookmarkletPage.ts';

/** How long the screen listens after opening, in milliseconds. */
export const listensMs = 20_000;

/** The result of waiting for the message. `nobody` means that none came in time, or that no window could have sent one. */
export type Received =
  | { readonly kind: 'page'; readonly page: BookmarkletPage; readonly answer: () => void }
  | { readonly kind: 'refused'; readonly why: BookmarkletRefusal }
  | { readonly kind: 'nobody' };

/**
 * Waits for one page from the window that opened this one. Announces only that it is ready, which any origin may know. Listens briefly,
 * only to its opener, and accepts one message with a readable page. Returns a function that stops it.
 */
export function receivePage(window: Window, done: (received: Received) => void): () => void {
  const opener = window.opener as Window | null;
  if (opener === null) {
    done({ kind: 'nobody' });
    return () => undefined;
  }
  const end = (received: Received): void => {
    stop();
    done(received);
  };
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== opener) return;
    const read = readBookmarkletPage(event.origin, event.data);
    if (!read.ok) return end({ kind: 'refused', why: read.error });
    end({ kind: 'page', page: read.value, answer: () => opener.postMessage('yardstick:received', event.origin) });
  };
  const late = setTimeout(() => end({ kind: 'nobody' }), listensMs);
  const stop = (): void => {
    clearTimeout(late);
    window.removeEventListener('message', hear);
  };
  window.addEventListener('message', hear);
  // This says only that the window is ready, so any origin may receive it.
  opener.postMessage('yardstick:ready', '*');
  return stop;
}
