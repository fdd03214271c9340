import { usePart } from './workspace.ts';
import type { ProfileRecord } from './workspaceParts.ts';

/** The user's stored profile. */
export const useProfileRecord = (): ProfileRecord => usePart('profileRecord');
