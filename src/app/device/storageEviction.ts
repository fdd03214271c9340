import {
  isMarkedStore,
  markStore,
  recordStorageEviction,
  readStorageEviction,
  watchStoreContents,
  type StoredData,
  type StoreContents,
} from '../../data/view/cached/storeContents.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import { documentsName, personOf } from '../../data/view/viewName.ts';

export type MarkStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Marked {
  readonly view: ViewDb;
  /** The name of the workspace's documents. */
  readonly documents: string;
  readonly storage: MarkStorage;
}

/** The localStorage key that records whether this device had data in a workspace. */
const keyOf = (documents: string): string => `yardstick-had-records-${documents.slice('yardstick-'.length)}`;

/** Whether this device had records in the workspace and their store is gone. Stays true until the person has read the notice. */
export async function wasStorageEvicted({ view, documents, storage }: Marked): Promise<boolean> {
  if ((await readStorageEviction(view)) !== null) return true;
  return readMark(storage, documents) !== null && !(await isMarkedStore(view));
}

/**
 * Records that the browser cleared this person's storage, whether at startup or while a page is open, even offline. Updates the mark from
 * the first record on. Signing in moves the device's deals to the person, so the device's own mark is removed then. Returns a function that
 * stops it.
 */
export function watchStorageEviction({ view, documents, storage }: Marked): () => void {
  if (personOf(documents) !== null) attempt(() => storage.removeItem(keyOf(documentsName(null))));
  const key = keyOf(documents);
  const keep = async ({ isMarked, ...held }: StoreContents): Promise<void> => {
    const had = readMark(storage, documents);
    if (!isMarked && had !== null) return recordStorageEviction(view, had);
    if (held.deals + held.unsent === 0) {
      if (isMarked) attempt(() => storage.removeItem(key));
      return;
    }
    // Marks the store first: a mark in localStorage without one in the store then means that the store was cleared.
    if (!isMarked) await markStore(view);
    attempt(() => storage.setItem(key, JSON.stringify(held)));
  };
  // If a store cannot be marked now, it is marked at its next change or at the next start.
  return watchStoreContents(view, (holdings) => void keep(holdings).catch(() => undefined));
}

function readMark(storage: MarkStorage, documents: string): StoredData | null {
  return attempt(() => {
    const held: unknown = JSON.parse(storage.getItem(keyOf(documents)) ?? 'null');
    const count = (name: keyof StoredData): number => Number(Reflect.get(Object(held), name) ?? 0);
    return held === null ? null : { deals: count('deals'), unsent: count('unsent') };
  });
}

/** A browser that blocks site data also blocks localStorage, and then nothing can be detected. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
