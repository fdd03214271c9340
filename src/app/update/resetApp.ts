import { inboxCache } from '../../data/device/inbox.ts';

/** Whether our server can deliver the app. Otherwise removed files could not be downloaded again. */
export async function serverHasApp(): Promise<boolean> {
  try {
    const page = await fetch('/sw.js', { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    return page.ok && (page.headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return false;
  }
}

/**
 * Removes service workers and the app's own files, and reloads from the server. Never removes the person's data: databases, settings, and
 * files received but not yet read. Does nothing and returns false while the server does not answer.
 */
export async function resetApp(): Promise<boolean> {
  if (!(await serverHasApp())) return false;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name !== inboxCache && name.includes('precache')) await caches.delete(name);
  location.replace(location.pathname);
  return true;
}
