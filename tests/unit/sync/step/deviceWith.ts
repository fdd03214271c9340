import { createSyncRunner } from '../../../../src/sync/runner.ts';
import type { ServerRequest } from '../../../../src/sync/step/effects.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import { keyText, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import type { DigestAnswer } from '../../../../src/core/protocol/syncCalls.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { createMemoryStore, emptyDisk } from '../simulation/memoryStore.ts';
import { createVirtualTime } from '../simulation/virtualTime.ts';

const workspace = 'workspace';
const wall = 1_795_176_000_000;

/** A device with these records, on a disk that rejects writes while `device.full`. The server answers each pushed row with `result`. */
export function deviceWith(records: readonly SyncedRecord[], result: object) {
  const disk = emptyDisk();
  disk.hadRecords = true;
  for (const record of records) disk.records.set(keyText(record), record);
  disk.marks = { owner: 'user', workspace, version: 1, resync: false, floor: null, clockOffset: 0, lastSyncAt: wall, build: 'b' };
  const time = createVirtualTime();
  const device = {
    full: true,
    asked: [] as ServerRequest[],
    status: null as SyncStatusRow | null,
    /** The highest number of refused records that was reported. */
    mostParked: 0,
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
    if (request.kind === 'push') return { workspace, version: 2, serverTime: wall, results: request.rows.map(() => result) };
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
      report: (status) => {
        device.status = status;
        device.mostParked = Math.max(device.mostParked, status.parked);
      },
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
