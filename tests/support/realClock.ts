import { instant, type Instant } from '../../src/core/kernel/calendar.ts';

/**
 * This machine's clocks, for timestamps that another clock must accept and for components that a test wires together. No test result may
 * depend on them, which `tests/architecture/clocks.test.ts` checks.
 */
export const wallTime = (): Instant => instant(Date.now());

/** A time in milliseconds that never jumps. */
export const elapsedTime = (): number => performance.now();

/** Fires at a time on `elapsedTime`, or at once if it has passed. */
export const ringAt = (at: number, ring: () => void): ReturnType<typeof setTimeout> => setTimeout(ring, Math.max(0, at - elapsedTime()));
