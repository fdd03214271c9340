import type { Watch } from '../../ingest/watch/watch.ts';
import { usePart } from './workspace.ts';

/** Commands that re-check the deals' listings. */
export const useWatch = (): Watch => usePart('watch');
