import { spawn, type ChildProcess } from 'node:child_process';
import { createChance, type Chance } from '../../support/chance.ts';
import { dealOf } from '../../support/deals.ts';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy.ts';
import { signIn, signUp } from '../support/browser.ts';
import { freePort } from '../../support/freePort.ts';
import { startProduct, type Product } from '../support/product.ts';
import type { Edit } from './journal.ts';
import { work } from './person.ts';
import type { Action } from './soakPlan.ts';
import { arrive, openProfile, type SoakProfile } from './soakProfile.ts';
import { accountsWeather, syncWeather } from './soakWeather.ts';
import { judge, waitForQuiet, type Verdict } from './verdict.ts';
import { measureVisibility, type Visibility } from './visibility.ts';

export interface SoakOptions {
  readonly profiles: number;
  readonly minutes: number;
  readonly seed: number;
  readonly deals: number;
  /** How many edits are timed on their way to another device before the bad weather. */
  readonly timedEdits: number;
  /**
   * Lifetime of an access token, in seconds; if set, account calls have bad weather too. Null: one-hour tokens and reliable account calls.
   */
  readonly tokenSeconds: number | null;
  /** The path of another fault proxy with the same commands, to be used instead. It is started with `node PATH PORT UPSTREAM`. */
  readonly proxy: string | null;
  readonly say: (line: string) => void;
}

export interface SoakReport extends Verdict {
  readonly visibility: Visibility;
  readonly edits: number;
  readonly acknowledged: number;
  readonly actions: Readonly<Record<string, number>>;
  /** How many sync calls in bad weather met each fault. */
  readonly calls: Readonly<Record<string, number>>;
  /** How many account calls in bad weather met each fault. */
  readonly accountCalls: Readonly<Record<string, number>>;
  readonly quietAfterMs: number | null;
  /** The longest time a badge said "Synced" with something waiting, the number of samples, and how many of them found something waiting. */
  readonly honesty: {
    readonly longestLieMs: number;
    readonly longestMiscountMs: number;
    readonly samples: number;
    readonly waiting: number;
  };
}

interface Scene {
  readonly product: Product;
  readonly proxy: FaultProxy;
  readonly profiles: readonly SoakProfile[];
  readonly email: string;
  readonly deals: readonly string[];
}

/** Takes several browsers of one user through bad weather, then checks everything that must be true. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const product = await startProduct({}, options.tokenSeconds === null ? {} : { ACCESS_TOKEN_SECONDS: String(options.tokenSeconds) });
  const other = options.proxy === null ? null : await startOther(options.proxy, product.origin);
  const proxy = await startFaultProxy({ upstream: product.origin, ...(other === null ? {} : { through: other.origin }) });
  const opened: SoakProfile[] = [];
  try {
    const scene = await openScene({ product, proxy, opened }, options);
    return await play(scene, options);
  } finally {
    await Promise.all(opened.map((profile) => profile.close().catch(() => undefined)));
    await proxy.close();
    other?.process.kill();
    await product.close();
  }
}

async function openScene(
  { product, proxy, opened }: { readonly product: Product; readonly proxy: FaultProxy; readonly opened: SoakProfile[] },
  { profiles, deals, seed }: SoakOptions,
): Promise<Scene> {
  let email = '';
  for (let place = 0; place < profiles; place += 1) {
    const profile = await openProfile(`device ${place + 1}`, proxy.origin, { honesty: true });
    opened.push(profile);
    if (place === 0) email = await signUp(profile.page(), proxy.origin);
    else await signIn(profile.page(), proxy.origin, email);
    await arrive(profile.page(), `${proxy.origin}/deals`);
    await profile.page().evaluate(() => navigator.serviceWorker.ready.then(() => null));
  }
  const made = Array.from({ length: deals }, (_, number) => dealOf(seed * 1_000 + number));
  for (const deal of made) await opened[0]?.command({ type: 'deal/add', deal });
  return { product, proxy, profiles: opened, email, deals: made.map(({ id }) => id) };
}

async function play(scene: Scene, options: SoakOptions): Promise<SoakReport> {
  const { profiles, proxy, deals } = scene;
  const { seed, say } = options;
  const chance = createChance(seed);
  const ready = await waitForQuiet(profiles, 120_000);
  if (ready.tookMs === null) throw new Error(`The devices already differed before the first fault: ${JSON.stringify(ready.last)}`);
  const visibility = await measureVisibility({ profiles, deals, edits: options.timedEdits, chance });
  say(`Healthy: an edit is on another device after ${visibility.median} ms (median of ${visibility.edits}), p95 ${visibility.p95} ms`);
  const from = proxy.log.length;
  proxy.rules.setWeather([syncWeather(seed), ...(options.tokenSeconds === null ? [] : [accountsWeather(seed)])]);
  const { edits, actions } = await everyoneWorks(scene, options, chance);
  const passed = proxy.log.slice(from);
  const byMode = (path: RegExp) => tally(passed.filter(({ url }) => path.test(url)).map(({ mode }) => mode));
  const calls = byMode(/^\/sync\/v1\/(push|pull|digest)/);
  const accountCalls = byMode(/^\/auth\/v1\/(token|user)/);
  await proxy.heal();
  say(`${edits.length} edits made. The bad weather is over; waiting until all devices agree`);
  const quiet = await waitForQuiet(profiles, 420_000);
  const verdict = await judge({ profiles, deals, edits, server: scene.product.origin, email: scene.email }, quiet);
  const reports = profiles.flatMap((profile) => profile.honesty());
  return {
    ...verdict,
    visibility,
    edits: edits.length,
    acknowledged: edits.filter(({ acknowledged }) => acknowledged).length,
    actions,
    calls,
    accountCalls,
    quietAfterMs: quiet.tookMs,
    honesty: {
      longestLieMs: Math.max(0, ...reports.map(({ longestLie }) => longestLie)),
      longestMiscountMs: Math.max(0, ...reports.map(({ longestMiscount }) => longestMiscount)),
      samples: reports.reduce((sum, { samples }) => sum + samples, 0),
      waiting: reports.reduce((sum, { waiting }) => sum + waiting, 0),
    },
  };
}

async function everyoneWorks({ profiles, proxy, deals }: Scene, { minutes, seed }: SoakOptions, chance: Chance) {
  const edits: Edit[] = [];
  const done = new Map<Action['kind'], number>();
  let value = chance.between(100_000, 110_000);
  const newValue = (): number => (value += 1);
  const until = performance.now() + minutes * 60_000;
  await Promise.all(
    profiles.map((profile, place) =>
      work({ profile, chance: createChance(seed * 100 + place), origin: proxy.origin, deals, newValue, edits, done }, until),
    ),
  );
  return { edits, actions: Object.fromEntries(done) };
}

function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function startOther(path: string, upstream: string): Promise<{ readonly origin: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [path, String(port), upstream], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, process: child };
}
