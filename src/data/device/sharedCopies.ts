import { Dexie, type EntityTable } from 'dexie';

/** The encrypted contents of a link that was opened on this device. The key is only in the link itself. */
export interface SharedCopy {
  /** The link's id. */
  readonly id: string;
  readonly sealed: Uint8Array<ArrayBuffer>;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Belongs to no person, because a link needs no account. Wiping a person's data does not remove it. */
const sharedDatabase = 'yardstick-shared';

class SharedCopiesDb extends Dexie {
  readonly copies!: EntityTable<SharedCopy, 'id'>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ copies: 'id, expiresAt' });
  }
}

/** Copies of opened links, so that they open again without a connection. */
export interface SharedCopies {
  /** The copy of a link, or null if there is none. Removes every expired copy, this one too. */
  read(id: string, now: number): Promise<SharedCopy | 'expired' | null>;
  keep(copy: SharedCopy): Promise<void>;
  remove(id: string): Promise<void>;
  close(): void;
}

/** Storage that the browser refuses only means that links do not open offline, so failures are not errors here. */
export function openSharedCopies(name: string = sharedDatabase): SharedCopies {
  const db = new SharedCopiesDb(name);
  return {
    read: async (id, now) => {
      try {
        const copy = await db.copies.get(id);
        await db.copies.where('expiresAt').belowOrEqual(now).delete();
        return copy === undefined ? null : copy.expiresAt <= now ? 'expired' : copy;
      } catch {
        return null;
      }
    },
    keep: async (copy) => {
      await db.copies.put(copy).catch(() => undefined);
    },
    remove: async (id) => {
      await db.copies.delete(id).catch(() => undefined);
    },
    close: () => db.close(),
  };
}
