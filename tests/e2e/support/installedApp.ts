import type { BrowserContext, Page } from 'playwright';

/** The system's functions for installed apps, which Chromium offers to the process that started it (`PWA.…` in the DevTools protocol). */
export type AppSystem = (method: string, asked?: object) => Promise<unknown>;

/** The system for a profile on disk and the app at this origin. */
export async function appSystem(context: BrowserContext, origin: string): Promise<AppSystem> {
  const session = await context.browser()?.newBrowserCDPSession();
  const send = session?.send.bind(session) as ((method: string, asked: object) => Promise<unknown>) | undefined;
  if (send === undefined) throw new Error('This Chromium has no DevTools session for its system functions');
  return (method, asked = {}) => send(method, { manifestId: `${origin}/`, ...asked });
}

/** Whether a page is in the app's own window, without an address bar. */
export const isInAppWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(display-mode: standalone)').matches).catch(() => false);
