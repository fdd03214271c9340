/** Stops watching. */
export type Stop = () => void;

interface Watched {
  /** Called when the page navigates without reloading. */
  readonly onMoved: () => void;
  /** Called when content may have changed, at most five times a second. */
  readonly onContent: () => void;
  /** Called when layout may have changed, at most once per frame. */
  readonly onLayout: () => void;
}

const contentEveryMs = 200;

/**
 * Watches a page while its tab is visible. Portals change the URL and the content without a page load. Firefox has no event for a URL
 * change, so such a change is detected when the content changes.
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
  // Scrolling a container moves its cards but not the badges above them. Scrolling the page moves both.
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
