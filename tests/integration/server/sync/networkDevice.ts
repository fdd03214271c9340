import { elapsedTime, ringAt, wallTime } from '../../../support/realClock.ts';
import { createChance } from '../../../support/chance.ts';
import { createMemoryStore, emptyDisk, type Disk } from '../../../unit/sync/simulation/memoryStore.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { isPending } from '../../../../src/data/records/syncedRecord.ts';
import { createSyncRunner } from '../../../../src/sync/runner.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import { createServerCalls } from '../../../../src/sync/transport/serverCalls.ts';
import { fresh } from './syncDevice.ts';

/** The product's own sync runner and transport over an in-memory disk, with real clocks and real HTTP. */
export interface NetworkDevice {
  /** How many requests it made to the server. */
  readonly asked: () => number;
  /** The pause it planned after each failure, in milliseconds. */
  readonly pauses: readonly number[];
  /** How many requests it made before such a pause was over. */
  readonly hurried: () => number;
  readonly statuses: readonly SyncStatusRow[];
  /** Writes a new deal and returns its id. */
  write(): string;
  setOnline(online: boolean): void;
  /** How many unsent changes are on the disk. */
  unsent(): number;
  stop(): void;
}

export interface NetworkDeviceOptions {
  readonly origin: string;
  readonly token: string;
  readonly userId: string;
  readonly seed: number;
}

export function networkDevice({ origin, token, userId, seed }: NetworkDeviceOptions): NetworkDevice {
  const chance = createChance(seed);
  const disk: Disk = emptyDisk();
  let asked = 0;
  let hurried = 0;
  let now = 0;
  const pauses: number[] = [];
  /** True from a failure until its retry alarm is scheduled. */
  let hasFailed = false;
  let promised = 0;
  const statuses: SyncStatusRow[] = [];
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const counted: typeof fetch = (input, init) => {
    asked += 1;
    return fetch(input, init);
  };
  const session = () => ({ userId, workspaceId: null, token });
  const call = createServerCalls({ session, fetch: counted, origin, device: `device${String(seed).padStart(6, '0')}`, now: wallTime });
  const runner = createSyncRunner(
    {
      store: createMemoryStore(disk, async (_kind, work) => work(Number.POSITIVE_INFINITY)),
      ask: async (user, request) => {
        if (now < promised) hurried += 1;
        const answer = await call(user, request);
        hasFailed = !answer.ok;
        return answer;
      },
      moment: () => {
        now = elapsedTime();
        return { elapsed: now, wall: wallTime(), chance: chance.next() };
      },
      holdsLead: () => !stopped,
      wakeAt: (at, ring) => {
        clearTimeout(alarm);
        if (hasFailed) {
          pauses.push(at - now);
          promised = at;
        }
        hasFailed = false;
        if (!stopped) alarm = ringAt(at, ring);
      },
      report: (status) => void statuses.push(status),
      log: () => undefined,
      announce: () => undefined,
    },
    { build: 'test', online: false },
  );
  runner.send({ type: 'leader-gained' });
  runner.send({ type: 'signed-in', userId });
  return {
    asked: () => asked,
    pauses,
    hurried: () => hurried,
    statuses,
    write: () => {
      runner.send({ type: 'write-began' });
      const id = fresh('id');
      const doc = { dealId: 'deal', text: `Note ${id}`, createdAt: 0, updatedAt: 0 };
      const record = writeRecord(null, { coll: 'notes', id, mid: fresh('mid'), doc, at: wallTime(), device: `device${seed}` });
      disk.records.set(`notes/${id}`, record);
      runner.send({ type: 'write-ended', added: 1 });
      return id;
    },
    setOnline: (online) => runner.send({ type: online ? 'online' : 'offline' }),
    unsent: () => [...disk.records.values()].filter(isPending).length,
    stop: () => {
      stopped = true;
      clearTimeout(alarm);
    },
  };
}
