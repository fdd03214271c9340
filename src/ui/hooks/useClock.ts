import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import { useService } from './services.ts';

/** Time and chance, which only the composition root takes from the platform. */
export interface Clock {
  readonly now: () => Instant;
  readonly newId: () => Id;
}

/** The clock, and ids for what is made now. */
export const useClock = (): Clock => useService('clock');
