import { createContext } from 'react';
import type { Track } from '../../analytics/events.ts';
import { useRequired } from './useRequired.ts';

export const TrackContext = createContext<Track | null>(null);

/** Counts what a person did, where they allowed it. */
export const useTrack = (): Track => useRequired(TrackContext);
