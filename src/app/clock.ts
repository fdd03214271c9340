import { instant, type Instant } from '../core/kernel/calendar.ts';
import { createId, type Id } from '../core/kernel/id.ts';

declare const __TEST_BUILD__: boolean;

/** The current time. The only place that reads the clock. Test builds may replace it with `window.__clock`. */
export function now(): Instant {
  const clock = __TEST_BUILD__ ? (globalThis as { readonly __clock?: () => number }).__clock : undefined;
  return instant(clock === undefined ? Date.now() : clock());
}

/** A new id. The only place that gets randomness from the platform. */
export function newId(): Id {
  return createId(now(), crypto.getRandomValues(new Uint8Array(16)));
}

/** A random UUID, for servers that require one. */
export function newRunId(): string {
  return crypto.randomUUID();
}

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
