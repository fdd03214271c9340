import type { Page, Request } from 'playwright';

/** Opens the landing page and waits until its sections below the fold are hydrated too. */
export async function openWholePage(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction(() => document.querySelector('[data-part]') === null);
}

/** The requests that the page makes during an action, without the health check of our server. */
export async function callsDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const calls: string[] = [];
  const note = (request: Request): void => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && pathname !== '/health') calls.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return calls;
}

/** A gate that blocks until the test opens it. */
export function newGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve(), { once: true }));
  return { opened, open: () => void gate.dispatchEvent(new Event('open')) };
}
