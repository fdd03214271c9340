import type { Page } from 'playwright';

/** Everything stored in this browser for the page's origin, as one text (`storedText`). */
export async function everythingStored(page: Page): Promise<string> {
  // A response that is still loading has no text to search.
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(storedText);
}

/** The page's databases, caches, local and session storage, files, cookies and visible text, as one text. Runs in the page. */
export async function storedText(): Promise<string> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, which has no scope of ours
  const read = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
    });
  const found: string[] = [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    location.href,
    document.body.innerText,
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await read(indexedDB.open(name ?? ''));
    found.push(database.name);
    for (const store of database.objectStoreNames) {
      const table = database.transaction(store, 'readonly').objectStore(store);
      found.push(JSON.stringify([await read(table.getAllKeys()), await read(table.getAll())]));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kind = (await cache.match(request))?.headers.get('content-type') ?? '';
      const isCode = /javascript|css|font|image|html/.test(kind);
      found.push(request.url, isCode ? '' : ((await (await cache.match(request))?.text()) ?? ''));
    }
  }
  const folders = 'storage' in navigator && 'getDirectory' in navigator.storage ? [await navigator.storage.getDirectory()] : [];
  for (const folder of folders) {
    for await (const [name, entry] of folder as unknown as AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>) {
      found.push(name);
      if (entry.kind === 'directory') folders.push(entry);
      else found.push(await (await entry.getFile()).text());
    }
  }
  return found.join('\n');
}
