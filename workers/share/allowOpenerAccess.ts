import type { RouteHandlerCallback } from 'workbox-core';

/** The page that the bookmarklet opens, `src/app/received/ReceiveScreen.tsx`. */
export const receivePath = '/receive';

/** Serves the app's page so that its opener may message it. All other pages are isolated from their opener. */
export const allowOpenerAccess =
  (shell: RouteHandlerCallback): RouteHandlerCallback =>
  async (options) => {
    const page = await shell(options);
    const headers = new Headers(page.headers);
    headers.set('cross-origin-opener-policy', 'unsafe-none');
    return new Response(page.body, { status: page.status, headers });
  };
