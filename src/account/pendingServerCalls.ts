import type { DeviceStorage } from './storedSession.ts';

/**
 * The storage key of sessions removed from this device but not yet from the server. Stores only refresh tokens, which unlike access tokens
 * reveal nothing about the person.
 */
export const revocationKey = 'yardstick-auth-revoke';

/** The storage key of a refused session, until it is known whether its account is gone. */
export const refusedKey = 'yardstick-refused';

/** Whether a request to the server is still due that can be sent without any action by the person. False if the browser blocks storage. */
export function isServerCallPending(storage: DeviceStorage): boolean {
  try {
    return (storage.getItem(revocationKey) ?? storage.getItem(refusedKey)) !== null;
  } catch {
    return false;
  }
}
