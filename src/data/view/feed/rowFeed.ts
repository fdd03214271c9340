import { Dexie, type ObservabilitySet } from 'dexie';
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
/** Rows a read: its answer is taken over in some five milliseconds, so that no frame waits for ten thousand. */
const chunk = 500;
/** More changed keys than this, and than a quarter of all there are, are a whole read. */
const mostSingly = 100;
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
  const byId = new Map<string, DealRow>();
  const changed = new Set<string>();
  let rows: readonly DealRow[] = [];
  let everything = true;
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [waitingSince, heardAt, readsInARow]: [number | null, number, number] = [null, 0, 0];
  const end = (cause: unknown): void => {
    Dexie.on.storagemutated.unsubscribe(hear);
    // A database that was closed on purpose has no more changes to tell of.
    if (!(cause instanceof Error && cause.name === 'DatabaseClosedError')) fail(cause);
  };
  const work = async (): Promise<void> => {
    while (everything || changed.size > 0) {
      const ids = everything || isMost(changed.size, byId.size) ? null : [...changed];
      everything = false;
      changed.clear();
      await (ids === null ? readAll(view, byId) : readSome(view, byId, ids));
      rows = ids === null ? inOrder([...byId.values()]) : changedIn(rows, byId, ids);
      show(feedOf(rows));
    }
  };
  const run = (): void => {
    if (working) return;
    working = true;
    waitingSince = null;
    readsInARow = everything && performance.now() - heardAt < rereadMs ? readsInARow + 1 : 0;
    void work()
      .catch(end)
      .finally(() => (working = false));
  };
  function hear(parts: ObservabilitySet): void {
    const keys = changedKeys(parts, `idb://${view.name}/rows/`);
    if (keys === 'none') return;
    if (keys === 'many') everything = true;
    else keys.forEach((key) => changed.add(key));
    clearTimeout(timer);
    heardAt = performance.now();
    waitingSince ??= heardAt;
    const left = waitingSince + latestMs * 2 ** readsInARow - heardAt;
    timer = setTimeout(run, everything || changed.size > mostSingly ? Math.max(0, Math.min(rereadMs, left)) : gatherMs);
  }
  const start = async (): Promise<void> => {
    const best = await view.rows.where('[binned+rank]').between([0, -Infinity], [0, Infinity]).limit(firstPage).toArray();
    if (best.length > 0) show({ rows: best, binned: [], complete: false });
    run();
  };
  Dexie.on.storagemutated.subscribe(hear);
  start().catch(end);
}

const isMost = (changed: number, all: number): boolean => changed > mostSingly && changed > all / 4;

async function readSome(view: ViewDb, byId: Map<string, DealRow>, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += chunk) {
    const some = ids.slice(from, from + chunk);
    const rows = await view.rows.bulkGet(some);
    some.forEach((id, at) => put(byId, id, rows[at]));
  }
}

/** Every row in the order of ids, a page at a time: the page stays free between them. */
async function readAll(view: ViewDb, byId: Map<string, DealRow>): Promise<void> {
  const seen = new Set<string>();
  for (let last = ''; ;) {
    const rows = await view.rows.where(':id').above(last).limit(chunk).toArray();
    for (const row of rows) {
      seen.add(row.id);
      put(byId, row.id, row);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < chunk) break;
  }
  for (const id of byId.keys()) if (!seen.has(id)) byId.delete(id);
}

/** A row that says what it said keeps its identity, so that its card is not drawn again. */
function put(byId: Map<string, DealRow>, id: string, row: DealRow | undefined): void {
  if (row === undefined) byId.delete(id);
  else if (!isSameRow(byId.get(id), row)) byId.set(id, row);
}

function isSameRow(known: DealRow | undefined, row: DealRow): boolean {
  if (known === undefined || known.revision !== row.revision) return false;
  const before: Readonly<Record<string, unknown>> = { ...known };
  return Object.entries(row).every(([name, value]) =>
    Array.isArray(value) ? String(value) === String(before[name]) : value === before[name],
  );
}

const byRank = (left: DealRow, right: DealRow): number => left.rank - right.rank || (left.id < right.id ? -1 : 1);

const inOrder = (rows: readonly DealRow[]): readonly DealRow[] => rows.toSorted(byRank);

/** The rows in order with those of some ids as they are now: a merge, since sorting tens of thousands anew for one would be felt. */
function changedIn(rows: readonly DealRow[], byId: ReadonlyMap<string, DealRow>, ids: readonly string[]): readonly DealRow[] {
  const touched = new Set(ids);
  const come = inOrder(ids.flatMap((id) => byId.get(id) ?? []));
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
