import type { DeviceStorage } from './storedSession.ts';

/** Where sessions wait that left this device but not the server yet. Only refresh tokens: unlike an access token they say nothing about the person. */
export const revocationKey = 'yardstick-auth-revoke';

/** Whether any waits; false where the browser forbids storage. */
export function isRevocationPending(storage: DeviceStorage): boolean {
  try {
    return storage.getItem(revocationKey) !== null;
  } catch {
    return false;
  }
}
