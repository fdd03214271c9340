const withinMs = 2_000;
/** Where the browser has no idle callback, as WebKit has none. */
const soonMs = 200;

/** Calls back once the browser has nothing else to do, within two seconds at the latest. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: withinMs });
  else setTimeout(then, soonMs);
}
