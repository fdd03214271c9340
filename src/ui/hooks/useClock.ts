import { useService } from './services.ts';
import type { Clock } from './serviceParts.ts';

/** The clock, and ids for what is made now. */
export const useClock = (): Clock => useService('clock');
