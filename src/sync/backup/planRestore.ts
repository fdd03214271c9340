import { readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { isObject, isSame, presentKeys, type JsonObject } from '../../data/records/json.ts';
import { withoutConflicts } from '../../data/records/conflictHistory.ts';
import type { SyncedRecord } from '../../data/records/syncedRecord.ts';
import { writeRecord } from '../../data/records/writeRecord.ts';
import { mergedMid } from '../merge/mergedMid.ts';
import { importRecord } from '../unsent/importRecord.ts';
import type { RestoreChange, RestoreChoice } from '../../data/backups.ts';

/** Who is restoring, and the time by the corrected clock, in epoch milliseconds. */
export interface Restoring extends RestoreChoice {
  readonly at: number;
  readonly device: string;
}

export type RecordPlan =
  | { readonly kind: 'same' | 'deleted-here' }
  /** `record` is the record to write. */
  | { readonly kind: 'added' | 'changed'; readonly record: SyncedRecord };

/**
 * What a restore does with a record. A missing one is added. If both sides have it, it is merged leaf by leaf and the later clock wins, as
 * when two devices sync. If this device's state came after the backup's, it stays. With `preferBackup` the backup's values count as
 * a new change. A record deleted here stays deleted, unless its restoration is requested. A restore never deletes.
 */
export function planRestore(current: SyncedRecord | null, kept: SyncedRecord, restoring: Restoring): RecordPlan {
  if (current === null) return { kind: 'added', record: { ...kept, parked: null } };
  if (current.deleted)
    return restoring.withDeleted ? { kind: 'added', record: takenOver(current, kept, restoring) } : { kind: 'deleted-here' };
  if (current.mid === kept.mid || isSame(withoutConflicts(current.doc), withoutConflicts(kept.doc))) return { kind: 'same' };
  if (restoring.preferBackup) return { kind: 'changed', record: takenOver(current, kept, restoring) };
  if (current.base?.mid === kept.mid || knows(current, kept)) return { kind: 'same' };
  const record = importRecord(current, kept, restoring.at);
  return record === current ? { kind: 'same' } : { kind: 'changed', record };
}

function takenOver(current: SyncedRecord, kept: SyncedRecord, { at, device }: Restoring): SyncedRecord {
  const mid = mergedMid([current.mid, kept.mid], `restored ${at}`);
  return writeRecord(current, { coll: current.coll, id: current.id, mid, doc: withoutConflicts(kept.doc), at, device });
}

/**
 * Whether `current` includes the last change to `kept`, or a later one by the same device. A device has always seen its own earlier changes
 * to a record.
 */
function knows(current: SyncedRecord, kept: SyncedRecord): boolean {
  const newest = Object.values(kept.clocks).toSorted().at(-1) ?? '';
  const device = readStamp(newest)?.device;
  return Object.values(current.clocks).some((stamp) => stamp >= newest && readStamp(stamp)?.device === device);
}

/** The change, as shown to the person. */
export function changeOf(before: SyncedRecord | null, after: SyncedRecord, kind: RestoreChange['kind']): RestoreChange {
  const { coll, id } = after;
  return { coll, id, name: nameOf(after), kind, fields: kind === 'changed' && before !== null ? changedParts(before.doc, after.doc) : [] };
}

function nameOf({ coll, doc }: SyncedRecord): string {
  const { facts, text, name } = doc;
  if (coll === 'deals') return isObject(facts) && typeof facts['address'] === 'string' ? facts['address'] : 'A deal without an address';
  if (coll === 'profiles') return 'Your investor profile';
  const said = typeof text === 'string' ? text : typeof name === 'string' ? name : '';
  return said === '' ? coll : said.slice(0, 80);
}

/** The parts that differ, down to single values of maps: `stage`, `inputs/buy-to-let/monthlyRent`. */
function changedParts(before: JsonObject, after: JsonObject): readonly string[] {
  const [one, other] = [withoutConflicts(before), withoutConflicts(after)];
  return differing(one, other).filter((part) => !quiet.has(part));
}

function differing(one: JsonObject, other: JsonObject): readonly string[] {
  const names = [...new Set([...presentKeys(one), ...presentKeys(other)])].filter((name) => !isSame(one[name], other[name]));
  return names.flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    return isObject(left) && isObject(right) ? differing(left, right).map((part) => `${name}/${part}`) : [name];
  });
}

const quiet = new Set(['updatedAt', 'mid']);
