import { readHandedPage, type HandedPage, type HandedRefusal } from './handedPage.ts';

/** How long after it was opened the screen still listens, in milliseconds. */
export const listensMs = 20_000;

/** How the one message ended; `nobody` when none came in time, or there is no window that could send one. */
export type Received =
  | { readonly kind: 'page'; readonly page: HandedPage; readonly answer: () => void }
  | { readonly kind: 'refused'; readonly why: HandedRefusal }
  | { readonly kind: 'nobody' };

/**
 * Waits for one page from the window that opened this one. It says to anybody that it is ready, and nothing else; it listens to its opener
 * alone, for a moment, and to one message of a readable page. Returns how to stop.
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
    const read = readHandedPage(event.origin, event.data);
    if (!read.ok) return end({ kind: 'refused', why: read.error });
    end({ kind: 'page', page: read.value, answer: () => opener.postMessage('yardstick:received', event.origin) });
  };
  const late = setTimeout(() => end({ kind: 'nobody' }), listensMs);
  const stop = (): void => {
    clearTimeout(late);
    window.removeEventListener('message', hear);
  };
  window.addEventListener('message', hear);
  // Says nothing but that this window is there, so it may go to whoever opened it.
  opener.postMessage('yardstick:ready', '*');
  return stop;
}
