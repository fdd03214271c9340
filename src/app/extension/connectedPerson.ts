import type { MarkStorage } from '../device/storageEviction.ts';

/** The person whose data the extension received on this device, so that it never receives anyone else's. */
export interface ConnectedPerson {
  /** Records that the extension received this person's data. */
  note(): void;
  forget(): void;
  /** Whether the extension received this person's data, or data from before anyone signed in. */
  isThisOne(): boolean;
}

const key = 'yardstick-extension';
const nobody = 'device';

/**
 * The stored state of a person's connection to the extension, outside IndexedDB. Removed when the person's data is wiped. `userId` is null
 * while nobody is signed in.
 */
export function connectedPerson(userId: string | null, storage: MarkStorage): ConnectedPerson {
  const person = userId ?? nobody;
  return {
    note: () => storage.setItem(key, person),
    forget: () => storage.removeItem(key),
    isThisOne: () => {
      const noted = storage.getItem(key);
      // Signing in moves the device's deals to the person, and the connection with them.
      return noted === person || noted === nobody;
    },
  };
}
