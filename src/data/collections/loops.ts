import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { Documents } from './database.ts';
import { storageTableOf } from './storage/storageTable.ts';

interface Stored {
  readonly id: string;
  readonly record: unknown;
}

/**
 * Values that link to themselves, or nest deeper than the stack, in the place of a record: RxDB copies what it reads member by member and ends
 * there, and with it every read of the collection. Each is written out as text in its own place; answers how many there were.
 */
export async function takeLoopsOut(documents: Documents, coll: CollectionName): Promise<number> {
  const { dexieTable } = await storageTableOf<Stored>(documents, coll);
  const loops: Stored[] = [];
  for (const key of await dexieTable.toCollection().primaryKeys()) {
    const stored = await dexieTable.get(key);
    if (stored !== undefined && !isPlain(stored)) loops.push({ ...stored, record: { loop: textOf(stored.record) } });
  }
  if (loops.length > 0) await dexieTable.bulkPut(loops);
  return loops.length;
}

function isPlain(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** As much of it as JSON can say: what was said before is said once. */
function textOf(value: unknown): string {
  const seen = new Set<unknown>();
  try {
    return JSON.stringify(value, (_, member: unknown) => {
      if (typeof member !== 'object' || member === null) return member;
      if (seen.has(member)) return '[said before]';
      seen.add(member);
      return member;
    });
  } catch {
    return '[too deep to be written out]';
  }
}
