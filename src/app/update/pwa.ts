import { Workbox } from 'workbox-window';
import { inboxCache } from '../../data/device/inbox.ts';

/** What the page shows of an update; each is called at most once per new build. */
export interface UpdatePrompts {
  /** A new build waits, or took over at another tab's word: `apply` reloads into it. Nothing reloads by itself. */
  readonly offer: (apply: () => void) => void;
  /** Still the old build after a reload for the new one. `repair` drops workers and caches, never the person's data. */
  readonly broken: (repair: () => void) => void;
}

const reloadedFor = 'yardstick-reloaded-for';
const checkEveryMs = 3_600_000;
const checkAtMostEveryMs = 60_000;
const takeoverWithinMs = 4_000;
const answerWithinMs = 1_500;

/** The build this page was made from. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';

/**
 * Registers the service worker and watches for new builds by comparing build ids: workbox-window reports only the
 * first update of a page's life (GoogleChrome/workbox#3285) and its `isUpdate` is false in the tab that installed it (#3377).
 */
export function startPwa(prompts: UpdatePrompts): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const update = createUpdate(prompts);
  navigator.serviceWorker.addEventListener('controllerchange', () => void update.controllerChanged());
  const workbox = new Workbox('/sw.js', { scope: '/' });
  workbox.addEventListener('waiting', update.offerIfWaiting);
  void register(workbox, update);
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    event.preventDefault();
    update.reloadOnce(`chunk of ${pageBuild()}`);
  });
}

async function register(workbox: Workbox, update: Update): Promise<void> {
  try {
    const registration = await workbox.register();
    if (registration !== undefined) watch(registration, update);
  } catch (cause) {
    console.warn('Service worker registration failed', cause);
  }
}

interface Update {
  registration: ServiceWorkerRegistration | null;
  readonly offerIfWaiting: () => void;
  readonly controllerChanged: () => Promise<void>;
  readonly reloadOnce: (build: string) => void;
}

function createUpdate(prompts: UpdatePrompts): Update {
  let applying = false;
  let reloading = false;
  const reloadOnce = (build: string): void => {
    if (reloading) return;
    if (sessionStorage.getItem(reloadedFor) === build) {
      prompts.broken(() => void repair());
      return;
    }
    sessionStorage.setItem(reloadedFor, build);
    reloading = true;
    location.reload();
  };
  const apply = async (): Promise<void> => {
    applying = true;
    const waiting = update.registration?.waiting ?? null;
    if (waiting === null) return location.reload();
    const build = (await versionOf(waiting)) ?? 'unknown';
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => reloadOnce(build), takeoverWithinMs);
  };
  const update: Update = {
    registration: null,
    reloadOnce,
    offerIfWaiting: () => {
      if (update.registration?.waiting && navigator.serviceWorker.controller) prompts.offer(() => void apply());
    },
    controllerChanged: async () => {
      const build = await versionOf(navigator.serviceWorker.controller);
      // The first install ends here too; then the build is this page's own.
      if (build === null || build === pageBuild()) return;
      if (applying) reloadOnce(build);
      else prompts.offer(() => reloadOnce(build));
    },
  };
  return update;
}

function watch(registration: ServiceWorkerRegistration, update: Update): void {
  update.registration = registration;
  const installed = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') update.offerIfWaiting();
    });
  installed(registration.installing);
  update.offerIfWaiting();
  registration.addEventListener('updatefound', () => installed(registration.installing));
  let last = Date.now();
  const check = (atMostEveryMs: number): void => {
    if (!navigator.onLine || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    registration.update().then(update.offerIfWaiting, () => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check(checkAtMostEveryMs);
  });
  addEventListener('online', () => check(0));
  setInterval(() => check(checkAtMostEveryMs), checkEveryMs);
}

/** The build a worker was made from; null when it does not answer in time. */
function versionOf(worker: ServiceWorker | null): Promise<string | null> {
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', (event) => resolve(String(event.data)), { once: true });
    channel.port1.start();
    worker.postMessage({ type: 'VERSION' }, [channel.port2]);
    setTimeout(resolve, answerWithinMs, null);
  });
}

async function repair(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  // What was handed to the app and not read yet is the person's.
  for (const name of await caches.keys()) if (name !== inboxCache) await caches.delete(name);
  sessionStorage.removeItem(reloadedFor);
  location.replace(location.pathname);
}
