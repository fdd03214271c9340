/** Where a page hears that it is hidden and shown: the window. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Says when the browser keeps this page for the way back (true) and when it shows it again (false). Until then nothing of the page runs,
 * and WebKit leaves it its locks: whatever another page waits for must be let go at once.
 */
export function followPageCache(page: PageEvents, onKept: (kept: boolean) => void): () => void {
  const hidden = ({ persisted }: PageTransitionEvent): void => (persisted ? onKept(true) : undefined);
  const shown = ({ persisted }: PageTransitionEvent): void => (persisted ? onKept(false) : undefined);
  page.addEventListener('pagehide', hidden);
  page.addEventListener('pageshow', shown);
  return () => {
    page.removeEventListener('pagehide', hidden);
    page.removeEventListener('pageshow', shown);
  };
}
