import { isPending } from '../../../../src/data/records/syncedRecord.ts';
import type { RecordStore } from '../../../../src/data/records/recordStore.ts';
import type { DeviceWrappers } from './device.ts';
import type { Disk } from './memoryStore.ts';
import { simulate, type Simulation } from './simulate.ts';

/** Faults of the shell around the step. Each entry removes one guard. */
export const plantedWrappers: Readonly<Record<string, DeviceWrappers>> = {
  'a wipe on SIGNED_OUT': {
    onSignedOut: (disk) => {
      disk.records.clear();
      disk.marks = null;
    },
  },
  '"synced" too early': {
    status: (status) => (status.kind === 'waiting' || status.kind === 'sending' ? { ...status, kind: 'synced' } : status),
  },
  'swallowed read errors: an error is read as an empty store': { store: withReadsThatForgive },
  'swallowed write errors: a batch that failed counts as stored': { store: withWritesThatForgive, failingWrites: 0.15 },
  'a short page treated as the last one, with everything marked as received': {
    answer: (answer, request) => {
      if (!answer.ok || request.kind !== 'pull') return answer;
      const body = answer.body as { readonly head: number };
      return { ok: true, body: { ...body, more: false, next: body.head } };
    },
  },
  'an outbox in memory: changes unsent at a crash are forgotten': { store: withoutOutbox },
  'a checkpoint written before the rows': { store: withMarksFirst },
};

function withReadsThatForgive(store: RecordStore): RecordStore {
  return {
    ...store,
    read: (keys) => store.read(keys).catch(() => []),
    collect: (limit) => store.collect(limit).catch(() => ({ records: [], counts: { pending: 0, parked: 0, unread: 0, conflicts: 0 } })),
  };
}

function withWritesThatForgive(store: RecordStore): RecordStore {
  return { ...store, write: (writes) => store.write(writes).catch(() => []) };
}

function withoutOutbox(store: RecordStore, disk: Disk): RecordStore {
  // Remembers pending records from the start of this tab only, as a separate in-memory list would.
  const before = new Set([...disk.records.values()].filter(isPending).map(({ mid }) => mid));
  return {
    ...store,
    collect: async (limit) => {
      const { records, counts } = await store.collect(limit);
      return { records: records.filter(({ mid }) => !before.has(mid)), counts };
    },
  };
}

function withMarksFirst(store: RecordStore): RecordStore {
  return { ...store, write: async (writes) => (writes.length > 1 ? [...(await store.write(writes.slice(1)))] : store.write(writes)) };
}

/** The first failure found with these seeds; null if there is none. */
export async function firstToNotice(plant: Omit<Simulation, 'seed' | 'operations'>, seeds: number): Promise<string | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { failures } = await simulate({ seed, operations: 120, undamaged: true, ...plant });
    if (failures[0] !== undefined) return failures[0];
  }
  return null;
}
