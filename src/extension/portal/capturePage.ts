/** The page as received: its HTML, including scripts that the page's own code has since removed. */
export interface CapturedPage {
  html(): string;
}

/**
 * Records a page's scripts as they are parsed, before any of them runs, because pages remove their embedded data later. Recording stops
 * when the page is parsed.
 */
export function capturePage(page: Document): CapturedPage {
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

/** Resolves once the page is visible. */
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
