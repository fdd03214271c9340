import { Dexie } from 'dexie';
import { parseProfile } from '../../core/deal/record/dealSchema.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { Documents } from '../collections/database.ts';
import { readRecords } from '../collections/recordWrites.ts';

/** The one profile record of a person. */
export const profileId = 'profile';

/** A profile and the state of its record; null where the person has none and the standard one holds. */
export interface ReadProfile {
  readonly profile: Profile;
  readonly mid: string | null;
}

export async function readProfileRecord(documents: Documents): Promise<ReadProfile> {
  const [found] = await readRecords(documents, 'profiles', [profileId]);
  const read = found === undefined || found.deleted ? null : parseProfile(found.doc);
  return read?.ok === true ? { profile: read.value, mid: found?.mid ?? null } : { profile: standardProfile, mid: null };
}

export const readProfile = async (documents: Documents): Promise<Profile> => (await readProfileRecord(documents)).profile;

let known = new WeakMap<Documents, Promise<Profile>>();
Dexie.on.storagemutated.subscribe((parts) => {
  if (Object.keys(parts).some((part) => part === 'all' || part.includes('--profiles/'))) known = new WeakMap();
});

/**
 * The profile as it was read last, until somebody changes it, here or in another tab. Of the pages of a first pull each question to IndexedDB
 * waits behind the page that is being stored: to ask for each was a fifth of the pull.
 */
export function knownProfile(documents: Documents): Promise<Profile> {
  const before = known.get(documents);
  if (before !== undefined) return before;
  const reading = readProfile(documents);
  known.set(documents, reading);
  reading.catch(() => known.delete(documents));
  return reading;
}
