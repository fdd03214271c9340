import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { createAppRouter } from '../router.tsx';

/** Whatever shows that somebody is about to use the page. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'dragenter'] as const;
/** WebKit has no idle callback. */
const idleAfterMs = 200;
const idleWithinMs = 2_000;

/** Renders the app, or hydrates the page that was prerendered when the browser is idle or somebody begins to use it. */
export async function startApp(place: HTMLElement, router: ReturnType<typeof createAppRouter>, app: () => ReactNode): Promise<void> {
  if (place.dataset['prerendered'] === undefined) return startTransition(() => createRoot(place).render(app()));
  await idleOrTouched();
  // As the prerendering router does, renders the matches without waiting for a first load in a suspense boundary.
  router.ssr = { manifest: undefined };
  // A screen that cannot be loaded is the router's own failure to show.
  await router.load().catch(() => undefined);
  startTransition(() => void hydrateRoot(place, app()));
}

function idleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = (): void => {
      stop.abort();
      resolve();
    };
    for (const touch of touches) addEventListener(touch, done, { capture: true, passive: true, signal: stop.signal });
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: idleWithinMs });
    else setTimeout(done, idleAfterMs);
  });
}
