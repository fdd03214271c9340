import { instant, type Instant } from '../../src/core/kernel/calendar.ts';

/**
 * This machine's clocks, for stamps that another clock must accept and for the clocks of parts that a test wires together. No test decides
 * by them: `tests/architecture/clocks.test.ts`.
 */
export const wallTime = (): Instant => instant(Date.now());

/** Milliseconds that never jump. */
export const elapsedTime = (): number => performance.now();

/** Rings at a moment of `elapsedTime`, at once where it is over. */
export const ringAt = (at: number, ring: () => void): ReturnType<typeof setTimeout> => setTimeout(ring, Math.max(0, at - elapsedTime()));
