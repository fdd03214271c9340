import type { Page } from 'playwright';
import { dealOf } from '../../support/deals.ts';
import type { FaultProxy } from '../../support/faultProxy.ts';

const batchRows = 200;
const batches = 25;

/**
 * Milliseconds for the minimum work in a drain, measured on this machine now: the same rows posted in batches, each stored in one durable
 * transaction.
 */
export async function measureBaseline(page: Page, proxy: FaultProxy, rows: number): Promise<number> {
  proxy.rules.add({ match: '^/baseline', mode: 'status', status: 200, body: '{}', times: batches });
  const deals = Array.from({ length: batchRows }, (_, place) => dealOf(place));
  const took = await page.evaluate(postAndPut, { deals, batches });
  return (took / (batchRows * batches)) * rows;
}

async function postAndPut({ deals, batches: times }: { readonly deals: readonly object[]; readonly batches: number }): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('baseline', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows', { autoIncrement: true }));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database could not be opened')));
  });
  const began = performance.now();
  for (let batch = 0; batch < times; batch += 1) {
    await (await fetch('/baseline', { method: 'POST', body: JSON.stringify({ rows: deals }) })).text();
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction('rows', 'readwrite', { durability: 'strict' });
      writing.addEventListener('complete', () => resolve());
      writing.addEventListener('abort', () => reject(writing.error ?? new Error('The rows were not written')));
      for (const deal of deals) writing.objectStore('rows').put(deal);
    });
  }
  const took = performance.now() - began;
  database.close();
  return took;
}
