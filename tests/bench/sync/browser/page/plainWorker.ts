import { expose } from 'comlink';
import { Dexie } from 'dexie';
import type { PullAnswer } from '../../../../../src/core/protocol/syncCalls.ts';
import { benchBatches } from '../deals.ts';

/** The limit: what fetch and Dexie take by themselves for the same rows, with no check, no merge and no sync state. */
const database = new Dexie('plain');
database.version(1).stores({ docs: 'id' });

const headersOf = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}`, 'x-yardstick-protocol': '1' });

const jobs = {
  /** Milliseconds from opening the store to the last row in it. */
  async pull(token: string): Promise<{ readonly took: number; readonly count: number }> {
    const began = performance.now();
    let after = 0;
    for (;;) {
      const answer = await fetch(`/sync/v1/pull?after=${after}&limit=500`, { headers: headersOf(token), cache: 'no-store' });
      const page = (await answer.json()) as PullAnswer;
      await database.table('docs').bulkPut([...page.rows]);
      after = page.next;
      if (!page.more) break;
    }
    const took = performance.now() - began;
    return { took, count: await database.table('docs').count() };
  },
  async push(token: string, count: number): Promise<{ readonly stored: number; readonly took: number }> {
    const batches = [...benchBatches(count)];
    const began = performance.now();
    for (const rows of batches) await database.table('docs').bulkPut([...rows]);
    const stored = performance.now() - began;
    const headers = { ...headersOf(token), 'content-type': 'application/json' };
    for (const rows of batches) {
      // As the product sends them, which is quicker than text.
      const body = new Blob([JSON.stringify({ device: 'benchdevice', rows })]);
      const answer = await fetch('/sync/v1/push', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`A push was answered ${answer.status}`);
      await answer.json();
    }
    return { stored, took: performance.now() - began };
  },
  async first(): Promise<number> {
    return (await database.table('docs').limit(50).toArray()).length;
  },
};

expose({ run: (method: keyof typeof jobs, args: readonly unknown[]) => Reflect.apply(jobs[method], jobs, args) });
