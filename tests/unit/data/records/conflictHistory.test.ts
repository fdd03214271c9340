import { describe, expect, it } from 'vitest';
import { stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import {
  historyAfter,
  mergeConflicts,
  conflictsIn,
  conflictKey,
  conflictsOf,
  withConflicts,
  withoutConflicts,
} from '../../../../src/data/records/conflictHistory.ts';
import type { ConflictValue } from '../../../../src/data/records/syncedRecord.ts';

const noon = 1_795_176_000_000;

const lost = (n: number, more: Partial<ConflictValue> = {}): ConflictValue => ({
  path: `field${n}`,
  lost: n,
  kept: -n,
  lostStamp: stampAfter([], noon + n, 'deviceA'),
  keptStamp: stampAfter([], noon + n + 1, 'deviceB'),
  kind: 'field',
  at: noon + n + 1,
  seen: false,
  ...more,
});

describe('the losing side of a conflict', () => {
  it('travels in the record’s body, and is removed from the collection’s fields', () => {
    const doc = withConflicts({ title: 'House' }, [lost(1), lost(2)]);
    expect(conflictsIn(JSON.parse(JSON.stringify(doc)) as typeof doc).toSorted((one, other) => one.at - other.at)).toEqual([
      lost(1),
      lost(2),
    ]);
    expect(withoutConflicts(doc)).toEqual({ title: 'House' });
    expect(withConflicts(doc, [])).toEqual({ title: 'House' });
  });

  it('is merged the same way on every device, and stays marked as seen once it is seen on any of them', () => {
    const here = [lost(1), lost(2, { seen: true })];
    const there = [lost(3), lost(2), lost(1, { at: 5 })];
    expect(withConflicts({}, mergeConflicts(here, there))).toEqual(withConflicts({}, mergeConflicts(there, here)));
    expect(mergeConflicts(there, here).find((one) => conflictKey(one) === conflictKey(lost(2)))?.seen).toBe(true);
    expect(mergeConflicts(here, there)).toHaveLength(3);
  });

  it('never makes a record too large: the newest entries travel, and the rest stays on this device', () => {
    const many = Array.from({ length: 60 }, (_, n) => lost(n));
    const long = lost(99, { lost: 'x'.repeat(5_000) });
    const doc = withConflicts({ notes: 'y'.repeat(40_000) }, [...many, long]);
    expect(new TextEncoder().encode(JSON.stringify(doc)).length).toBeLessThan(58_000);
    expect(conflictsIn(doc)).toHaveLength(32);
    expect(conflictsIn(doc)[0]).toEqual(lost(59));
    const history = historyAfter({ doc: {}, history: [] }, doc, [...many, long]);
    expect(history).toContainEqual(long);
    expect(history).toHaveLength(29);
    expect(conflictsOf({ doc, history })).toHaveLength(61);
    expect(conflictsIn(withConflicts({ notes: 'y'.repeat(58_000) }, many))).toEqual([]);
  });

  it('stays on the device if the body that carried it is deleted or replaced, unless it was seen', () => {
    const before = { doc: withConflicts({}, [lost(1), lost(2, { seen: true })]), history: [] };
    expect(historyAfter(before, {}, [])).toEqual([lost(1)]);
    expect(historyAfter(before, before.doc, [])).toEqual([]);
  });

  it('ignores an entry in another format', () => {
    const odd = [null, 7, { path: 1 }, { path: 'x', lostStamp: '', keptStamp: '', kind: 'other' }];
    expect(conflictsIn({ setAside: odd })).toEqual([]);
    expect(conflictsIn({ setAside: 'text' })).toEqual([]);
  });
});
