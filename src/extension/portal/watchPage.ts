/** Ends the watching. */
export type Stop = () => void;

interface Watched {
  /** The page went on to another address without loading anew. */
  readonly onMoved: () => void;
  /** Its content or layout changed. */
  readonly onChanged: () => void;
}

/**
 * Watches a page that is looked at: at most one call a frame, and none while its tab is behind another. Portals change address and content
 * without loading; Firefox has no event for the first, so it is seen by the second.
 */
export function watchPage(page: Document, { onMoved, onChanged }: Watched): Stop {
  let address = withoutHash(location.href);
  let frame = 0;
  const look = (): void => {
    if (frame !== 0 || page.hidden) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      const now = withoutHash(location.href);
      if (now === address) return onChanged();
      address = now;
      onMoved();
    });
  };
  const mutations = new MutationObserver(look);
  mutations.observe(page.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(page.documentElement);
  sizes.observe(page.body);
  const stop = new AbortController();
  const quietly = { signal: stop.signal, passive: true, capture: true } as const;
  // A part of the page that scrolls moves its cards under the layer; the whole page moves both.
  page.addEventListener('scroll', (event) => (event.target === page ? undefined : look()), quietly);
  page.addEventListener('visibilitychange', look, quietly);
  addEventListener('popstate', look, quietly);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');
