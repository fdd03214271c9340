import type { Track } from '../../analytics/events.ts';
import { useService } from './services.ts';

/** Counts what a person did, where they allowed it. */
export const useTrack = (): Track => useService('track');
