import { createContext } from 'react';
import type { Watch } from '../../ingest/watch/watch.ts';
import { useRequired } from './useRequired.ts';

export const WatchContext = createContext<Watch | null>(null);

/** Looks again at listings that are deals. */
export const useWatch = (): Watch => useRequired(WatchContext);
