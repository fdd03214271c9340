import { usePart } from './workspace.ts';
import type { Deals } from './workspaceParts.ts';

/** The person's deals. */
export const useDeals = (): Deals => usePart('deals');
