import { whenIdle } from '../../ui/preboot/whenIdle.ts';
import '../../ui/styles/global.css';

/** Events that show the visitor is about to use the page. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'dragenter'] as const;

/** `vite.config.ts` refers to this name. */
const app = () => import('../main.tsx');

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

// On a device that may have deals, the style sheet hides the first visitor's page, and the app replaces it.
if (place.dataset['prerendered'] === 'first-visit' && document.documentElement.dataset['known'] !== undefined) {
  place.replaceChildren();
  delete place.dataset['prerendered'];
}
// A prerendered page is readable at once, so the app starts when the browser is idle or the visitor begins to use the page.
if (place.dataset['prerendered'] !== undefined) {
  await idleOrTouched();
  await runScripts();
}
const { renderApp } = await app();
await renderApp(place);

function idleOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = (): void => {
      stop.abort();
      resolve();
    };
    for (const touch of touches) addEventListener(touch, done, { capture: true, passive: true, signal: stop.signal });
    whenIdle(done);
  });
}

/** Runs each of the page's scripts in a separate task, so that the browser can respond in between. */
async function runScripts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    // If a script is missing, the import that needs it reports the error.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
