import { requestResult } from '../../data/requestResult.ts';
import { personDatabases } from './personDatabases.ts';

/** Every record in a database, by store. */
type Stores = Readonly<Record<string, readonly unknown[]>>;

/** All data this device has for one person, synced or not, as plain data by database and store. */
export async function dumpDatabases(userId: string | null): Promise<Readonly<Record<string, Stores>>> {
  const found: [string, Stores][] = [];
  for (const name of await personDatabases(userId)) found.push([name, await readDatabase(name)]);
  return Object.fromEntries(found);
}

async function readDatabase(name: string): Promise<Stores> {
  const database = await requestResult(indexedDB.open(name));
  try {
    const stores: [string, readonly unknown[]][] = [];
    for (const store of database.objectStoreNames) {
      const records: unknown[] = await requestResult(database.transaction(store, 'readonly').objectStore(store).getAll());
      stores.push([store, await Promise.all(records.map(plain))]);
    }
    return Object.fromEntries(stores);
  } finally {
    database.close();
  }
}

/** A record with its files converted: JSON would silently drop a photo. */
async function plain(record: unknown): Promise<unknown> {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const entries = await Promise.all(Object.entries(record).map(async ([key, value]: [string, unknown]) => [key, await written(value)]));
  return Object.fromEntries(entries);
}

const written = (value: unknown): unknown =>
  value instanceof Blob ? fileText(value) : value instanceof Uint8Array ? fileText(new Blob([new Uint8Array(value)])) : value;

async function fileText(file: Blob): Promise<{ readonly type: string; readonly base64: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In chunks, because a single call accepts only some tens of thousands of arguments.
  const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  );
  return { type: file.type, base64: btoa(parts.join('')) };
}
