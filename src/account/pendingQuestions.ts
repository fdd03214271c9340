import type { DeviceStorage } from './storedSession.ts';

/** Where sessions wait that left this device but not the server yet. Only refresh tokens: unlike an access token they say nothing about the person. */
export const revocationKey = 'yardstick-auth-revoke';

/** Where a session waits that the server refused, until it is known whether its account is gone. */
export const refusedKey = 'yardstick-refused';

/** Whether the server is to be asked anything before a person asks; false where the browser forbids storage. */
export function isQuestionPending(storage: DeviceStorage): boolean {
  try {
    return (storage.getItem(revocationKey) ?? storage.getItem(refusedKey)) !== null;
  } catch {
    return false;
  }
}
