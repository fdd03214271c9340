import { queryServiceWorker } from './queryServiceWorker.ts';
import { pageBuild } from './pageBuild.ts';
import { serverHasApp, resetApp } from './resetApp.ts';
import type { AppFiles, AppFilesStatus, RepairAnswer, UpdateCheck } from '../../ui/hooks/serviceParts.ts';

const listedWithinMs = 4_000;
const renewedWithinMs = 120_000;
const installedWithinMs = 120_000;

/** Checks and repairs the app's own files, from the page. */
export const createAppFiles = (): AppFiles => ({ standing, check, repair, startOver: resetApp });

const unsupported = (): boolean => !('serviceWorker' in navigator);

async function standing(): Promise<AppFilesStatus> {
  const nothing = { page: pageBuild(), build: null, kept: [], missing: [], updateReady: false };
  if (unsupported()) return { worker: 'unsupported', ...nothing };
  const registration = await navigator.serviceWorker.getRegistration();
  const { controller } = navigator.serviceWorker;
  if (controller === null) return { worker: registration?.installing || registration?.active ? 'starting' : 'none', ...nothing };
  const files = keptFilesOf(await queryServiceWorker(controller, 'FILES', listedWithinMs));
  return { worker: 'serving', ...nothing, ...files, updateReady: registration?.waiting != null };
}

function keptFilesOf(answer: unknown): Partial<Pick<AppFilesStatus, 'build' | 'kept' | 'missing'>> {
  if (typeof answer !== 'object' || answer === null) return {};
  const { build, kept, missing } = answer as Readonly<Record<string, unknown>>;
  return typeof build === 'string' && isPaths(kept) && isPaths(missing) ? { build, kept, missing } : {};
}

const isPaths = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((path) => typeof path === 'string');

async function check(): Promise<UpdateCheck> {
  if (unsupported()) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return (await serverHasApp()) ? 'unsupported' : 'offline';
  try {
    await registration.update();
  } catch {
    // The browser reports the same error for a missing network and for a response that is not a script.
    return 'offline';
  }
  await settledInstall(registration);
  return registration.waiting === null ? 'current' : 'ready';
}

/** Waits until an installing worker has its files, or has failed to get them. */
function settledInstall(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing } = registration;
  if (installing === null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, installedWithinMs);
    installing.addEventListener('statechange', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function repair(): Promise<RepairAnswer> {
  if (unsupported()) return { kind: 'unsupported' };
  if (!(await serverHasApp())) return { kind: 'offline' };
  const registration = (await navigator.serviceWorker.getRegistration()) ?? (await registered());
  if (registration === null) return { kind: 'unsupported' };
  if ((await check()) === 'ready') return { kind: 'newer' };
  const answer = await queryServiceWorker(registration.active, 'REPAIR', renewedWithinMs);
  if (typeof answer !== 'object' || answer === null) return { kind: 'silent' };
  const { renewed, refused } = answer as { readonly renewed?: unknown; readonly refused?: unknown };
  if (isPaths(refused) && refused.length > 0) return { kind: 'refused', paths: refused };
  return typeof renewed === 'number' ? { kind: 'repaired', files: renewed } : { kind: 'silent' };
}

/** If no service worker is registered, registering one fetches every file. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await settledInstall(registration);
    return registration;
  } catch {
    return null;
  }
}
