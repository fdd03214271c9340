import type { RowResult } from '../../../../src/core/protocol/syncCalls.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import type { Result } from '../../../../src/core/kernel/result.ts';
import { refused, type CheckedRow, type RefusedRow } from './validateRow.ts';

/** A workspace's counters, read while it is locked. */
export interface Head {
  readonly version: number;
  /** The number of rows that are not deleted. */
  readonly docs: number;
  readonly bytes: number;
}

/**
 * The server's row under the key of a pushed row. Includes its JSON if it is neither the pushed row nor the version on which that row is
 * based.
 */
export interface CurrentRow {
  readonly mid: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly size: number;
  readonly doc: string | null;
  readonly clocks: string | null;
}

export interface WrittenRow {
  readonly row: CheckedRow;
  readonly version: number;
}

export interface Decision {
  /** The results, in the order in which the rows were sent. */
  readonly results: readonly RowResult[];
  /** The rows to write, one per record: the last of several writes to it in a batch. */
  readonly written: readonly WrittenRow[];
  readonly head: Head;
}

/** A workspace's quota. */
export interface Quota {
  readonly docs: number;
  readonly bytes: number;
  /** The message for a full workspace, saying what to do. */
  readonly fullMessage: string;
}

export const workspaceQuota: Quota = {
  docs: 50_000,
  bytes: 200_000_000,
  fullMessage: 'This workspace is full. Delete something you no longer need.',
};

export const keyOf = (row: { readonly coll: string; readonly id: string }): string => `${row.coll}/${row.id}`;

/**
 * The decision on each row of a batch, in order, each based on the decisions before it. Pure: the caller has the workspace locked, so
 * `stored` is current.
 */
export function decidePush(
  rows: readonly Result<CheckedRow, RefusedRow>[],
  stored: ReadonlyMap<string, CurrentRow>,
  { before, share = workspaceQuota }: { readonly before: Head; readonly share?: Quota },
): Decision {
  const current = new Map(stored);
  const written = new Map<string, WrittenRow>();
  let head = before;
  const results = rows.map((checked): RowResult => {
    if (!checked.ok) return checked.error;
    const row = checked.value;
    const there = current.get(keyOf(row));
    if (there?.mid === row.mid) return { status: 'applied', version: there.version };
    if ((there?.mid ?? null) !== row.base) return { status: 'conflict', current: there === undefined ? null : wholeRow(row, there) };
    const after = grown(head, there, row);
    if (overShare(share, { head, after, row })) return refused('quota', share.fullMessage);
    head = after;
    written.set(keyOf(row), { row, version: head.version });
    current.set(keyOf(row), { ...row, version: head.version });
    return { status: 'applied', version: head.version };
  });
  return { results, written: [...written.values()], head };
}

function grown(head: Head, there: CurrentRow | undefined, row: CheckedRow): Head {
  const lived = there !== undefined && !there.deleted;
  return {
    version: head.version + 1,
    docs: head.docs + (row.deleted ? 0 : 1) - (lived ? 1 : 0),
    bytes: head.bytes + row.size - (there?.size ?? 0),
  };
}

/**
 * The factor by which deletions may exceed the quota. A deletion is slightly larger than the record it deletes, and a full workspace must
 * accept every deletion.
 */
const roomForDeletions = 1.1;

/** A full workspace still accepts writes that shrink it, and deletions of existing records. */
function overShare(share: Quota, { head, after, row }: { readonly head: Head; readonly after: Head; readonly row: CheckedRow }): boolean {
  const isDeletion = row.deleted && row.base !== null;
  const bytes = isDeletion ? share.bytes * roomForDeletions : share.bytes;
  return (!isDeletion && after.docs > share.docs && after.docs > head.docs) || (after.bytes > bytes && after.bytes > head.bytes);
}

function wholeRow({ coll, id }: CheckedRow, { mid, version, deleted, doc, clocks }: CurrentRow): StoredRow {
  if (doc === null || clocks === null) throw new Error('There is a conflict with a stored row that was not read in full');
  return { coll, id, mid, version, deleted, doc: JSON.parse(doc) as StoredRow['doc'], clocks: JSON.parse(clocks) as StoredRow['clocks'] };
}
