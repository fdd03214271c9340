import { usePart } from './workspace.ts';
import type { Deals } from './workspaceParts.ts';

/** Reads and changes the user's deals. */
export const useDeals = (): Deals => usePart('deals');
