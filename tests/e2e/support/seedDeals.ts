/* oxlint-disable unicorn/consistent-function-scoping, unicorn/prefer-add-event-listener, max-lines-per-function -- a function that runs in the page can use nothing outside itself */
import type { Page } from 'playwright';

/** Enters one deal through the screen, so that there is a stored one to multiply. */
export async function typeDealIn(page: Page, origin: string, price = '118k'): Promise<void> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('manual-add').click();
  await page.getByTestId('manual-address').fill('Example Street, Salford M6 5ZZ');
  await page.getByTestId('manual-price').fill(price);
  await page.getByTestId('manual-rent').fill('1050');
  await page.getByTestId('manual-bedrooms').fill('3');
  await page.getByTestId('manual-submit').click();
  await page.getByTestId('deal-score').first().waitFor();
}

/**
 * Multiplies this device's only deal to `count`, each with document and row, directly in IndexedDB. The format is the product's own; only
 * ids, prices, places, stages, tags and scores differ. Leaves the page on a plain file of the origin; continue with `goto`.
 */
export async function multiplyDeal(page: Page, origin: string, count: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await page.goto(`${origin}/deals`);
    await page.getByTestId('deal-card-score').first().waitFor();
    await page.goto(`${origin}/config.json`);
    if (await multiplyHere(page, count)) return;
    if (tries === 20) throw new Error('The deal’s row is still older than its document');
  }
}

/**
 * Returns false, and does nothing, if the deal's row is older than its document: it is written a moment later. The app would calculate all
 * the copied rows again.
 */
const multiplyHere = (page: Page, count: number): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const asking = indexedDB.open(name);
        asking.onsuccess = () => resolve(asking.result);
        asking.onerror = () => reject(asking.error ?? new Error(name));
      });
    const all = (store: IDBObjectStore): Promise<Record<string, unknown>[]> =>
      new Promise((resolve, reject) => {
        const asking = store.getAll();
        asking.onsuccess = () => resolve(asking.result as Record<string, unknown>[]);
        asking.onerror = () => reject(asking.error ?? new Error('getAll'));
      });
    const putAll = (db: IDBDatabase, name: string, values: readonly unknown[]): Promise<void> =>
      new Promise((resolve, reject) => {
        const change = db.transaction(name, 'readwrite');
        for (const value of values) change.objectStore(name).put(value);
        change.oncomplete = () => resolve();
        change.onabort = () => reject(change.error ?? new Error('aborted'));
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
    const viewName = names.find((name) => name.endsWith('-view')) ?? '';
    const view = await open(viewName);
    const [row] = await all(view.transaction('rows').objectStore('rows'));
    if (row === undefined) throw new Error('No deal to multiply');
    const dealStores = names.filter((each) => each !== viewName && /deals/.test(each));
    let isCurrent = false;
    for (const name of dealStores) {
      const db = await open(name);
      const docs = db.objectStoreNames.contains('docs') ? await all(db.transaction('docs').objectStore('docs')) : [];
      isCurrent ||= docs.some((value) => [row['id'], row['revision']].every((part) => JSON.stringify(value).includes(String(part))));
      db.close();
    }
    if (!isCurrent) return false;
    const places = ['M6', 'LS6', 'L4', 'B8', 'NG7', 'S6', 'BD7', 'CF24', 'NE6', 'SK14'];
    const stages = ['new', 'new', 'new', 'shortlisted', 'viewing', 'offer', 'rejected'];
    const bandOf = (score: number) =>
      score < 25 ? 'avoid' : score < 45 ? 'weak' : score < 60 ? 'fair' : score < 80 ? 'good' : 'outstanding';
    const idText = (at: number, letter: string) => `01K9${letter}${String(at).padStart(21, '0')}`;
    const ids = Array.from({ length: wanted - 1 }, (_, at) => ({ at, id: idText(at, 'A'), mid: idText(at, 'B') }));
    const rename = (value: unknown, { id, mid }: { id: string; mid: string }): Record<string, unknown> =>
      JSON.parse(JSON.stringify(value).replaceAll(String(row['id']), id).replaceAll(String(row['revision']), mid)) as Record<
        string,
        unknown
      >;
    const rows = ids.map((each) => {
      const { at } = each;
      const score = (at * 7919) % 101;
      const place = places[at % places.length] ?? 'M6';
      return {
        ...rename(row, each),
        title: `${(at % 5) + 1}-bed terraced house, ${place}`,
        address: `${(at % 300) + 1} Example Street, ${place}`,
        outcode: place,
        price: 9_000_000 + ((at * 104_729) % 20_000) * 1000,
        netYield: 0.02 + ((at * 31) % 80) / 1000,
        grossYield: 0.03 + ((at * 31) % 80) / 1000,
        monthlyCashFlow: ((at * 613) % 90_000) - 30_000,
        stage: stages[at % stages.length],
        tags: at % 9 === 0 ? ['roof'] : [],
        saved: at % 11 === 0 ? 1 : 0,
        score,
        rank: 100 - score,
        band: bandOf(score),
        createdAt: Number(row['createdAt']) - at * 60_000,
        updatedAt: Number(row['updatedAt']) - at * 60_000,
      };
    });
    await putAll(view, 'rows', rows);
    view.close();
    for (const name of dealStores) {
      const db = await open(name);
      for (const store of Array.from(db.objectStoreNames)) {
        const stored = (await all(db.transaction(store).objectStore(store))).find((value) =>
          JSON.stringify(value).includes(String(row['id'])),
        );
        if (stored !== undefined && store === 'docs')
          await putAll(
            db,
            store,
            ids.map((each) => rename(stored, each)),
          );
      }
      db.close();
    }
    return true;
  }, count);
