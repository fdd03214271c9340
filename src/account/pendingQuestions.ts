import type { DeviceStorage } from './storedSession.ts';

/**
 * The storage key of sessions removed from this device but not yet from the server. Only refresh tokens: unlike an access token they reveal
 * nothing about the person.
 */
export const revocationKey = 'yardstick-auth-revoke';

/** The storage key of a refused session, until it is known whether its account is gone. */
export const refusedKey = 'yardstick-refused';

/** Whether a question to the server is pending without any action of the person; false if the browser forbids storage. */
export function isQuestionPending(storage: DeviceStorage): boolean {
  try {
    return (storage.getItem(revocationKey) ?? storage.getItem(refusedKey)) !== null;
  } catch {
    return false;
  }
}
