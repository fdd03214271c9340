import { usePart } from './workspace.ts';
import type { ProfileRecord } from './workspaceParts.ts';

/** The person's profile as it is stored. */
export const useProfileRecord = (): ProfileRecord => usePart('profileRecord');
