import { useService } from './services.ts';
import type { Clock } from './serviceParts.ts';

/** The clock and id generator. */
export const useClock = (): Clock => useService('clock');
