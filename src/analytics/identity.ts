import type { EventStorage } from './eventQueue.ts';

const anonymousKey = 'yardstick-analytics-id';
const toldKey = 'yardstick-analytics-told';

/** Who events are counted under: an id by chance, or the account's id once somebody is signed in. Nothing else is known of them. */
export interface Identity {
  /** The id by chance; made at the first event after consent. */
  anonymous(): string;
  /** True once for each person: then the two ids have to be told as one. */
  isNew(userId: string): boolean;
  /** Whether events of this device were tied to anybody. */
  isKnown(): boolean;
  /** A new id by chance from now on. */
  forget(): void;
}

export function createIdentity(storage: EventStorage, newUuid: () => string): Identity {
  return {
    anonymous: () => {
      const known = storage.getItem(anonymousKey);
      if (known !== null) return known;
      const fresh = newUuid();
      storage.setItem(anonymousKey, fresh);
      return fresh;
    },
    isNew: (userId) => {
      const told = storage.getItem(toldKey);
      if (told === userId) return false;
      // The id by chance is another person's already.
      if (told !== null) storage.removeItem(anonymousKey);
      storage.setItem(toldKey, userId);
      return true;
    },
    isKnown: () => storage.getItem(toldKey) !== null,
    forget: () => {
      storage.removeItem(anonymousKey);
      storage.removeItem(toldKey);
    },
  };
}
