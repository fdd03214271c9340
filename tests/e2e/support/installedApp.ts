import type { BrowserContext, Page } from 'playwright';

/** What the system does with installed apps, as Chromium offers it to the one who started it (`PWA.…` of the DevTools protocol). */
export type AppSystem = (method: string, asked?: object) => Promise<unknown>;

/** The system of a profile on disk, for the app of this origin. */
export async function appSystem(context: BrowserContext, origin: string): Promise<AppSystem> {
  const session = await context.browser()?.newBrowserCDPSession();
  const send = session?.send.bind(session) as ((method: string, asked: object) => Promise<unknown>) | undefined;
  if (send === undefined) throw new Error('Chromium is driven over a pipe');
  return (method, asked = {}) => send(method, { manifestId: `${origin}/`, ...asked });
}

/** Whether a page stands in the app's own window, without a browser's address bar. */
export const isInAppWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(display-mode: standalone)').matches).catch(() => false);
