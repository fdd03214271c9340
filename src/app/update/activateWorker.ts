const knockEveryMs = 1_000;
const withinMs = 20_000;

/**
 * Has the waiting worker take over, and answers whether it did. The page must not be loaded anew before: a browser (Chromium 156) sends
 * that load to the worker it is about to end, and it then never comes. Nor does the takeover come by itself when something was asked of
 * the old worker just as it was ended: it is started again, and goes on for as long as it is asked anything. A worker of the page, whose
 * script is looked for like a page is, reminds the browser of who waits.
 */
export function activateWorker(waiting: ServiceWorker): Promise<boolean> {
  const container = navigator.serviceWorker;
  return new Promise((resolve) => {
    const knocking = setInterval(knock, knockEveryMs);
    const end = (taken: boolean): void => {
      clearInterval(knocking);
      clearTimeout(patience);
      resolve(taken);
    };
    const patience = setTimeout(end, withinMs, false);
    container.addEventListener('controllerchange', () => end(true), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** The worker ends itself; one that is kept from it, its script being asked of the old service worker, is ended here. */
function knock(): void {
  const visitor = new Worker(new URL('../../../workers/knock.ts', import.meta.url), { type: 'module', name: 'knock' });
  setTimeout(() => visitor.terminate(), knockEveryMs);
}
