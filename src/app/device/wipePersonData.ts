import { err, ok, type Result } from '../../core/kernel/result.ts';
import { documentsName, personOf, viewName, workspaceOf } from '../../data/view/viewName.ts';
import { belongsToFamily, personDatabases } from './personDatabases.ts';
import type { WipeFailure } from '../../ui/hooks/serviceParts.ts';

/** How long other tabs get to close their databases after learning that the person has left, in milliseconds. */
const deletedWithinMs = 8_000;

/** The same for a database that is empty already. */
const emptyDeletedWithinMs = 2_000;

/**
 * Removes everything this device has for one person, and everything from before anyone signed in. That includes databases, drafts,
 * settings, the session, the list of sessions still to be ended, and every cache except the app's own files. Other users of this browser
 * keep their data. Called only at the person's request, or when the server reports that the account is gone.
 */
export async function wipePersonData(userId: string | null): Promise<Result<null, Extract<WipeFailure, { readonly kind: 'held' }>>> {
  const people = userId === null ? [null] : [userId, null];
  clearKeys(localStorage, people);
  sessionStorage.clear();
  const names = (await Promise.all(people.map((person) => personDatabases(person)))).flat();
  const deleted = await Promise.all(names.map((name) => deleteDatabase(name)));
  for (const cache of await caches.keys()) if (!cache.includes('precache')) await caches.delete(cache);
  // A screen that closed slowly may have written again.
  clearKeys(localStorage, people);
  return deleted.every(Boolean)
    ? ok(null)
    : err({ kind: 'held', message: 'Another window is still using your data. Close all other Yardstick windows, then try again.' });
}

/**
 * Removes one team workspace from this device: its databases and settings. `documents` is the name of its documents. False if another
 * window keeps a database. What is left is removed by the next call.
 */
export async function deleteWorkspace(documents: string): Promise<boolean> {
  const workspaceId = workspaceOf(documents);
  if (workspaceId === null) throw new Error('Only a team workspace can be removed on its own');
  const names = (await personDatabases(personOf(documents))).filter((name) => belongsToFamily(name, documents));
  // The view goes last.
  const isView = (name: string): boolean => name === viewName(documents);
  const deleted = await Promise.all(names.filter((name) => !isView(name)).map(deleteDatabase));
  if (!deleted.every(Boolean)) return false;
  for (const name of names.filter(isView)) if (!(await deleteDatabase(name))) return false;
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const key of keys) if (belongsToFamily(key, workspaceId)) localStorage.removeItem(key);
  return true;
}

/** Removes every key except those of other people. */
function clearKeys(storage: Storage, people: readonly (string | null)[]): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys) {
    const isOthers =
      uuid.test(key) && !people.some((person) => belongsToFamily(key, person ?? 'device') || belongsToFamily(key, documentsName(person)));
    if (!isOthers) storage.removeItem(key);
  }
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * Empties a database, then deletes it. False if another connection keeps it from being emptied or deleted. If it was emptied, a connection
 * that is never closed does no harm: WebKit keeps some of workers that ended while a transaction was committing. The browser deletes the
 * database once that connection is gone.
 */
async function deleteDatabase(name: string): Promise<boolean> {
  const emptied = await within(deletedWithinMs, (settle) => emptyDatabase(name, settle));
  const deleted = await within(emptied ? emptyDeletedWithinMs : deletedWithinMs, (settle) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => settle(true));
    request.addEventListener('error', () => settle(false));
  });
  return emptied || deleted;
}

function emptyDatabase(name: string, settle: (done: boolean) => void): void {
  const request = indexedDB.open(name);
  request.addEventListener('error', () => settle(false));
  request.addEventListener('success', () => {
    const { result: db } = request;
    const finish = (done: boolean): void => {
      db.close();
      settle(done);
    };
    const tables = [...db.objectStoreNames];
    if (tables.length === 0) return finish(true);
    const transaction = db.transaction(tables, 'readwrite');
    for (const table of tables) transaction.objectStore(table).clear();
    transaction.addEventListener('complete', () => finish(true));
    transaction.addEventListener('abort', () => finish(false));
  });
}

/** What an action settles on, or false if it takes too long. */
function within(ms: number, act: (settle: (done: boolean) => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), ms);
    act((done) => {
      clearTimeout(late);
      resolve(done);
    });
  });
}
