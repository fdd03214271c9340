import { instant, type Instant } from '../core/kernel/calendar.ts';
import { createId, type Id } from '../core/kernel/id.ts';

declare const __TEST_BUILD__: boolean;

/** The one place that reads the clock. In test builds a test may put its own in `window.__clock`. */
export function now(): Instant {
  const clock = __TEST_BUILD__ ? (globalThis as { readonly __clock?: () => number }).__clock : undefined;
  return instant(clock === undefined ? Date.now() : clock());
}

/** The one place that takes chance from the platform. */
export function newId(): Id {
  return createId(now(), crypto.getRandomValues(new Uint8Array(16)));
}

/** A random UUID, where a server asks for one. */
export function newRunId(): string {
  return crypto.randomUUID();
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
