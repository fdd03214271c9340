import { describe, expect, it } from 'vitest';
import { clockDriftMs, readStamp } from '../../../../src/core/protocol/clock.ts';
import { isParked, isPending } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { settleResult } from '../../../../src/sync/merge/settleResult.ts';

const noon = 1_795_176_000_000;
const receiving = { serverTime: noon, at: noon, anyVersion: false, isValid: () => true };
const made = writeRecord(null, {
  coll: 'notes',
  id: 'n1',
  mid: 'mid00000001',
  doc: { text: 'a' },
  at: noon + 86_400_000,
  device: 'deviceA',
});

describe('a refusal', () => {
  it('for a clock that runs ahead lowers every stamp and sends again, also one the server knew before', () => {
    const known = { ...made, base: { ...made, mid: 'mid00000000', version: 1 } };
    const result = { status: 'refused', code: 'clock', message: '' } as const;
    const after = settleResult(known, { sent: known, result }, receiving);
    if (after === null) throw new Error('The record is gone');
    expect(isPending(after) && !isParked(after)).toBe(true);
    for (const stamp of Object.values(after.clocks)) expect(readStamp(stamp)?.ms).toBeLessThanOrEqual(noon + clockDriftMs);
    expect(after.doc).toEqual(made.doc);
  });

  it('of any other kind parks the record with its reason', () => {
    const result = { status: 'refused', code: 'invalid', message: 'no' } as const;
    const after = settleResult(made, { sent: made, result }, receiving);
    expect(after?.parked).toEqual({ mid: made.mid, code: 'invalid', message: 'no' });
  });
});
