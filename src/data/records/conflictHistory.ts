import { hash53 } from '../../core/kernel/hash53.ts';
import { readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { syncLimits } from '../../core/protocol/syncCalls.ts';
import { canonicalText, isObject, type JsonObject } from './json.ts';
import type { Body, ConflictValue, SyncedRecord } from './syncedRecord.ts';

/**
 * The property of a body that lists its conflicting values, so that they sync and every device can restore them. It is separate from the
 * collection's own fields and has no clocks. Two devices' lists are joined, and a value seen on one device is seen on all.
 */
const setAsideName = 'setAside';

/**
 * Limits on what is synced per record: entries, characters per entry, total bytes. Anything above them stays on the device that made the
 * merge.
 */
const travelling = { entries: 32, letters: 1_500, bytes: 12_000 } as const;

/** Bytes left free in a record for further edits. */
const headroom = 6_000;

/** The maximum number of values kept with a record on this device only. Older ones are dropped. */
const historyLimit = 50;

/** The key of a conflict, the same on every device. */
export function conflictKey({
  kind,
  path,
  lostStamp,
  keptStamp,
}: Pick<ConflictValue, 'kind' | 'path' | 'lostStamp' | 'keptStamp'>): string {
  return hash53(`${kind} ${path} ${lostStamp} ${keptStamp}`, 0)
    .map((part) => (part >>> 0).toString(36))
    .join('z');
}

/** A body without its conflicting values. */
export function withoutConflicts(doc: Body): Body {
  if (!Object.hasOwn(doc, setAsideName)) return doc;
  return Object.fromEntries(Object.entries(doc).filter(([name]) => name !== setAsideName));
}

/** The conflicting values in a body. Malformed entries are left out. */
export function conflictsIn(doc: Body): readonly ConflictValue[] {
  const list = doc[setAsideName];
  return Array.isArray(list) ? list.flatMap(readLost) : [];
}

/** Every value a person can restore: those synced with the record, then those on this device only. */
export function conflictsOf(record: Pick<SyncedRecord, 'doc' | 'history'>): readonly ConflictValue[] {
  return [...mergeConflicts(conflictsIn(record.doc), record.history)];
}

/** The body with as many of `lost` as fit, newest first. */
export function withConflicts(doc: Body, lost: readonly ConflictValue[]): Body {
  const plain = withoutConflicts(doc);
  const chosen = lost.length === 0 ? [] : fitting(lost, syncLimits.documentBytes - headroom - bytesOf(plain));
  return chosen.length === 0 ? plain : { ...plain, [setAsideName]: chosen };
}

/** Both lists merged by key. An entry counts as seen if it is marked as seen in either list. The order of the lists does not matter. */
export function mergeConflicts(left: readonly ConflictValue[], right: readonly ConflictValue[]): readonly ConflictValue[] {
  const byKey = new Map<string, ConflictValue>();
  for (const lost of [...left, ...right]) {
    const known = byKey.get(conflictKey(lost));
    byKey.set(conflictKey(lost), known === undefined ? lost : { ...known, seen: known.seen || lost.seen });
  }
  return [...byKey.values()];
}

/** The history of a record whose body has been replaced: unseen values of the old body are kept on this device. */
export function historyAfter(
  before: Pick<SyncedRecord, 'doc' | 'history'>,
  after: Body,
  told: readonly ConflictValue[],
): readonly ConflictValue[] {
  const carried = new Set(conflictsIn(after).map(conflictKey));
  const left = [...conflictsIn(before.doc).filter(({ seen }) => !seen), ...told].filter((lost) => !carried.has(conflictKey(lost)));
  return left.length === 0 ? before.history : mergeConflicts(before.history, left).slice(-historyLimit);
}

function fitting(lost: readonly ConflictValue[], room: number): readonly JsonObject[] {
  let left = Math.min(room, travelling.bytes);
  const newestFirst = lost.map(toEntry).toSorted((one, other) => (orderOf(one) > orderOf(other) ? -1 : 1));
  const short = newestFirst.filter((entry) => canonicalText(entry).length <= travelling.letters).slice(0, travelling.entries);
  return short.filter((entry) => (left -= bytesOf(entry)) >= 0);
}

const orderOf = (entry: JsonObject): string => `${String(entry['keptStamp'])} ${String(entry['lostStamp'])} ${String(entry['id'])}`;

const bytesOf = (value: unknown): number => new TextEncoder().encode(canonicalText(value)).length;

/**
 * A conflict as an entry of the synced list. It has no time: readers take it from the stamps, so that two devices merging the same pair
 * write the same entry.
 */
function toEntry(value: ConflictValue): JsonObject {
  const { path, kind, lost, kept, lostStamp, keptStamp, seen } = value;
  const values = { ...(lost === undefined ? {} : { lost }), ...(kept === undefined ? {} : { kept }) };
  return { id: conflictKey(value), path, kind, lostStamp, keptStamp, seen, ...values };
}

function readLost(entry: unknown): readonly ConflictValue[] {
  if (!isObject(entry)) return [];
  const { path, kind, lost, kept, lostStamp, keptStamp, seen } = entry;
  if (typeof path !== 'string' || typeof lostStamp !== 'string' || typeof keptStamp !== 'string') return [];
  if (kind !== 'field' && kind !== 'record' && kind !== 'deletion') return [];
  if (kind === 'record' && !isObject(lost)) return [];
  const at = Math.max(readStamp(lostStamp)?.ms ?? 0, readStamp(keptStamp)?.ms ?? 0);
  return [{ path, kind, lost, kept, lostStamp, keptStamp, at, seen: seen === true }];
}
