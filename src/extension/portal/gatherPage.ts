/** The page as it came: its HTML, with the scripts that its own code took away since. */
export interface GatheredPage {
  html(): string;
}

/**
 * Begins at the first moment of a page to note its scripts as they are parsed, before any of them runs: pages remove the data they were
 * sent with. Ends when the page is parsed.
 */
export function gatherPage(page: Document): GatheredPage {
  const scripts = new Set<HTMLScriptElement>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && !node.src) scripts.add(node);
  });
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
  return {
    html: () => {
      const removed = [...scripts].filter((script) => !script.isConnected).map((script) => script.outerHTML);
      return `<!doctype html>${page.documentElement.outerHTML}${removed.join('')}`;
    },
  };
}

/** Resolves once the page is parsed. */
export function whenParsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** Resolves at once for a page that is looked at, and otherwise when it is. */
export function whenVisible(page: Document): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = (): void => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', seen);
      resolve();
    };
    page.addEventListener('visibilitychange', seen);
  });
}
