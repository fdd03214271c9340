import { keptPart } from './keptParts.ts';

const quietMs = 300;

/**
 * When what lies below the fold may come alive: at once where nothing stands there yet, otherwise a moment after the page has loaded, and
 * sooner when somebody begins to use the page.
 */
export const whenCalm = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (keptPart('sections') === null) return resolve(null);
    const soon = () => setTimeout(resolve, quietMs);
    for (const touch of ['pointerdown', 'keydown', 'scroll']) addEventListener(touch, resolve, { once: true });
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon);
  });
