import { describe, expect, it } from 'vitest';
import { createSyncRunner } from '../../../../src/sync/runner.ts';
import type { ServerRequest } from '../../../../src/sync/step/effects.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
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
  const device = { full: true, asked: [] as ServerRequest[], status: null as SyncStatusRow | null };
  const store = createMemoryStore(disk, async (kind, work) => {
    if (kind === 'write' && device.full) throw Object.assign(new Error(''), { name: 'QuotaExceededError' });
    return work(Number.POSITIVE_INFINITY);
  });
  const answerOf = (request: ServerRequest): object =>
    request.kind === 'pull'
      ? { workspace, rows: [], next: 1, more: false, floor: 0, serverTime: wall }
      : { workspace, version: 2, serverTime: wall, results: [result] };
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
      log: () => undefined,
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

const current = { coll: 'deals', id, mid: '01K9B000000000000000000003', deleted: true, doc: {}, clocks: {}, version: 2 };

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
});
