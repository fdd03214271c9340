import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { handover } from '../../ui/early/handover.ts';
import type { createAppRouter } from '../router.tsx';

/** How long a first visitor's markup may stand in front of a live screen that does not settle. */
const settlesWithinMs = 8_000;

/** Puts the live page where the markup is, in the way the markup asks for. */
export async function takeOver(place: HTMLElement, router: ReturnType<typeof createAppRouter>, app: ReactNode): Promise<void> {
  if (place.dataset['prerendered'] === undefined) return startTransition(() => createRoot(place).render(app));
  // A part that cannot be loaded is the router's own failure to show.
  await router.load().catch(() => undefined);
  if (place.dataset['prerendered'] === 'screen') return besideMarkup(place, app);
  // The same page, alive, takes its place in one step.
  startTransition(() => createRoot(place).render(app));
}

/** A screen first reads what the device holds: it is made beside the markup and shown when it has something to say. */
async function besideMarkup(markup: HTMLElement, app: ReactNode): Promise<void> {
  const live = document.createElement('div');
  live.hidden = true;
  markup.after(live);
  startTransition(() => createRoot(live).render(app));
  await settled(live);
  markup.remove();
  live.id = 'root';
  live.hidden = false;
  handover.resume?.();
}

/** When the screen has its heading and waits for nothing. */
function settled(live: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const isWaiting = live.querySelector('h1') === null || live.querySelector('main output .animate-spin') !== null;
      if (isWaiting && performance.now() < end) return;
      clearTimeout(timer);
      changes.disconnect();
      resolve();
    };
    const end = performance.now() + settlesWithinMs;
    const timer = setTimeout(look, settlesWithinMs + 1);
    const changes = new MutationObserver(look);
    changes.observe(live, { childList: true, subtree: true });
  });
}
