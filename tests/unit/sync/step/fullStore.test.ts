import { describe, expect, it } from 'vitest';
import { createSyncRunner } from '../../../../src/sync/runner.ts';
import type { ServerRequest } from '../../../../src/sync/step/effects.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import { toState } from '../../../../src/data/records/syncedRecord.ts';
import { bucketOf } from '../../../../src/core/protocol/digest.ts';
import type { DigestAnswer } from '../../../../src/core/protocol/syncCalls.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { createMemoryStore, emptyDisk } from '../simulation/memoryStore.ts';
import { createVirtualTime } from '../simulation/virtualTime.ts';
import { waitingRecord } from './waitingRecord.ts';

const { id } = waitingRecord;
const workspace = 'workspace';
const wall = 1_795_176_000_000;

/** A device with one change to send, on a disk that rejects writes; the server answers its pushes with `result`. */
function fullDevice(result: object) {
  const disk = emptyDisk();
  disk.hadRecords = true;
  disk.records.set(`deals/${id}`, waitingRecord);
  disk.marks = { owner: 'user', workspace, version: 1, resync: false, floor: null, clockOffset: 0, lastSyncAt: wall, build: 'b' };
  const time = createVirtualTime();
  const device = {
    full: true,
    asked: [] as ServerRequest[],
    status: null as SyncStatusRow | null,
    log: [] as string[],
    rows: [] as StoredRow[],
    differing: [] as DigestAnswer['differing'],
    onPull: (): void => undefined,
  };
  const store = createMemoryStore(disk, async (kind, work) => {
    if (kind === 'write' && device.full) throw Object.assign(new Error(''), { name: 'QuotaExceededError' });
    return work(Number.POSITIVE_INFINITY);
  });
  const answerOf = (request: ServerRequest): object => {
    if (request.kind === 'digest') return { workspace, version: 2, serverTime: wall, differing: device.differing };
    if (request.kind === 'push') return { workspace, version: 2, serverTime: wall, results: [result] };
    device.onPull();
    const rows = device.rows.filter(({ version }) => version > request.after);
    return { workspace, rows, next: Math.max(request.after, rows.at(-1)?.version ?? 1), more: false, floor: 0, serverTime: wall };
  };
  const runner = createSyncRunner(
    {
      store,
      ask: async (_, request) => {
        device.asked.push(request);
        return { ok: true, body: answerOf(request) };
      },
      moment: () => ({ elapsed: time.now(), wall: wall + time.now(), chance: 0.5 }),
      holdsLead: () => true,
      wakeAt: (at, ring) => time.after(at - time.now(), ring),
      report: (status) => (device.status = status),
      log: (rows) => device.log.push(...rows.map(({ kind }) => kind)),
      announce: () => undefined,
    },
    { build: 'b', online: true },
  );
  runner.send({ type: 'leader-gained' });
  runner.send({ type: 'signed-in', userId: 'user' });
  const pushes = (): number => device.asked.filter(({ kind }) => kind === 'push').length;
  /** Advances second by second, so that each answer is processed before the next. */
  const runFor = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await time.runUntil(time.now() + 1_000);
      await new Promise((heard) => setImmediate(heard));
    }
  };
  return { device, disk, pushes, runFor };
}

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
