import { describe, expect, it } from 'vitest';
import { stampAfter } from '../../../../src/core/protocol/clock.ts';
import { historyAfter, joined, lostIn, lostKey, lostOf, withLost, withoutLost } from '../../../../src/data/records/setAside.ts';
import type { LostValue } from '../../../../src/data/records/syncedRecord.ts';

const noon = 1_795_176_000_000;

const lost = (n: number, more: Partial<LostValue> = {}): LostValue => ({
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

describe('what lost a conflict', () => {
  it('travels in the body and comes out as it went in, without a trace in what the collection says', () => {
    const doc = withLost({ title: 'House' }, [lost(1), lost(2)]);
    expect(lostIn(JSON.parse(JSON.stringify(doc)) as typeof doc).toSorted((one, other) => one.at - other.at)).toEqual([lost(1), lost(2)]);
    expect(withoutLost(doc)).toEqual({ title: 'House' });
    expect(withLost(doc, [])).toEqual({ title: 'House' });
  });

  it('is written the same whichever device joined the lists, and what one has seen is seen', () => {
    const here = [lost(1), lost(2, { seen: true })];
    const there = [lost(3), lost(2), lost(1, { at: 5 })];
    expect(withLost({}, joined(here, there))).toEqual(withLost({}, joined(there, here)));
    expect(joined(there, here).find((one) => lostKey(one) === lostKey(lost(2)))?.seen).toBe(true);
    expect(joined(here, there)).toHaveLength(3);
  });

  it('never makes a record too large: the newest travel, what has no room stays on this device', () => {
    const many = Array.from({ length: 60 }, (_, n) => lost(n));
    const long = lost(99, { lost: 'x'.repeat(5_000) });
    const doc = withLost({ notes: 'y'.repeat(40_000) }, [...many, long]);
    expect(new TextEncoder().encode(JSON.stringify(doc)).length).toBeLessThan(58_000);
    expect(lostIn(doc)).toHaveLength(32);
    expect(lostIn(doc)[0]).toEqual(lost(59));
    const history = historyAfter({ doc: {}, history: [] }, doc, [...many, long]);
    expect(history).toContainEqual(long);
    expect(history).toHaveLength(29);
    expect(lostOf({ doc, history })).toHaveLength(61);
    expect(lostIn(withLost({ notes: 'y'.repeat(58_000) }, many))).toEqual([]);
  });

  it('stays on the device when the body that carried it is deleted or replaced, unless it was seen', () => {
    const before = { doc: withLost({}, [lost(1), lost(2, { seen: true })]), history: [] };
    expect(historyAfter(before, {}, [])).toEqual([lost(1)]);
    expect(historyAfter(before, before.doc, [])).toEqual([]);
  });

  it('leaves out an entry with another format', () => {
    const odd = [null, 7, { path: 1 }, { path: 'x', lostStamp: '', keptStamp: '', kind: 'other' }];
    expect(lostIn({ setAside: odd })).toEqual([]);
    expect(lostIn({ setAside: 'text' })).toEqual([]);
  });
});
