/** The target of page show and hide events: the window. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Reports when the browser puts this page into the back/forward cache (true) and restores it (false). In between, none of the page's code
 * runs, but WebKit lets it keep its locks and its database transactions. So anything another page may wait for must be released at once.
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
