import { describe, expect, it } from 'vitest';
import { toState } from '../../../../src/data/records/syncedRecord.ts';
import { bucketOf } from '../../../../src/core/protocol/digest.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { deviceWith } from './deviceWith.ts';
import { waitingRecord } from './waitingRecord.ts';

const { id } = waitingRecord;
const fullDevice = (result: object) => deviceWith([waitingRecord], result);

const current: StoredRow = { coll: 'deals', id, mid: '01K9B000000000000000000003', deleted: true, doc: {}, clocks: {}, version: 2 };

describe('a device with a full disk', () => {
  it.each([
    ['accepted', { status: 'applied', version: 2 }],
    ['in conflict', { status: 'conflict', current }],
  ])('resends a change that is %s after increasing pauses, and gives the reason', async (_, result) => {
    const { pushes, runFor, device } = fullDevice(result);
    await runFor(600);
    expect(pushes()).toBeGreaterThan(1);
    expect(pushes()).toBeLessThan(12);
    expect(device.status).toMatchObject({ kind: 'failed', reason: 'storage', pending: 1 });
  });

  it('has nothing left to send once there is space', async () => {
    const { disk, runFor, device } = fullDevice({ status: 'applied', version: 2 });
    await runFor(60);
    device.full = false;
    await runFor(600);
    expect(disk.records.get(`deals/${id}`)?.base?.mid).toBe(waitingRecord.mid);
    expect(device.status).toMatchObject({ pending: 0 });
  });

  it('sends no deleted deal again if its deletion could not be stored', async () => {
    const { device, disk, runFor } = fullDevice({});
    const confirmed = { ...waitingRecord, ...toState(waitingRecord), base: { ...toState(waitingRecord), version: 1 } };
    disk.records.set(`deals/${id}`, confirmed);
    device.full = false;
    device.differing = [{ bucket: bucketOf(id), records: [] }];
    // The deletion reaches the server between the first pull and the comparison. The disk fills up before the second pull.
    let pulls = 0;
    device.onPull = () => {
      pulls += 1;
      if (pulls < 2) return;
      device.rows = [current];
      device.full = true;
    };
    await runFor(60);
    expect(device.asked.map(({ kind }) => kind)).toContain('digest');
    expect(disk.records.get(`deals/${id}`)).toEqual(confirmed);
    device.onPull = () => undefined;
    device.full = false;
    await runFor(600);
    expect(disk.records.get(`deals/${id}`)).toMatchObject({ deleted: true, base: { version: 2 } });
    expect(device.log).not.toContain('sent-again');
  });
});
