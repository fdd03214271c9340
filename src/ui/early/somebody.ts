/** Any of these shows that somebody is there, often before they press something. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'paste', 'dragenter', 'drop'] as const;

/** Resolves at the first sign that somebody uses the page, or `waitMs` after it has loaded. */
export const somebody = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const done = (): void => {
      stop.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true, signal: stop.signal });
    const later = (): unknown => setTimeout(done, waitMs);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { signal: stop.signal });
  });
