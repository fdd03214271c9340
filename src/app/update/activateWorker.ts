const knockEveryMs = 1_000;
const withinMs = 20_000;

/**
 * Makes the waiting worker take over. Returns whether it did. The page must not reload before that: a browser (Chromium 156) would send the
 * request to the worker it is about to end, and the page would never load. If the old worker gets a request just as it is ended, it
 * restarts and continues for as long as it gets requests, so the waiting worker does not take over automatically. Starting a dedicated
 * worker from the page makes the browser notice the waiting one, because the script is fetched like a page.
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

/**
 * Wakes the waiting worker by starting a dedicated worker that ends itself. If the old service worker gets the request for the script
 * instead, the dedicated worker is ended here.
 */
function knock(): void {
  const visitor = new Worker(new URL('../../../workers/wakeWorker.ts', import.meta.url), { type: 'module', name: 'knock' });
  setTimeout(() => visitor.terminate(), knockEveryMs);
}
