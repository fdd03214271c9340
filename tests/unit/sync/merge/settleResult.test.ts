import { describe, expect, it } from 'vitest';
import { clockDriftMs, readStamp } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { isParked, isPending } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { settleResult } from '../../../../src/sync/merge/settleResult.ts';

const noon = 1_795_176_000_000;
const receiving = { serverTime: noon, at: noon, isFull: false, floor: 0, isValid: () => true };
const made = writeRecord(null, {
  coll: 'notes',
  id: 'n1',
  mid: 'mid00000001',
  doc: { text: 'a' },
  at: noon + 86_400_000,
  device: 'deviceA',
});

describe('a refused push', () => {
  it('lowers every stamp and sends again if the clock runs ahead, even for a record that the server already has', () => {
    const known = { ...made, base: { ...made, mid: 'mid00000000', version: 1 } };
    const result = { status: 'refused', code: 'clock', message: '' } as const;
    const after = settleResult(known, { sent: known, result }, receiving);
    if (after === null) throw new Error('The record is gone');
    expect(isPending(after) && !isParked(after)).toBe(true);
    for (const stamp of Object.values(after.clocks)) expect(readStamp(stamp)?.ms).toBeLessThanOrEqual(noon + clockDriftMs);
    expect(after.doc).toEqual(made.doc);
  });

  it('parks the record with the reason for any other refusal', () => {
    const result = { status: 'refused', code: 'invalid', message: 'no' } as const;
    const after = settleResult(made, { sent: made, result }, receiving);
    expect(after?.parked).toEqual({ mid: made.mid, code: 'invalid', message: 'no' });
  });
});

describe('a push that is refused because the workspace is read-only', () => {
  const result = { status: 'refused', code: 'forbidden', message: 'Read-only' } as const;
  const confirmed = { ...made, base: { ...made, version: 8 } };
  const change = { coll: 'notes', id: 'n1', at: noon, device: 'deviceA' } as const;

  it.each([
    ['a change', writeRecord(confirmed, { ...change, mid: 'mid00000002', doc: { text: 'b' } })],
    ['a deletion', writeRecord(confirmed, { ...change, mid: 'mid00000003', doc: null })],
  ])('parks %s made here', (_, record) => {
    expect(settleResult(record, { sent: record, result }, receiving)).toEqual({
      ...record,
      parked: { mid: record.mid, code: 'forbidden', message: 'Read-only' },
    });
  });

  it('returns to the server’s state what this device only merged', () => {
    const merged = { ...confirmed, mid: 'mid00000004' };
    expect(settleResult(merged, { sent: merged, result }, receiving)).toEqual(confirmed);
  });
});

describe('a server that no longer has a confirmed row', () => {
  const result = { status: 'conflict', current: null } as const;
  const confirmed = { ...made, base: { ...made, version: 8 } };
  const change = { coll: 'notes', id: 'n1', at: noon, device: 'deviceA' } as const;
  const changed = writeRecord(confirmed, { ...change, mid: 'mid00000002', doc: { text: 'b' } });
  const removed = writeRecord(confirmed, { ...change, mid: 'mid00000003', doc: null });

  it('after purging a deletion: changes are kept and the deletion is reported, and a local deletion is dropped', () => {
    const forgot = { ...receiving, floor: 9 };
    expect(settleResult(changed, { sent: changed, result }, forgot)).toMatchObject({
      mid: changed.mid,
      base: null,
      history: [{ kind: 'deletion', seen: false }],
    });
    expect(settleResult(removed, { sent: removed, result }, forgot)).toBeNull();
  });

  it('after a restore from an older copy: both are sent again as new with their clocks, and no deletion is reported', () => {
    expect(settleResult(changed, { sent: changed, result }, receiving)).toEqual({ ...changed, base: null });
    expect(settleResult(removed, { sent: removed, result }, receiving)).toEqual({ ...removed, base: null });
  });

  it('does not affect a record settled since then', () => {
    const settled = { ...changed, base: { ...changed, version: 9 } };
    expect(settleResult(settled, { sent: changed, result }, receiving)).toBe(settled);
  });
});
