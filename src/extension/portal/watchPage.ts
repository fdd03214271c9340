/** Ends the watching. */
export type Stop = () => void;

interface Watched {
  /** The page went on to another address without loading anew. */
  readonly onMoved: () => void;
  /** Its content may have changed: at most five times a second, however busy its own code is. */
  readonly onContent: () => void;
  /** What it holds may stand elsewhere: at most once a frame. */
  readonly onLayout: () => void;
}

const contentEveryMs = 200;

/**
 * Watches a page while it is looked at, and does nothing while its tab is behind another. Portals change address and content without
 * loading; Firefox has no event for the first, so it is seen by the second.
 */
export function watchPage(page: Document, { onMoved, onContent, onLayout }: Watched): Stop {
  const address = withoutHash(location.href);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const lookAtContent = (): void => {
    timer = null;
    if (page.hidden) return;
    if (withoutHash(location.href) === address) onContent();
    else onMoved();
  };
  const content = (): void => {
    timer ??= setTimeout(lookAtContent, contentEveryMs);
  };
  const layout = (): void => {
    if (frame !== 0 || page.hidden) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onLayout();
    });
  };
  const mutations = new MutationObserver(content);
  mutations.observe(page.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(layout);
  sizes.observe(page.documentElement);
  sizes.observe(page.body);
  const stop = new AbortController();
  const quietly = { signal: stop.signal, passive: true, capture: true } as const;
  // A part of the page that scrolls moves its cards under the layer; the whole page moves both.
  page.addEventListener('scroll', (event) => (event.target === page ? undefined : layout()), quietly);
  page.addEventListener('visibilitychange', content, quietly);
  addEventListener('popstate', content, quietly);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
    stop.abort();
    cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
  };
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');
