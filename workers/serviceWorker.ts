import { cacheNames, clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type FileStore, listKeptFiles, renewFiles } from './files/keptFiles.ts';
import { isFileOfBuild } from './files/wholeAnswer.ts';
import { openToItsOpener, receivePath } from './share/openToItsOpener.ts';
import { receiveShare, sharePath } from './share/receiveShare.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };
declare const __BUILD_ID__: string;

// A file that does not come whole, or a page of another release, refuses the install: the version before goes on, and works offline.
addPlugins([
  { cacheWillUpdate: async ({ request, response }) => ((await isFileOfBuild(__BUILD_ID__, request.url, response)) ? response : null) },
]);

const entries = self.__WB_MANIFEST;
// `/` is the landing page, prerendered; every other route starts from the empty page.
precacheAndRoute(entries, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: 'landing.html' });
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

const store: FileStore = {
  build: __BUILD_ID__,
  files: entries.flatMap((entry) => {
    const { href } = new URL(typeof entry === 'string' ? entry : entry.url, location.href);
    const key = getCacheKeyForURL(href);
    return key === undefined ? [] : [{ url: href, key }];
  }),
  open: () => caches.open(cacheNames.precache),
  fetch: (url) => fetch(url, { cache: 'reload', credentials: 'same-origin' }),
};

// Claims only once activated, and activation waits for the person's word.
clientsClaim();
self.addEventListener('message', (event) => {
  const type: unknown = (event.data as { readonly type?: unknown } | null)?.type;
  const answer = (words: Promise<unknown>): void => event.waitUntil(words.then((said) => event.ports[0]?.postMessage(said)));
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'VERSION') event.ports[0]?.postMessage(__BUILD_ID__);
  if (type === 'FILES') answer(listKeptFiles(store));
  if (type === 'REPAIR') answer(renewFiles(store));
});
