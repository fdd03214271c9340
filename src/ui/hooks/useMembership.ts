import { usePart } from './workspace.ts';
import type { Membership } from './workspaceParts.ts';

/** The user's plan usage, community and links. */
export const useMembership = (): Membership => usePart('membership');
