import type { Watch } from '../../ingest/watch/watch.ts';
import { usePart } from './workspace.ts';

/** Re-checks the listings of deals. */
export const useWatch = (): Watch => usePart('watch');
