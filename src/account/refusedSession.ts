import { refusedKey } from './pendingServerCalls.ts';
import { asObject, readStored, type DeviceStorage, type StoredSession } from './storedSession.ts';

/** A session the server refused, until it is known whether the account behind it is gone. */
type RefusedSession = Pick<StoredSession, 'user' | 'accessToken'>;

/** The refused session, or null. It is stored because a request sent while the page unloads gets no response. */
export function readRefusedSession(storage: DeviceStorage): RefusedSession | null {
  const refused = readStored(storage, refusedKey);
  const user = asObject(refused?.['user']);
  const accessToken = refused?.['accessToken'];
  if (typeof user?.['id'] !== 'string' || typeof user['email'] !== 'string' || typeof accessToken !== 'string') return null;
  return { user: { id: user['id'], email: user['email'] }, accessToken };
}

export function storeRefusedSession(storage: DeviceStorage, { user, accessToken }: RefusedSession): void {
  try {
    storage.setItem(refusedKey, JSON.stringify({ user, accessToken }));
  } catch {
    // If storage is full, the session cannot be recorded, so ask now.
  }
}

export const removeRefusedSession = (storage: DeviceStorage): void => storage.removeItem(refusedKey);
