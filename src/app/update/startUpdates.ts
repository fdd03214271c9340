import { Workbox } from 'workbox-window';
import { unreachable } from '../../core/kernel/result.ts';
import type { UpdateOffer } from '../../ui/features/frame/updateOffer.ts';
import { activateWorker } from './activateWorker.ts';
import { workerVersion } from './queryServiceWorker.ts';
import { pageBuild } from './pageBuild.ts';
import { resetApp } from './resetApp.ts';
import { servedBuild } from './servedBuild.ts';
import { watchUnsavedInput } from './unsavedInput.ts';
import { firstUpdateState, type UpdateEffect, type UpdateEvent, updateStep } from './updateStep.ts';

/** The sessionStorage key for the reason of this tab's last reload. */
const reloadedFor = 'yardstick-reloaded-for';
const checkEveryMs = 3_600_000;
const checkAtMostEveryMs = 60_000;
/** Allows time for a new worker to set the previous build's files aside before it answers. */
const identifiedWithinMs = 20_000;

/**
 * Registers the service worker and keeps the page's update state (`updateStep.ts`). New builds are found by comparing build ids:
 * workbox-window reports only the first update of a page's life (GoogleChrome/workbox#3285) and its `isUpdate` is false in the tab that
 * installed it (#3377).
 */
export function startUpdates(offer: (offer: UpdateOffer) => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const fields = watchUnsavedInput();
  let state = firstUpdateState({ build: pageBuild(), reloadedFor: sessionStorage.getItem(reloadedFor) });
  const dispatch = async (event: UpdateEvent): Promise<boolean> => {
    const next = updateStep(state, event);
    ({ state } = next);
    const done = await Promise.all(next.effects.map(run));
    return done.every(Boolean);
  };
  /** Returns false if the repair needs the server, which did not answer. */
  const run = async (effect: UpdateEffect): Promise<boolean> => {
    switch (effect.type) {
      case 'activate':
        await activateWaiting();
        return dispatch({ type: 'activationEnded' });
      case 'identifyController': {
        const { controller } = navigator.serviceWorker;
        if (controller === null) return true;
        return dispatch({ type: 'controllerIdentified', build: await workerVersion(controller, identifiedWithinMs) });
      }
      case 'offer':
        offer({ kind: effect.kind, act: () => dispatch({ type: 'accepted' }), unsaved: () => fields.unsaved() });
        return true;
      case 'reload':
        sessionStorage.setItem(reloadedFor, effect.build);
        location.reload();
        return true;
      case 'repair':
        sessionStorage.removeItem(reloadedFor);
        return resetApp();
      default:
        return unreachable(effect);
    }
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => void dispatch({ type: 'controllerChanged' }));
  // If the page loaded with a build older than its worker's, the reload did not bring the new build.
  void dispatch({ type: 'controllerChanged' });
  /** Files also fail to load when the connection breaks or the page is being left, so only a newer build on the server counts. */
  const lookForMissingFile = async (): Promise<void> => {
    // Noted now, because the screen that failed to load may replace the fields.
    const hasUnsaved = fields.unsaved().length > 0;
    const build = await servedBuild();
    if (build !== null && build !== pageBuild()) await dispatch({ type: 'fileMissing', hasUnsaved });
  };
  addEventListener('vite:preloadError', () => void lookForMissingFile());
  void register(() => void dispatch({ type: 'workerWaiting', isControlled: navigator.serviceWorker.controller !== null }));
}

async function activateWaiting(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  if (waiting !== null) await activateWorker(waiting);
}

async function register(onWaiting: () => void): Promise<void> {
  try {
    const registration = await new Workbox('/sw.js', { scope: '/' }).register();
    if (registration !== undefined) watch(registration, onWaiting);
  } catch (cause) {
    console.warn('Service worker registration failed', cause);
  }
}

/** Reports waiting workers, and checks for new ones hourly, when the page becomes visible and when the connection returns. */
function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const look = (): void => {
    if (registration.waiting !== null) onWaiting();
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  follow(registration.installing);
  look();
  registration.addEventListener('updatefound', () => follow(registration.installing));
  let last = Date.now();
  const check = (atMostEveryMs: number): void => {
    if (!navigator.onLine || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    registration.update().then(look, () => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check(checkAtMostEveryMs);
  });
  addEventListener('online', () => check(0));
  setInterval(() => check(checkAtMostEveryMs), checkEveryMs);
}
