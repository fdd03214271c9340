import { Workbox } from 'workbox-window';
import type { UpdateOffer } from '../../ui/features/frame/update/updateOffer.ts';
import { activateWorker } from './activateWorker.ts';
import { versionOf } from './askWorker.ts';
import { pageBuild } from './pageBuild.ts';
import { startOver } from './startOver.ts';
import { type TypedFields, watchTypedFields } from './typedFields.ts';

/** Shows the person what can be done about an update. Nothing reloads by itself while something typed could be lost. */
type Offer = (offer: UpdateOffer) => void;

/** What this tab's session keeps over a reload: the build it was reloaded for. */
const reloadedFor = 'yardstick-reloaded-for';
const checkEveryMs = 3_600_000;
const checkAtMostEveryMs = 60_000;
/** A worker that has just taken over answers once it has put the files of the build before away. */
const namedWithinMs = 20_000;

/**
 * Registers the service worker and watches for new builds by comparing build ids: workbox-window reports only the
 * first update of a page's life (GoogleChrome/workbox#3285) and its `isUpdate` is false in the tab that installed it (#3377).
 */
export function startPwa(offer: Offer): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const fields = watchTypedFields();
  const update = createUpdate(offer, fields);
  navigator.serviceWorker.addEventListener('controllerchange', () => void update.controllerChanged());
  const workbox = new Workbox('/sw.js', { scope: '/' });
  workbox.addEventListener('waiting', update.takeOverIfWaiting);
  // A page that is older than its worker right from its start: the reload for the new build did not bring it.
  void update.controllerChanged();
  void register(workbox, update);
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const build = `chunk of ${pageBuild()}`;
    // The screen says that a part could not be loaded; what was typed stays, and the person chooses the moment.
    if (fields.unsaved().length > 0) return update.offerReload(build);
    event.preventDefault();
    update.reloadOnce(build);
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
  /** Has the new version take over behind the page, which stays as it is; the card comes when it has (specification, section 2). */
  readonly takeOverIfWaiting: () => void;
  readonly controllerChanged: () => Promise<void>;
  /** Reloads for a build, once; still the old one after it, a repair is offered instead. */
  readonly reloadOnce: (build: string) => void;
  readonly offerReload: (build: string) => void;
}

function createUpdate(offer: Offer, fields: TypedFields): Update {
  const unsaved = () => fields.unsaved();
  let takingOver = false;
  let reloading = false;
  const offerRepair = (): void => offer({ kind: 'stuck', act: repair, unsaved });
  const reloadOnce = (build: string): void => {
    if (reloading) return;
    if (wasReloadedFor(build)) return offerRepair();
    sessionStorage.setItem(reloadedFor, build);
    reloading = true;
    location.reload();
  };
  const update: Update = {
    registration: null,
    reloadOnce,
    offerReload: (build) => offer({ kind: 'ready', act: async () => (reloadOnce(build), true), unsaved }),
    takeOverIfWaiting: () => {
      const waiting = update.registration?.waiting ?? null;
      if (waiting === null || navigator.serviceWorker.controller === null || takingOver) return;
      takingOver = true;
      // One that does not come in time is asked again at the next look.
      void activateWorker(waiting).finally(() => (takingOver = false));
    },
    controllerChanged: async () => {
      const { controller } = navigator.serviceWorker;
      const build = await versionOf(controller, namedWithinMs);
      if (controller === null) return;
      // One that took over and does not say what it is may be broken.
      if (build === null) return offerRepair();
      // The first install ends here too; then the build is this page's own.
      if (build === pageBuild()) return;
      if (wasReloadedFor(build)) offerRepair();
      else update.offerReload(build);
    },
  };
  return update;
}

const wasReloadedFor = (build: string): boolean => sessionStorage.getItem(reloadedFor) === build;

function watch(registration: ServiceWorkerRegistration, update: Update): void {
  update.registration = registration;
  const installed = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') update.takeOverIfWaiting();
    });
  installed(registration.installing);
  update.takeOverIfWaiting();
  registration.addEventListener('updatefound', () => installed(registration.installing));
  let last = Date.now();
  const check = (atMostEveryMs: number): void => {
    if (!navigator.onLine || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    registration.update().then(update.takeOverIfWaiting, () => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check(checkAtMostEveryMs);
  });
  addEventListener('online', () => check(0));
  setInterval(() => check(checkAtMostEveryMs), checkEveryMs);
}

async function repair(): Promise<boolean> {
  sessionStorage.removeItem(reloadedFor);
  return startOver();
}
