import type { MarkStorage } from '../device/recordsMark.ts';

/** Whose data the extension was given on this device, so that it is never given those of somebody else. */
export interface ConnectedPerson {
  /** Notes that it was given this person's. */
  note(): void;
  forget(): void;
  /** Whether this person did, or nobody was signed in when it was done. */
  isThisOne(): boolean;
}

const key = 'yardstick-extension';
const nobody = 'device';

/** Outside IndexedDB, where a wipe takes it away with everything else of the person. `userId` is null while nobody is signed in. */
export function connectedPerson(userId: string | null, storage: MarkStorage): ConnectedPerson {
  const person = userId ?? nobody;
  return {
    note: () => storage.setItem(key, person),
    forget: () => storage.removeItem(key),
    isThisOne: () => {
      const noted = storage.getItem(key);
      // Signing in takes the device's deals along, and the connection with them.
      return noted === person || noted === nobody;
    },
  };
}
