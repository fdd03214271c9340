import { wrap } from 'comlink';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { benchDeal } from '../deals.ts';

interface Surface {
  run(method: string, args: readonly unknown[]): Promise<unknown>;
}

const workers = new Map<string, Surface>();
const long: PerformanceEntry[] = [];
new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

const now = (): number => performance.timeOrigin + performance.now();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const patience = 300_000;
/** Commands in one call. */
const aCall = 500;

const run = (name: string, method: string, args: readonly unknown[]): Promise<unknown> =>
  workers.get(name)?.run(method, args) ?? Promise.reject(new Error(`There is no worker ${name}`));

/** What the benchmark does in a page: it starts a worker, ours or another's, calls it, and looks at the product's list from outside. */
const driver = {
  start(name: string, address: string, type: WorkerType): void {
    workers.set(name, wrap<Surface>(new Worker(address, { type, name })));
  },
  run,
  /** Waits until the list has so many rows and the product says that it is synced; times are counted from `from`, epoch milliseconds. */
  async rowsThere(view: string, count: number, from: number): Promise<{ took: number; synced: number; blocked: number }> {
    const database = await openView(view);
    while ((await answer(database.transaction('rows').objectStore('rows').count())) < count) await patientPause(from);
    const took = now() - from;
    const during = long.filter((task) => performance.timeOrigin + task.startTime >= from);
    const blocked = during.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0);
    await synced(database);
    database.close();
    return { took, synced: now() - from, blocked };
  },
  /** Adds deals as an import does, many commands a call, by a person who is signed in and synced; milliseconds from the first. */
  async addAndSend(view: string, count: number, session: { readonly userId: string }): Promise<{ stored: number; took: number }> {
    const deals = Array.from({ length: count }, (_, number): Deal => benchDeal(number));
    await run('data', 'setSyncSession', [session]);
    const database = await openView(view);
    await synced(database);
    const from = now();
    const calls = Array.from({ length: Math.ceil(count / aCall) }, (_, call) => deals.slice(call * aCall, (call + 1) * aCall));
    const commands = calls.map((some) => some.map((deal) => ({ type: 'deal/add', deal })));
    const answers = await Promise.all(commands.map((some) => run('data', 'mutateMany', [some])));
    const stored = now() - from;
    const written = answers.reduce<number>((sum, added) => sum + (added as { readonly written: readonly string[] }).written.length, 0);
    if (written !== count) throw new Error(`${written} of ${count} deals were added`);
    await synced(database);
    database.close();
    return { stored, took: now() - from };
  },
  /** When the deal can be read here in that stage, epoch milliseconds. */
  async stageSeen(id: string, stage: string): Promise<number> {
    for (const from = now(); ; await patientPause(from, 2)) {
      const deal = (await run('data', 'readDeal', [id])) as { readonly stage: string } | null;
      if (deal?.stage === stage) return Date.now();
    }
  },
  /** Sets the stage of a deal; when that began. */
  async edit(command: { readonly type: 'deal/stage' }): Promise<number> {
    const from = Date.now();
    await run('data', 'mutate', [command]);
    return from;
  },
};

async function openView(name: string): Promise<IDBDatabase> {
  const from = now();
  while (!(await indexedDB.databases()).some((found) => found.name === name)) await patientPause(from);
  return answer(indexedDB.open(name));
}

async function statusIn(database: IDBDatabase): Promise<{ readonly kind: string; readonly pending: number } | undefined> {
  const row: unknown = await answer(database.transaction('settings').objectStore('settings').get('sync/status'));
  return (row as { readonly value: { readonly kind: string; readonly pending: number } } | undefined)?.value;
}

/** Waits until the product says that nothing waits. */
async function synced(database: IDBDatabase): Promise<void> {
  for (const from = now(); (await statusIn(database))?.kind !== 'synced';) await patientPause(from);
}

async function patientPause(from: number, ms = 40): Promise<void> {
  if (now() - from > patience) throw new Error('It did not come to an end in five minutes');
  await pause(ms);
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });
}

export type Driver = typeof driver;

(globalThis as { benchDriver?: Driver }).benchDriver = driver;
