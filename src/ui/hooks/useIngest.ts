import type { Ingest } from '../../ingest/ingest.ts';
import { usePart } from './workspace.ts';

/** Turns links, pages and files into deals. */
export const useIngest = (): Ingest => usePart('ingest');
