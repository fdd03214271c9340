import { Dexie } from 'dexie';

/**
 * Keeps a page in the back/forward cache from blocking the others. WebKit suspends a cached page's database transactions unfinished, and
 * every other page then waits for them. So they are aborted, as are databases that are being created, and none begins until the page is
 * shown again: code whose transaction was aborted may go on to the next one before the page is suspended. Live queries run again when the
 * page is shown. Applies to each database that is created from now on.
 */
export function abortTransactionsWhenCached(page: Pick<Window, 'addEventListener'>): void {
  const running = new Set<IDBTransaction>();
  const opening = new Set<Dexie>();
  let cached = false;
  Dexie.addons.push((db) => {
    opening.add(db);
    db.on('ready', () => void opening.delete(db), true);
    db.use({
      stack: 'dbcore',
      name: 'abortWhenCached',
      create: (core) => ({
        ...core,
        transaction: (...args) => {
          if (cached) throw new DOMException('The page is in the back/forward cache', 'AbortError');
          const transaction = core.transaction(...args);
          // The lowest layer returns the browser's own transaction.
          if (transaction instanceof IDBTransaction) follow(transaction, running);
          return transaction;
        },
      }),
    });
  });
  // Dexie would close its connections. WebKit closes an idle one itself when another page deletes the database, but never completes a close
  // that was still waiting for a transaction when the page was suspended.
  Dexie.disableBfCache = true;
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    cached = true;
    running.forEach(abort);
    opening.forEach((db) => db.close());
  });
  // Lets Dexie repeat its live queries. Listeners that capture are called before Dexie's, which does so only if this is false.
  page.addEventListener(
    'pageshow',
    () => {
      cached = false;
      Dexie.disableBfCache = false;
    },
    { capture: true },
  );
  page.addEventListener('pageshow', () => (Dexie.disableBfCache = true));
}

function follow(transaction: IDBTransaction, running: Set<IDBTransaction>): void {
  running.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is committing already.
  }
}
