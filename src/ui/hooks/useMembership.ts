import { usePart } from './workspace.ts';
import type { Membership } from './workspaceParts.ts';

/** The user's plan usage and community. */
export const useMembership = (): Membership => usePart('membership');
