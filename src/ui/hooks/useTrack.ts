import type { Track } from '../../analytics/events.ts';
import { useService } from './services.ts';

/** Records an analytics event, with the user's consent. */
export const useTrack = (): Track => useService('track');
