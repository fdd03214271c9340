import { expose } from 'comlink';
import { Dexie } from 'dexie';
import type { PullAnswer } from '../../../../src/core/protocol/syncCalls.ts';
import { benchBatches } from '../deals.ts';

/** The reference: fetch and Dexie alone with the same rows and the same durability, without checks, merges or sync state. */
const database = new Dexie('bare', { chromeTransactionDurability: 'strict' });
database.version(1).stores({ docs: 'id' });
const docs = database.table<{ readonly id: string }, string>('docs');

const headersOf = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}`, 'x-yardstick-protocol': '1' });

/** The jobs that the page can run. */
export const jobs = {
  /** Milliseconds from opening the store to the last row in it. */
  async pull(origin: string, token: string): Promise<{ readonly took: number; readonly count: number }> {
    const began = performance.now();
    for (let after = 0, more = true; more;) {
      const answer = await fetch(`${origin}/sync/v1/pull?after=${after}&limit=500`, { headers: headersOf(token), cache: 'no-store' });
      const page = (await answer.json()) as PullAnswer;
      await docs.bulkPut([...page.rows]);
      ({ next: after, more } = page);
    }
    const took = performance.now() - began;
    return { took, count: await docs.count() };
  },
  /** Milliseconds until `count` deals are stored and sent. */
  async push(origin: string, token: string, count: number): Promise<number> {
    const batches = [...benchBatches(count)];
    await database.open();
    const began = performance.now();
    for (const rows of batches) await docs.bulkPut([...rows]);
    const headers = { ...headersOf(token), 'content-type': 'application/json' };
    for (const rows of batches) {
      // The rows are sent as bytes, as in the product, which is faster than text.
      const body = new Blob([JSON.stringify({ device: 'benchdevice', rows })]);
      const answer = await fetch(`${origin}/sync/v1/push`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`A push was answered with status ${answer.status}`);
      await answer.json();
    }
    return performance.now() - began;
  },
  async open(): Promise<void> {
    await database.open();
  },
  put: (doc: { readonly id: string }) => docs.put(doc),
  bulkPut: (some: readonly { readonly id: string }[]) => docs.bulkPut([...some]),
};

expose({ run: (method: keyof typeof jobs, args: readonly unknown[]) => Reflect.apply(jobs[method], jobs, args) });
