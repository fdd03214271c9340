import { refusedKey } from './pendingQuestions.ts';
import { asObject, readStored, removeStoredSession, type DeviceStorage } from './storedSession.ts';
import type { User } from './user.ts';

/** Whose work this device has open. It outlives the session, which may end without the person's doing. */
export interface StoredPerson {
  readonly user: User;
  /** The server said that the account itself is gone. */
  readonly accountDeleted: boolean;
}

export const personKey = 'yardstick-person';

/** Null when nobody signed in here, or the last one signed out. */
export function readStoredPerson(storage: DeviceStorage): StoredPerson | null {
  const person = readStored(storage, personKey);
  const user = asObject(person?.['user']);
  if (typeof user?.['id'] !== 'string' || typeof user['email'] !== 'string') return null;
  return { user: { id: user['id'], email: user['email'] }, accountDeleted: person?.['accountDeleted'] === true };
}

/** Writes nothing when it is known already: every tab reads the session at every change. */
export function keepStoredPerson(storage: DeviceStorage, person: StoredPerson): void {
  const text = JSON.stringify(person);
  try {
    if (storage.getItem(personKey) !== text) storage.setItem(personKey, text);
  } catch {
    // A full or forbidden storage must not keep anybody from working; the session alone then says who it is.
  }
}

/** At the person's own word: neither who they are nor their session stays on this device. Their records do. */
export function removeStoredPerson(storage: DeviceStorage): void {
  // The session first: another window that still sees it would write down again whose it is.
  removeStoredSession(storage);
  storage.removeItem(refusedKey);
  storage.removeItem(personKey);
}
