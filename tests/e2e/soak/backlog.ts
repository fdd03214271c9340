import type { Deal } from '../../../src/core/deal/deal.ts';
import { dealOf } from '../../support/deals.ts';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy.ts';
import { signUp } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { measureBaseline } from './baseline.ts';
import { observeTasks, watchHeap, type HeapReport } from './heapWatch.ts';
import { arrive, openProfile, type SoakProfile } from './soakProfile.ts';
import { workspaceOnServer } from './workspaceOnServer.ts';

export interface BacklogOptions {
  readonly changes: number;
  /** How many times the tab is killed during the drain, at even intervals. */
  readonly kills: number;
  readonly say: (line: string) => void;
}

export interface BacklogReport {
  readonly changes: number;
  /** The time from reconnection until nothing is waiting, including restarts, in milliseconds. */
  readonly drainedMs: number;
  /** The time to post and store the same rows without anything else, in milliseconds. */
  readonly baselineMs: number;
  readonly ratio: number;
  readonly calls: number;
  readonly rowsSent: number;
  /** The part of the drain spent in sync calls to the server, in milliseconds; the rest was the device's. */
  readonly serverMs: number;
  readonly longestTaskMs: number;
  readonly largestHeapMb: number;
  /** How many changes waited before each kill, and how many the new tab found. */
  readonly resumed: readonly { readonly before: number; readonly after: number }[];
  readonly serverVersion: number;
  readonly breaches: readonly string[];
}

const giveUpAfter = 1_200_000;

/** Makes many changes offline, then sends them while the tab is killed several times. */
export async function runBacklog(options: BacklogOptions): Promise<BacklogReport> {
  const product = await startProduct();
  const proxy = await startFaultProxy({ upstream: product.origin });
  // The honesty check is off, because its reading of fifty thousand records would be measured as the app's work.
  const profile = await openProfile('device', proxy.origin, { honesty: false });
  try {
    await observeTasks(profile);
    const email = await signUp(profile.page(), proxy.origin);
    await arrive(profile.page(), `${proxy.origin}/deals`);
    await profile.page().evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await untilWaiting(profile, (waiting) => waiting === 0, 60_000);
    await profile.context.setOffline(true);
    await seed(profile, options);
    const watch = watchHeap(profile);
    const drain = await drainWithKills(profile, proxy, options);
    const heap = await watch.end();
    const baselineMs = await measureBaseline(profile.page(), proxy, options.changes);
    const held = await workspaceOnServer(product.origin, email);
    const { stateHash } = await profile.diagnose();
    return report({ options, drain, heap, baselineMs, held, stateHash });
  } finally {
    await profile.close().catch(() => undefined);
    await proxy.close();
    await product.close();
  }
}

/** The number of changes per call, small enough that the worker answers in time even on a busy machine. */
const chunk = 250;

const saidEvery = 5_000;

async function seed(profile: SoakProfile, { changes, say }: BacklogOptions): Promise<void> {
  const began = performance.now();
  // The diagnosis is requested only once, because each one reads all records.
  await profile.page().evaluate('window.__diag().then((found) => { window.__seeding = found; })');
  for (let from = 0; from < changes; from += chunk) {
    const deals = Array.from({ length: Math.min(chunk, changes - from) }, (_, place) => dealOf(from + place));
    if (from > 0 && from % saidEvery === 0) say(`${from} made after ${Math.round((performance.now() - began) / 1000)} s`);
    await profile.page().evaluate(async (made) => {
      type Seeding = { readonly seedDeals: (deals: readonly Deal[]) => Promise<number> };
      await (globalThis as unknown as { readonly __seeding: Seeding }).__seeding.seedDeals(made);
    }, deals);
  }
  await untilWaiting(profile, (waiting) => waiting === changes, 60_000);
  say(`${changes} changes made offline in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** The number of waiting changes on the badge; reading more would add load. */
const waitingOf = async (profile: SoakProfile): Promise<number> =>
  Number(await profile.page().getByTestId('pending-count').first().textContent({ timeout: 60_000 }));

async function untilWaiting(profile: SoakProfile, isMet: (waiting: number) => boolean, withinMs: number): Promise<number> {
  const until = performance.now() + withinMs;
  for (;;) {
    const waiting = await waitingOf(profile);
    if (isMet(waiting)) return waiting;
    if (performance.now() > until) throw new Error(`${waiting} changes are still waiting after ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Drain {
  readonly drainedMs: number;
  readonly calls: number;
  readonly rowsSent: number;
  readonly serverMs: number;
  readonly resumed: BacklogReport['resumed'];
}

async function drainWithKills(profile: SoakProfile, proxy: FaultProxy, { changes, kills, say }: BacklogOptions): Promise<Drain> {
  const from = proxy.log.length;
  const pushes = () => proxy.log.slice(from).filter(({ url }) => url.startsWith('/sync/v1/push'));
  const resumed: { before: number; after: number }[] = [];
  const began = performance.now();
  await profile.context.setOffline(false);
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = await untilWaiting(profile, (waiting) => waiting <= changes * (1 - kill / (kills + 1)), giveUpAfter);
    const sent = pushes().length;
    await profile.reopen('crash');
    // The new tab's count is first shown with its first batch.
    while (pushes().length === sent) await new Promise((resolve) => setTimeout(resolve, 50));
    resumed.push({ before, after: await waitingOf(profile) });
    say(`killed with ${before} waiting, sending again after ${Math.round((performance.now() - began) / 1000)} s`);
  }
  await untilWaiting(profile, (waiting) => waiting === 0, giveUpAfter);
  const drainedMs = performance.now() - began;
  const rowsSent = pushes().reduce((sum, { rows }) => sum + rows, 0);
  const serverMs = proxy.log
    .slice(from)
    .reduce((sum, { url, took = 0 }) => (/^\/sync\/v1\/(push|pull|digest)/.test(url) ? sum + took : sum), 0);
  return { drainedMs, calls: pushes().length, rowsSent, serverMs, resumed };
}

interface Found {
  readonly options: BacklogOptions;
  readonly drain: Drain;
  readonly heap: HeapReport;
  readonly baselineMs: number;
  readonly held: Awaited<ReturnType<typeof workspaceOnServer>>;
  readonly stateHash: string | null;
}

function report({ options, drain, heap, baselineMs, held, stateHash }: Found): BacklogReport {
  const { changes, kills } = options;
  const breaches: string[] = [];
  if (held.alive !== changes) breaches.push(`The server has ${held.alive} records of ${changes}`);
  if (held.version !== changes) breaches.push(`The server counts ${held.version} writes for ${changes} changes`);
  if (held.hash !== stateHash) breaches.push(`The device has ${stateHash}, the server ${held.hash}`);
  // Only changes in flight when the tab died are sent again.
  const batch = Math.ceil(drain.rowsSent / drain.calls);
  if (drain.rowsSent > changes + kills * 3 * batch) breaches.push(`${drain.rowsSent} rows were sent for ${changes} changes`);
  for (const { before, after } of drain.resumed) if (after > before) breaches.push(`${before} waited when the tab died, ${after} after it`);
  return { changes, ...drain, ...heap, baselineMs, ratio: drain.drainedMs / baselineMs, serverVersion: held.version, breaches };
}
