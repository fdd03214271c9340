import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openToItsOpener, receivePath } from './share/openToItsOpener.ts';
import { receiveShare, sharePath } from './share/receiveShare.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };
declare const __BUILD_ID__: string;

// A host that answers a missing asset with index.html (200) would poison the cache for good: refuse the install instead.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const extension = new URL(request.url).pathname.split('.').pop();
      const type = response.headers.get('content-type') ?? '';
      return response.status !== 200 || (extension !== 'html' && type.startsWith('text/html')) ? null : response;
    },
  },
]);

// `/` is the landing page, prerendered; every other route starts from the empty page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: 'landing.html' });
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL('/index.html');
registerRoute(
  ({ url }) => url.pathname === sharePath,
  ({ request }) => receiveShare(request, { at: Date.now(), newKey: () => crypto.randomUUID() }),
  'POST',
);
registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === receivePath, openToItsOpener(shell));
registerRoute(
  new NavigationRoute(shell, {
    denylist: [/^\/(auth|account|functions|storage|sync)\/v1(\/|$)/, /^\/__mailbox$/, /\/[^/?]+\.[^/]+$/],
  }),
);

// Claims only once activated, and activation waits for the person's word.
clientsClaim();
self.addEventListener('message', (event) => {
  const type: unknown = (event.data as { readonly type?: unknown } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'VERSION') event.ports[0]?.postMessage(__BUILD_ID__);
});
