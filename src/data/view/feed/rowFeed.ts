import { Dexie, type ObservabilitySet } from 'dexie';
import { byRank } from '../packs/byRank.ts';
import { packsInTurn } from '../packs/packsInTurn.ts';
import type { RowPack } from '../packs/rowPack.ts';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { changedKeys } from './changedKeys.ts';

/** Every deal's row in memory; the arrays are new whenever a row in them is. */
export interface DealFeed {
  /** Outside the bin, best score first. */
  readonly rows: readonly DealRow[];
  /** In the bin, the latest first. */
  readonly binned: readonly DealRow[];
  /** False while only the best deals are read. */
  readonly complete: boolean;
}

export interface RowFeed {
  /** Null before the first read. */
  readonly current: () => DealFeed | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Why the rows cannot be read; null while they can. */
  readonly failure: () => unknown;
}

/** Enough for the first screen of the largest window. */
const firstPage = 48;
/** Packs in which the best are looked for; where they lie in more, the list comes as a whole. */
const firstPacks = 40;
/** Packs a read: its answer is taken over in some five milliseconds, so that no frame waits for ten thousand rows. */
const chunk = 4;
/** More changed packs than this are those of a pull, an import or a rescoring. */
const mostSingly = 2;
/** How long changes are gathered before they are shown. */
const gatherMs = 30;
/** Of many changes, longer: what they are part of, such as a first pull, needs the machine itself. */
const rereadMs = 700;
/** And no longer than this, so that a list that comes in is seen to come in; each time in a row twice as long, since each reads all of it. */
const latestMs = 3_000;

const feeds = new WeakMap<ViewDb, RowFeed>();

/** The one feed of a view: read once, in pages, then kept in step row by row, also with what workers and other tabs write. */
export function rowFeedOf(view: ViewDb): RowFeed {
  const known = feeds.get(view);
  if (known !== undefined) return known;
  const feed = createRowFeed(view);
  feeds.set(view, feed);
  return feed;
}

function createRowFeed(view: ViewDb): RowFeed {
  const listeners = new Set<() => void>();
  let state: DealFeed | null = null;
  let failure: unknown = null;
  const tellAll = (): void => listeners.forEach((listener) => listener());
  followRows(view, {
    show: (next) => {
      state = next;
      tellAll();
    },
    fail: (cause) => {
      failure = cause;
      tellAll();
    },
  });
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    failure: () => failure,
  };
}

interface Follower {
  readonly show: (feed: DealFeed) => void;
  readonly fail: (cause: unknown) => void;
}

/** Reads the best, then everything, then whatever changes, until the database is closed. */
function followRows(view: ViewDb, { show, fail }: Follower): void {
  const held: Held = { byId: new Map(), packs: new Map() };
  const changed = new Set<number>();
  let rows: readonly DealRow[] = [];
  let [everything, working] = [true, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [waitingSince, heardAt, readsInARow]: [number | null, number, number] = [null, 0, 0];
  const end = (cause: unknown): void => {
    Dexie.on.storagemutated.unsubscribe(hear);
    // A database that was closed on purpose has no more changes to tell of.
    if (!(cause instanceof Error && cause.name === 'DatabaseClosedError')) fail(cause);
  };
  const work = async (): Promise<void> => {
    while (everything || changed.size > 0) {
      const numbers = everything ? null : [...changed];
      everything = false;
      changed.clear();
      const ids = await readPacks(view, held, numbers);
      rows = ids.size > held.byId.size / 4 ? inOrder([...held.byId.values()]) : changedIn(rows, held.byId, ids);
      show(feedOf(rows));
    }
  };
  const isMuch = (): boolean => everything || changed.size > mostSingly;
  const run = (): void => {
    if (working) return;
    working = true;
    waitingSince = null;
    readsInARow = isMuch() && performance.now() - heardAt < rereadMs ? readsInARow + 1 : 0;
    void work()
      .catch(end)
      .finally(() => (working = false));
  };
  function hear(parts: ObservabilitySet): void {
    const keys = changedKeys(parts, `idb://${view.name}/rowPacks/`);
    if (keys === 'none') return;
    if (keys === 'many') everything = true;
    else keys.forEach((key) => changed.add(Number(key)));
    clearTimeout(timer);
    heardAt = performance.now();
    waitingSince ??= heardAt;
    const left = waitingSince + latestMs * 2 ** readsInARow - heardAt;
    timer = setTimeout(run, isMuch() ? Math.max(0, Math.min(rereadMs, left)) : gatherMs);
  }
  const start = async (): Promise<void> => {
    const best = await readBest(view);
    if (best.length > 0) show({ rows: best, binned: [], complete: false });
    run();
  };
  Dexie.on.storagemutated.subscribe(hear);
  start().catch(end);
}

/** The best rows, from the packs that have them; none where they would have to be looked for in too many. */
async function readBest(view: ViewDb): Promise<readonly DealRow[]> {
  let best: readonly DealRow[] = [];
  let left = firstPacks;
  const isKnown = (bound: number): boolean => best.length === firstPage && (best.at(-1)?.rank ?? bound) <= bound;
  await view.rowPacks
    .orderBy('best')
    .until((pack) => isKnown(pack.best) || (left -= 1) < 0)
    .each(({ rows }) => {
      best = inOrder([...best, ...rows.filter(({ binned }) => binned === 0)]).slice(0, firstPage);
    });
  return left < 0 ? [] : best;
}

/** What is in memory: rows by id, and the pack that each was found in last. */
interface Held {
  readonly byId: Map<string, DealRow>;
  readonly packs: Map<string, number>;
}

/** Reads some packs, or all of them, a few at a time: the page stays free between. Answers the ids of rows that are not as before. */
async function readPacks(view: ViewDb, { byId, packs }: Held, numbers: readonly number[] | null): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  const found = new Set<string>();
  for await (const some of numbers === null ? packsInTurn(view, chunk) : namedPacks(view, numbers)) {
    for (const { number, rows } of some) {
      for (const row of rows) {
        found.add(row.id);
        packs.set(row.id, number);
        // A row that says what it said keeps its identity, so that its card is not drawn again.
        if (isSameRow(byId.get(row.id), row)) continue;
        byId.set(row.id, row);
        touched.add(row.id);
      }
    }
  }
  for (const [id, number] of packs) {
    if (found.has(id) || numbers?.includes(number) === false) continue;
    packs.delete(id);
    byId.delete(id);
    touched.add(id);
  }
  return touched;
}

async function* namedPacks(view: ViewDb, numbers: readonly number[]): AsyncGenerator<readonly RowPack[]> {
  for (let from = 0; from < numbers.length; from += chunk) {
    yield (await view.rowPacks.bulkGet(numbers.slice(from, from + chunk))).flatMap((pack) => pack ?? []);
  }
}

function isSameRow(known: DealRow | undefined, row: DealRow): boolean {
  if (known === undefined || known.revision !== row.revision) return false;
  const before: Readonly<Record<string, unknown>> = { ...known };
  return Object.entries(row).every(([name, value]) =>
    Array.isArray(value) ? String(value) === String(before[name]) : value === before[name],
  );
}

const inOrder = (rows: readonly DealRow[]): readonly DealRow[] => rows.toSorted(byRank);

/** The rows in order with those of some ids as they are now: a merge, since sorting tens of thousands anew for one would be felt. */
function changedIn(rows: readonly DealRow[], byId: ReadonlyMap<string, DealRow>, touched: ReadonlySet<string>): readonly DealRow[] {
  const come = inOrder([...touched].flatMap((id) => byId.get(id) ?? []));
  const merged: DealRow[] = [];
  let next = 0;
  for (const row of rows) {
    if (touched.has(row.id)) continue;
    for (let before = come[next]; before !== undefined && byRank(before, row) < 0; before = come[next]) {
      merged.push(before);
      next += 1;
    }
    merged.push(row);
  }
  return [...merged, ...come.slice(next)];
}

const feedOf = (rows: readonly DealRow[]): DealFeed => ({
  rows: rows.filter(({ binned }) => binned === 0),
  binned: rows.filter(({ binned }) => binned === 1).toSorted((left, right) => (right.binnedAt ?? 0) - (left.binnedAt ?? 0)),
  complete: true,
});
