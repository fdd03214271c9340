import type { Watch } from '../../ingest/watch/watch.ts';
import { usePart } from './workspace.ts';

/** Looks again at listings that are deals. */
export const useWatch = (): Watch => usePart('watch');
