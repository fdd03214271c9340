import { Dexie } from 'dexie';
import { useEffect, useState } from 'react';
import type { DealRow } from './rows.ts';
import type { ViewDb } from './viewDb.ts';

/** Changes that come within this time are read and shown together, so that a bulk change does not redraw the list a thousand times. */
const gatherMs = 60;

/**
 * Every deal's row outside the bin, in no promised order; undefined while the first read is under way. Reads all rows once and afterwards
 * only those that changed, in this window or in a worker: with ten thousand deals an edit costs one row, not all.
 */
export function useLiveRows(view: ViewDb): readonly DealRow[] | undefined {
  const [rows, setRows] = useState<readonly DealRow[]>();
  useEffect(() => followRows(view, setRows), [view]);
  return rows;
}

type Changed = ReadonlySet<string> | 'all';

function followRows(view: ViewDb, show: (rows: readonly DealRow[]) => void): () => void {
  const part = `idb://${view.name}/rows/`;
  const rows = new Map<string, DealRow>();
  const waiting: { changed: Changed } = { changed: 'all' };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const read = async (): Promise<void> => {
    const asked = waiting.changed;
    waiting.changed = new Set();
    try {
      await (asked === 'all' ? readAll(view, rows) : readSome(view, rows, asked));
    } catch (cause) {
      // A database that was closed on purpose has no more changes to tell of.
      if (stopped) return;
      throw cause;
    }
    timer = null;
    if (stopped) return;
    show([...rows.values()].filter(({ binned }) => binned === 0));
    if (isAny(waiting.changed)) plan(gatherMs);
  };
  const plan = (wait: number): void => {
    timer ??= setTimeout(() => void read(), wait);
  };
  const hear = (parts: Readonly<Record<string, RangeNode>>): void => {
    const set = parts[part] ?? parts['all'];
    if (set === undefined || stopped) return;
    waiting.changed = join(waiting.changed, keysIn(set));
    plan(gatherMs);
  };
  Dexie.on('storagemutated', hear);
  plan(0);
  return () => {
    stopped = true;
    Dexie.on.storagemutated.unsubscribe(hear);
    if (timer !== null) clearTimeout(timer);
  };
}

async function readAll(view: ViewDb, rows: Map<string, DealRow>): Promise<void> {
  const all = await view.rows.toArray();
  rows.clear();
  for (const row of all) rows.set(row.id, row);
}

async function readSome(view: ViewDb, rows: Map<string, DealRow>, ids: ReadonlySet<string>): Promise<void> {
  const list = [...ids];
  const found = await view.rows.bulkGet(list);
  for (const [at, id] of list.entries()) {
    const row = found[at];
    if (row === undefined) rows.delete(id);
    else rows.set(id, row);
  }
}

const isAny = (changed: Changed): boolean => changed === 'all' || changed.size > 0;

const join = (one: Changed, other: Changed): Changed => (one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]));

/** A node of the tree in which Dexie tells what was changed; from a worker it comes as plain data. */
interface RangeNode {
  readonly d?: number;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly l?: RangeNode | null;
  readonly r?: RangeNode | null;
}

/** The keys in such a tree; anything but single keys means that all has to be read again. */
function keysIn(tree: RangeNode): Changed {
  const keys = new Set<string>();
  const left: RangeNode[] = [tree];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.l !== undefined && node.l !== null) left.push(node.l);
    if (node.r !== undefined && node.r !== null) left.push(node.r);
    if (node.from === undefined) continue;
    if (typeof node.from !== 'string' || node.from !== node.to) return 'all';
    keys.add(node.from);
  }
  return keys;
}
