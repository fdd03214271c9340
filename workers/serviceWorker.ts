import { cacheNames, clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { previousBuildCache, keepPreviousBuildFiles } from './files/previousBuildFiles.ts';
import { listCachedFiles, renewFiles } from './files/cachedFiles.ts';
import { isFileOfBuild } from './files/completeResponse.ts';
import { openNotification } from './share/openNotification.ts';
import { allowOpenerAccess, receivePath } from './share/allowOpenerAccess.ts';
import { receiveShare, sharePath } from './share/receiveShare.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD_ID__: string;

/** The service worker's static routing, which TypeScript does not know yet: https://w3c.github.io/ServiceWorker/#register-router-method */
interface StaticRoutes {
  addRoutes(rule: {
    readonly condition: { readonly or: readonly { readonly urlPattern: { readonly pathname: string } }[] };
    readonly source: 'network';
  }): Promise<void>;
}

const build = __BUILD_ID__;

const open = () => caches.open(cacheNames.precache);
const precache = new PrecacheController({
  plugins: [
    // An incomplete file, or a page from another release, makes the install fail. The previous version stays and works offline.
    { cacheWillUpdate: async ({ request, response }) => ((await isFileOfBuild(build, request.url, response)) ? response : null) },
  ],
});
// workbox-build injects the file list here.
precache.addToCacheList(self.__WB_MANIFEST);
const files = [...precache.getURLsToCacheKeys()].map(([url, key]) => ({ url, key }));
const store = {
  build,
  files,
  open,
  fetch: (url: string) => fetch(url, { cache: 'reload', credentials: 'same-origin' }),
};

// Chromium sends these straight to the network. Otherwise a long sync would keep this worker busy, and a newer one could not take over.
const backend = ['/auth/v1', '/account/v1', '/functions/v1', '/storage/v1', '/sync/v1', '/health'];
self.addEventListener('install', (event) => {
  const { addRoutes } = event as ExtendableEvent & Partial<StaticRoutes>;
  const condition = { or: backend.flatMap((path) => [path, `${path}/*`]).map((pathname) => ({ urlPattern: { pathname } })) };
  if (addRoutes !== undefined) event.waitUntil(addRoutes.call(event, { condition, source: 'network' }));
});

// All releases share one cache. An activated worker removes files that it does not list, but not while a newer one is installing.
const cacheLock = 'yardstick-precache';
self.addEventListener('install', (event) => event.waitUntil(navigator.locks.request(cacheLock, () => precache.install(event))));
self.addEventListener('activate', (event) =>
  event.waitUntil(navigator.locks.request(cacheLock, { ifAvailable: true }, (lock) => (lock === null ? null : precache.activate(event)))),
);

// `/` is the prerendered landing page. Every other route starts from the empty page.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: 'landing.html' }));
const shell = precache.createHandlerBoundToURL('/index.html');
registerRoute(
  ({ url }) => url.pathname === sharePath,
  ({ request }) => receiveShare(request, { at: Date.now(), newKey: () => crypto.randomUUID() }),
  'POST',
);
registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === receivePath, allowOpenerAccess(shell));
registerRoute(
  new NavigationRoute(shell, {
    denylist: [...backend.map((path) => new RegExp(String.raw`^${path}(/|$)`)), /^\/__mailbox(\/|$)/, /\/[^/?]+\.[^/]+$/],
  }),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { clients } = self;
  const windows = {
    matchAll: () => clients.matchAll({ type: 'window' }),
    openWindow: (url: string) => clients.openWindow(url),
    origin: location.origin,
  };
  event.waitUntil(openNotification(event.notification.data, windows));
});

// A page of the previous build keeps its own files until reloaded.
const keepBefore = () => keepPreviousBuildFiles({ keys: new Set(files.map(({ key }) => key)), open, caches });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url, { cacheName: previousBuildCache })) ?? fetch(request),
);

clientsClaim();
self.addEventListener('message', (event) => {
  const type: unknown = (event.data as { readonly type?: unknown } | null)?.type;
  const answer = (words: Promise<unknown>): void => event.waitUntil(words.then((said) => event.ports[0]?.postMessage(said)));
  if (type === 'SKIP_WAITING')
    event.waitUntil(
      keepBefore()
        .catch(() => null)
        .then(() => self.skipWaiting()),
    );
  if (type === 'VERSION') event.ports[0]?.postMessage(build);
  if (type === 'FILES') answer(listCachedFiles(store));
  if (type === 'REPAIR') answer(renewFiles(store));
});
