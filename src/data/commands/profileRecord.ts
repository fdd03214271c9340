import { parseProfile } from '../../core/deal/record/dealSchema.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { Profile } from '../../core/deal/profile.ts';
import { openDocuments, type Documents } from '../collections/database.ts';
import { toRecord } from '../collections/recordDocument.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { documentsName, personOf, workspaceOf } from '../view/viewName.ts';
import type { OpenStores } from './stores.ts';

/** The one profile record of a workspace. */
export const profileId = 'profile';

/** A profile and the state of its record. Null if there is none and the default applies. */
export interface ReadProfile {
  readonly profile: Profile;
  readonly mid: string | null;
}

const standard: ReadProfile = { profile: standardProfile, mid: null };

/** The setting of a team workspace's view that has the person's own profile, because their personal workspace is not open here. */
const ownProfileKey = 'profile/own';

/**
 * The profile that scores the deals: the one stored in this workspace. In a team workspace without one, it is the person's own. Called for
 * every row created.
 */
export async function readProfileRecord({ documents, view }: OpenStores): Promise<ReadProfile> {
  const stored = await storedProfile(documents);
  if (stored !== null || workspaceOf(documents.name) === null) return stored ?? standard;
  const own = (await view.settings.get(ownProfileKey))?.value as ReadProfile | undefined;
  const read = own === undefined ? null : parseProfile(own.profile);
  return read?.ok === true ? { profile: read.value, mid: own?.mid ?? null } : standard;
}

export const readProfile = async (stores: OpenStores): Promise<Profile> => (await readProfileRecord(stores)).profile;

/** The profile stored in a workspace. RxDB's query cache returns it until it changes, here or in another tab. Null if there is none. */
export async function storedProfile(documents: Pick<Documents, 'profiles'>): Promise<ReadProfile | null> {
  const document = (await documents.profiles.findByIds([profileId]).exec()).get(profileId);
  const found = document === undefined ? null : toRecord('profiles', document.toJSON());
  const read = found === null || found.deleted ? null : parseProfile(found.doc);
  return read?.ok === true ? { profile: read.value, mid: found?.mid ?? null } : null;
}

/**
 * Copies the person's own profile to the view of a team workspace, which is about to be opened. It is read from their personal workspace,
 * and never becomes a record of the team.
 */
export async function copyOwnProfile(team: string, view: ViewDb): Promise<void> {
  const documents = await openDocuments(documentsName(personOf(team)), ['profiles']);
  try {
    const own = await storedProfile(documents);
    if (own === null) await view.settings.delete(ownProfileKey);
    else await view.settings.put({ key: ownProfileKey, value: own });
  } finally {
    await documents.close();
  }
}
