import { describe, expect, it } from 'vitest';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import type { StoreRequest, StoreValue } from '../../../../src/sync/step/effects.ts';
import type { SyncEvent } from '../../../../src/sync/step/events.ts';
import { initialState } from '../../../../src/sync/step/state.ts';
import { step } from '../../../../src/sync/step/step.ts';
import { waitingRecord } from './waitingRecord.ts';

const moment = { elapsed: 0, wall: 1_795_176_000_000, chance: 0.5 };
const counts = { pending: 0, parked: 0, unread: 0, conflicts: 0 };
const marks = {
  owner: 'ada',
  workspace: 'w',
  version: 5,
  resync: false,
  floor: 0,
  clockOffset: 0,
  lastSyncAt: null,
  build: 'b',
};

/** A device whose server and store answer at once. `tell` returns the `atLeast` of every pull that an event leads to. */
function device(pending: readonly SyncedRecord[] = []) {
  let state = initialState({ build: 'b', online: true });
  let unsent = pending;
  const tell = (event: SyncEvent): readonly (number | null)[] => {
    const turned = step(state, event, moment);
    ({ state } = turned);
    return turned.effects.flatMap((effect) => {
      if (effect.type === 'store')
        return tell({ type: 'stored', ticket: effect.ticket, answer: { ok: true, value: valueOf(effect.request, unsent) } });
      if (effect.type !== 'server') return [];
      const { ticket, request } = effect;
      if (request.kind === 'pull')
        return [request.atLeast, ...tell({ type: 'answered', ticket, answer: { ok: true, body: pageUpTo(request.after) } })];
      if (request.kind === 'push') unsent = [];
      return tell({ type: 'answered', ticket, answer: { ok: true, body: request.kind === 'push' ? acknowledged : digest } });
    });
  };
  tell({ type: 'leader-gained' });
  return tell;
}

const digest = { workspace: 'w', version: 8, serverTime: moment.wall, differing: [] };
const acknowledged = { workspace: 'w', version: 12, serverTime: moment.wall, results: [{ status: 'applied', version: 12 }] };

const pageUpTo = (next: number) => ({ workspace: 'w', rows: [], next, more: false, floor: 0, serverTime: moment.wall });

function valueOf(request: StoreRequest, unsent: readonly SyncedRecord[]): StoreValue {
  if (request.kind === 'load') return { kind: 'load', loaded: { marks, counts, hasConfirmed: true, unreadFrom: null, hadRecords: true } };
  if (request.kind === 'collect') return { kind: 'collect', records: unsent, counts };
  if (request.kind === 'write') return { kind: 'write', stale: [] };
  if (request.kind === 'families') return { kind: 'families', families: [] };
  if (request.kind === 'inventory') return { kind: 'inventory', entries: [] };
  return { kind: 'mark' };
}

describe('the version that a pull asks for', () => {
  it('is not given at the start of a session, because records can be newer than the checkpoint', () => {
    expect(device()({ type: 'signed-in', userId: 'ada' })).toEqual([null]);
  });

  it('is the newest of the checkpoint, the last comparison and the last poke', () => {
    const tell = device();
    tell({ type: 'signed-in', userId: 'ada' });
    expect(tell({ type: 'poked', version: 7 })).toEqual([8]);
    expect(tell({ type: 'poked', version: 9 })).toEqual([9]);
  });

  it('is at least that of the last push', () => {
    const tell = device([waitingRecord]);
    tell({ type: 'signed-in', userId: 'ada' });
    expect(tell({ type: 'poked', version: 9 })).toEqual([12]);
  });

  it('is not given if the newest state is wanted, so that the primary answers', () => {
    const tell = device();
    tell({ type: 'signed-in', userId: 'ada' });
    expect(tell({ type: 'poked', version: null })).toEqual([null]);
    expect(tell({ type: 'poked', version: 9 })).toEqual([9]);
  });

  it('does not apply to another session', () => {
    const tell = device();
    tell({ type: 'signed-in', userId: 'ada' });
    tell({ type: 'poked', version: 9 });
    tell({ type: 'signed-out' });
    expect(tell({ type: 'signed-in', userId: 'ada' })).toEqual([null]);
  });
});
