import { ownDatabases } from './ownDatabases.ts';

/** Every record of a database, by store. */
type Stores = Readonly<Record<string, readonly unknown[]>>;

/** All that this device holds of one person, sent or not, as plain data: database by database, store by store. */
export async function readEverything(userId: string | null): Promise<Readonly<Record<string, Stores>>> {
  const found: [string, Stores][] = [];
  for (const name of await ownDatabases(userId)) found.push([name, await readDatabase(name)]);
  return Object.fromEntries(found);
}

async function readDatabase(name: string): Promise<Stores> {
  const database = await settled(indexedDB.open(name));
  try {
    const stores: [string, readonly unknown[]][] = [];
    for (const store of database.objectStoreNames) {
      const records: unknown[] = await settled(database.transaction(store, 'readonly').objectStore(store).getAll());
      stores.push([store, records]);
    }
    return Object.fromEntries(stores);
  } finally {
    database.close();
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage of this device did not answer')));
  });
}
