import { whenIdle } from '../../ui/preboot/whenIdle.ts';
import '../../ui/styles/global.css';

/** Events that show the visitor is about to use the page. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'dragenter'] as const;

/** The build knows it by this name (`vite.config.ts`). */
const app = () => import('../main.tsx');

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

// On a device that may have deals the style sheet hides the first visitor's page, and the app replaces it.
if (place.dataset['prerendered'] === 'first-visit' && document.documentElement.dataset['known'] !== undefined) {
  place.replaceChildren();
  delete place.dataset['prerendered'];
}
// A prerendered page is read first: the app starts when the browser is idle or the visitor begins to use the page.
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

/** Runs each script of the page in a separate task, so that the browser can answer between two of them. */
async function runScripts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    // The import that needs a missing script reports it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
