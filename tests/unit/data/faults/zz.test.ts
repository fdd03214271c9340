import 'fake-indexeddb/auto';
import { it } from 'vitest';
import { freshRealms } from '../../../support/freshRealms.ts';
import { olderDatabase } from '../../../support/olderDatabase.ts';
import { dealOf } from '../../../support/deals.ts';
const settled = <Value>(request: IDBRequest<Value>): Promise<Value> => new Promise((resolve, reject) => { request.addEventListener('success', () => resolve(request.result)); request.addEventListener('error', () => reject(request.error)); });
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
async function counts(name: string) {
  const out: Record<string, number> = {};
  for (const { name: n } of await indexedDB.databases()) if (n?.includes(name) && n.includes('deals')) { const db = await settled(indexedDB.open(n)); for (const s of db.objectStoreNames) if (s === 'docs') out[n] = await settled(db.transaction(s).objectStore(s).count()); db.close(); }
  return JSON.stringify(out);
}
it('z', async () => {
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (e) => console.log('UNH', String(e).slice(0, 200)));
  process.removeAllListeners('uncaughtException').on('uncaughtException', (e) => console.log('UNC', String(e).slice(0, 200)));
  const start = await freshRealms();
  const name = 'zz';
  const deals = Array.from({ length: 200 }, (_, n) => dealOf(n));
  await olderDatabase(name, deals);
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  IDBObjectStore.prototype.put = function f(this: IDBObjectStore, ...args: any[]) {
    if (this.transaction.db.name.endsWith('--1--deals') && this.name === 'docs' && (puts += 1) >= 100) throw new DOMException('Planted by the test', 'QuotaExceededError');
    return (put as any).apply(this, args);
  } as any;
  const broken = start().createDataWorker();
  const opening = broken.open(name).then((a) => { console.log('broken answered', JSON.stringify(a)); });
  while (puts < 100) await sleep(50);
  await sleep(1500);
  console.log('after fault', await counts(name));
  IDBObjectStore.prototype.put = put;
  if (process.env.CLOSE) void broken.close();
  await sleep(Number(process.env.WAIT ?? 0));
  console.log('before again', await counts(name));
  const again = start().createDataWorker();
  console.log('again', JSON.stringify(await again.open(name)), await counts(name));
  await sleep(6000);
  console.log('later', await counts(name), (await again.readDeals(deals.map(({ id }) => id))).length);
}, 60_000);
