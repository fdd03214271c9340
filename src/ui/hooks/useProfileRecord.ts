import { createContext } from 'react';
import type { DataWorker } from '../../data/dataWorker.ts';
import { useRequired } from './useRequired.ts';

/** The standard profile where the storage did not answer. */
export type ProfileRecord = Pick<DataWorker, 'readProfile' | 'writeProfile'>;

export const ProfileRecordContext = createContext<ProfileRecord | null>(null);

/** The person's profile as it is stored. */
export const useProfileRecord = (): ProfileRecord => useRequired(ProfileRecordContext);
