import type { ViewDb } from './viewDb.ts';

/**
 * Calls back when the browser closes the store in use, as it does before clearing it. Live queries do not notice, and Dexie's `close` event
 * does not distinguish it from a close by the app. Returns a function that stops it.
 */
export function onClosedByBrowser(view: ViewDb, closed: () => void): () => void {
  const stopped = new AbortController();
  const hear = (): void => (stopped.signal.aborted ? undefined : closed());
  const attach = (): void => view.backendDB().addEventListener('close', hear);
  // Sticky: the subscription applies to the open connection and to each later one.
  view.on('ready', attach, true);
  return () => {
    stopped.abort();
    view.on('ready').unsubscribe(attach);
  };
}

/** How often, and for how long, to try to reopen a closed store. The browser may close it again while it is still clearing storage. */
const pauseMs = 250;
const mostTries = 40;

/** Reopens a store that the browser closed, and calls back once it is open. Returns a function that stops it. */
export function onReopened(view: ViewDb, reopened: () => void): () => void {
  const stopped = new AbortController();
  const reopen = async (): Promise<void> => {
    for (let tries = 0; tries < mostTries && !stopped.signal.aborted; tries += 1) {
      // After a failed open Dexie refuses every call until it is opened explicitly.
      const isOpen = await view.open().then(
        () => true,
        () => false,
      );
      if (isOpen && !stopped.signal.aborted) return reopened();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const stopListening = onClosedByBrowser(view, () => void reopen());
  return () => {
    stopped.abort();
    stopListening();
  };
}
