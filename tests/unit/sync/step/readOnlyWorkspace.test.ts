import { expect, it } from 'vitest';
import { toState, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { idOf } from '../../../support/deals.ts';
import { deviceWith } from './deviceWith.ts';

const write = (current: SyncedRecord | null, n: number, doc: object | null): SyncedRecord =>
  writeRecord(current, { coll: 'deals', id: idOf(1), mid: idOf(n), doc: doc === null ? null : { ...doc }, at: n, device: 'deviceA1' });

const onServer = (record: SyncedRecord, version: number): SyncedRecord => ({ ...record, base: { ...toState(record), version } });

it('a read-only workspace: a deal that only someone else may restore is left to them, and nothing is shown as refused', async () => {
  const lived = onServer(write(null, 2, { stage: 'new' }), 1);
  const deleted = onServer(write(lived, 3, null), 1);
  const note = onServer({ ...write(null, 4, { dealId: idOf(1) }), coll: 'notes', id: idOf(9) }, 1);
  const { device, disk, pushes, runFor } = deviceWith([deleted, note], { status: 'refused', code: 'forbidden', message: 'Read-only' });
  device.full = false;
  await runFor(1_500);
  // Once at the start, and once at each comparison, ten minutes apart.
  expect(pushes()).toBe(3);
  expect(disk.records.get(`deals/${idOf(1)}`)).toMatchObject({ deleted: true, mid: idOf(3), parked: null });
  expect(device.mostParked).toBe(0);
  expect(device.status).toMatchObject({ kind: 'synced', pending: 0, parked: 0 });
});
