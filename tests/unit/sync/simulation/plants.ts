import { isPending } from '../../../../src/data/records/syncedRecord.ts';
import type { RecordStore } from '../../../../src/data/records/recordStore.ts';
import type { DeviceWrappers } from './device.ts';
import type { Disk } from './memoryStore.ts';
import { simulate, type Simulation } from './simulate.ts';

/** What a shell around the step could do wrong, and what each guard is there for: one guard taken away each. */
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
  'no word of failed reads: an error reads as nothing there': { store: withReadsThatForgive },
  'no word of failed writes: a batch that was not stored counts as stored': { store: withWritesThatForgive, failingWrites: 0.15 },
  'a short page taken for the last, and with it everything for taken in': {
    answer: (answer, request) => {
      if (!answer.ok || request.kind !== 'pull') return answer;
      const body = answer.body as { readonly head: number };
      return { ok: true, body: { ...body, more: false, next: body.head } };
    },
  },
  'an outbox in memory: what a crash finds unsent is not known to be unsent': { store: withoutOutbox },
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
  // What waits is remembered from the moment this tab started, as a list beside the records would be.
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

/** The first seed that notices, and what it says; null when none of them does. */
export async function firstToNotice(plant: Omit<Simulation, 'seed' | 'operations'>, seeds: number): Promise<string | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { failures } = await simulate({ seed, operations: 120, undamaged: true, ...plant });
    if (failures[0] !== undefined) return failures[0];
  }
  return null;
}
