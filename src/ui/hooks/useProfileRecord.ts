import type { DataWorker } from '../../data/dataWorker.ts';
import { usePart } from './workspace.ts';

/** The standard profile where the storage did not answer. */
export type ProfileRecord = Pick<DataWorker, 'readProfile' | 'writeProfile'>;

/** The person's profile as it is stored. */
export const useProfileRecord = (): ProfileRecord => usePart('profileRecord');
