import { parseProfile } from '../../core/deal/record/dealSchema.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { Documents } from '../collections/database.ts';
import { toRecord } from '../collections/recordDocument.ts';

/** The one profile record of a person. */
export const profileId = 'profile';

/** A profile and the state of its record. Null if the person has none and the default applies. */
export interface ReadProfile {
  readonly profile: Profile;
  readonly mid: string | null;
}

/** Called for every row created. RxDB's query cache returns the profile until it changes, here or in another tab. */
export async function readProfileRecord(documents: Documents): Promise<ReadProfile> {
  const document = (await documents.profiles.findByIds([profileId]).exec()).get(profileId);
  const found = document === undefined ? null : toRecord('profiles', document.toJSON());
  const read = found === null || found.deleted ? null : parseProfile(found.doc);
  return read?.ok === true ? { profile: read.value, mid: found?.mid ?? null } : { profile: standardProfile, mid: null };
}

export const readProfile = async (documents: Documents): Promise<Profile> => (await readProfileRecord(documents)).profile;
