import { refusedKey } from './pendingServerCalls.ts';
import { asObject, readStored, removeStoredSession, type DeviceStorage } from './storedSession.ts';
import type { User } from './user.ts';

/** The person whose work is open on this device. Outlives the session, which may end involuntarily. */
export interface StoredPerson {
  readonly user: User;
  /** Whether the server reported that the account is gone. */
  readonly accountDeleted: boolean;
}

export const personKey = 'yardstick-person';

/** The stored person. Null if no one signed in here, or the last person signed out. */
export function readStoredPerson(storage: DeviceStorage): StoredPerson | null {
  const person = readStored(storage, personKey);
  const user = asObject(person?.['user']);
  if (typeof user?.['id'] !== 'string' || typeof user['email'] !== 'string') return null;
  return { user: { id: user['id'], email: user['email'] }, accountDeleted: person?.['accountDeleted'] === true };
}

/** Stores the person. Writes nothing if unchanged, because every tab reads the session at every change. */
export function writeStoredPerson(storage: DeviceStorage, person: StoredPerson): void {
  const text = JSON.stringify(person);
  try {
    if (storage.getItem(personKey) !== text) storage.setItem(personKey, text);
  } catch {
    // Full or blocked storage must not stop anyone from working. The session alone then identifies the person.
  }
}

/** Removes the person's identity and session from this device, at their request. Their records stay. */
export function removeStoredPerson(storage: DeviceStorage): void {
  // The session first: another window that still sees it would store the person again.
  removeStoredSession(storage);
  storage.removeItem(refusedKey);
  storage.removeItem(personKey);
}
