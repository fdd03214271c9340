const withinMs = 2_000;
/** Fallback delay in milliseconds, for browsers without idle callbacks, such as WebKit. */
const soonMs = 200;

/** Calls back when the browser is idle, or after two seconds at the latest. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: withinMs });
  else setTimeout(then, soonMs);
}
