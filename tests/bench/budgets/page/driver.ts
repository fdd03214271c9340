import { wrap } from 'comlink';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import type { DealCommand, ManyMutated, MutateResult } from '../../../../src/data/commands/dealCommand.ts';
import { benchDeal } from '../deals.ts';

// The benchmark's code in a page: it starts our workers and the bare one, calls them, and observes the product from outside.

interface Surface {
  run(method: string, args: readonly unknown[]): Promise<unknown>;
}

/** Milliseconds taken by our code and by the reference. */
export interface Pair {
  readonly ours: number;
  readonly reference: number;
}

const workers = new Map<string, Surface>();
const long: PerformanceEntry[] = [];
new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

const now = (): number => performance.timeOrigin + performance.now();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const patienceMs = 300_000;
/** Deals per call. */
const aCall = 500;

/** Starts one of the product's workers. */
export function start(name: string, address: string): void {
  workers.set(name, wrap<Surface>(new Worker(address, { type: 'module', name })));
}

/** Starts a worker from a script given as text. */
export function startText(name: string, script: string): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  workers.set(name, wrap<Surface>(new Worker(address, { name })));
}

/** Calls a worker. */
export const run = (name: string, method: string, args: readonly unknown[]): Promise<unknown> =>
  workers.get(name)?.run(method, args) ?? Promise.reject(new Error(`There is no worker named ${name}`));

/**
 * Milliseconds to add `count` deals from number `from`, with our commands and with bare puts. Both add the same deals, and their calls
 * alternate.
 */
export async function importDeals(from: number, count: number): Promise<Pair> {
  let [ours, reference] = [0, 0];
  for (const some of dealsOf(from, count)) {
    ours += await timed(() => add(some));
    reference += await timed(() => run('bare', 'bulkPut', [some]));
  }
  return { ours, reference };
}

/** Milliseconds to change a figure in a deal, with our command and with a bare put of the whole deal. */
export async function editDeal(number: number, turn: number): Promise<Pair> {
  const deal = benchDeal(number);
  const [changes, stamp] = [{ monthlyRent: 100_000 + turn }, { mid: `01BENCH${String(turn).padStart(19, '0')}`, at: Date.now() }];
  const command = { type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes, stamp };
  const ours = await timed(async () => {
    const edited = (await run('data', 'mutate', [command])) as MutateResult;
    if (!edited.ok) throw new Error(`An edit failed: ${JSON.stringify(edited.error)}`);
  });
  const reference = await timed(() => run('bare', 'put', [{ ...deal, inputs: { 'buy-to-let': changes } }]));
  return { ours, reference };
}

/**
 * Waits until the list has `count` rows and the product reports that it is synced. `took` is the time from `from` (epoch milliseconds)
 * until the rows were there. `longest` is the page's longest task until it was synced, or zero if none exceeded 50 ms. All in milliseconds.
 */
export async function rowsThere(view: string, count: number, from: number): Promise<{ took: number; longest: number }> {
  const database = await openView(view);
  while ((await answer(database.transaction('rows').objectStore('rows').count())) < count) await patientPause(from);
  const took = now() - from;
  await synced(database);
  database.close();
  const during = long.filter((task) => performance.timeOrigin + task.startTime >= from);
  return { took, longest: Math.max(0, ...during.map((task) => task.duration)) };
}

/** Milliseconds from adding deals as a signed-in and synced user, with many commands per call, until all are synced again. */
export async function addAndSend(view: string, count: number, session: { readonly userId: string }): Promise<number> {
  const parts = dealsOf(0, count);
  await run('data', 'setSyncSession', [session]);
  const database = await openView(view);
  await synced(database);
  const took = await timed(async () => {
    await Promise.all(parts.map(add));
    await synced(database);
  });
  database.close();
  return took;
}

/** Milliseconds from the start of navigation until an element is there, and until another's text contains a word. */
export async function shown(first: string, then: string, word: string): Promise<{ first: number; all: number }> {
  await until(() => document.querySelector(first) !== null);
  const took = performance.now();
  await until(() => document.querySelector(then)?.textContent.includes(word) === true);
  return { first: took, all: performance.now() };
}

function until(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const dealsOf = (from: number, count: number): readonly (readonly Deal[])[] =>
  Array.from({ length: Math.ceil(count / aCall) }, (_, call) =>
    Array.from({ length: Math.min(aCall, count - call * aCall) }, (__, place) => benchDeal(from + call * aCall + place)),
  );

async function add(deals: readonly Deal[]): Promise<void> {
  const commands = deals.map((deal): DealCommand => ({ type: 'deal/add', deal }));
  const { written } = (await run('data', 'mutateMany', [commands])) as ManyMutated;
  if (written.length !== deals.length) throw new Error(`${written.length} of ${deals.length} deals were added`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function openView(name: string): Promise<IDBDatabase> {
  const from = now();
  while (!(await indexedDB.databases()).some((found) => found.name === name)) await patientPause(from);
  return answer(indexedDB.open(name));
}

/** Waits until the product reports that nothing is pending. */
async function synced(database: IDBDatabase): Promise<void> {
  for (const from = now(); (await statusIn(database)) !== 'synced';) await patientPause(from);
}

async function statusIn(database: IDBDatabase): Promise<string | undefined> {
  const row: unknown = await answer(database.transaction('settings').objectStore('settings').get('sync/status'));
  return (row as { readonly value: { readonly kind: string } } | undefined)?.value.kind;
}

async function patientPause(from: number): Promise<void> {
  if (now() - from > patienceMs) throw new Error('Not finished within five minutes');
  await pause(40);
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });
}
