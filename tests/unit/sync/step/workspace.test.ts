import { describe, expect, it } from 'vitest';
import type { ServerAnswer, StoreRequest, StoreValue, SyncEffect } from '../../../../src/sync/step/effects.ts';
import type { SyncEvent } from '../../../../src/sync/step/events.ts';
import { initialState } from '../../../../src/sync/step/state.ts';
import { step } from '../../../../src/sync/step/step.ts';
import { waitingRecord } from './waitingRecord.ts';

const moment = { elapsed: 0, wall: 1_795_176_000_000, chance: 0.5 };
const counts = { pending: 1, parked: 0, unread: 0, conflicts: 0 };
const missing: ServerAnswer = { ok: false, failure: { kind: 'status', status: 404, code: 'not_found', retryAfter: null } };
const page = (workspace: string): ServerAnswer => ({
  ok: true,
  body: { workspace, rows: [], next: 3, more: false, floor: 0, serverTime: moment.wall },
});

/** A device of a workspace, signed in and leading. Its store answers at once, and `answer` answers its calls while it is not null. */
function device(workspaceId: string | null, answer: (request: string) => ServerAnswer | null) {
  let state = initialState({ build: 'b', online: true, workspaceId });
  const calls: Extract<SyncEffect, { type: 'server' }>[] = [];
  const stored: StoreRequest[] = [];
  const tell = (event: SyncEvent): void => {
    const turned = step(state, event, moment);
    ({ state } = turned);
    for (const effect of turned.effects) {
      if (effect.type === 'store') {
        stored.push(effect.request);
        tell({ type: 'stored', ticket: effect.ticket, answer: { ok: true, value: valueOf(effect.request) } });
      }
      if (effect.type !== 'server') continue;
      calls.push(effect);
      const given = answer(effect.request.kind);
      if (given !== null) tell({ type: 'answered', ticket: effect.ticket, answer: given });
    }
  };
  tell({ type: 'leader-gained' });
  tell({ type: 'signed-in', userId: 'ada' });
  return { tell, calls, stored, status: () => state.status, stage: () => state.stage.kind };
}

function valueOf(request: StoreRequest): StoreValue {
  if (request.kind === 'load')
    return { kind: 'load', loaded: { marks: null, counts, hasConfirmed: false, unreadFrom: null, hadRecords: false } };
  if (request.kind === 'collect') return { kind: 'collect', records: [waitingRecord], counts };
  if (request.kind === 'write') return { kind: 'write', stale: [] };
  return { kind: 'mark' };
}

describe('the sync of a team workspace', () => {
  it('calls the server about that workspace only', () => {
    const { calls } = device('team-1', () => null);
    expect(calls.map(({ owner }) => owner)).toEqual([{ userId: 'ada', workspaceId: 'team-1' }]);
  });

  it('stops with its reason when the user is not a member, and removes nothing', () => {
    const { status, stage, stored, tell, calls } = device('team-1', () => missing);
    expect([status().kind, status().reason, status().pending]).toEqual(['failed', 'not-member', 1]);
    expect(stage()).toBe('stopped');
    tell({ type: 'poked', version: 9 });
    tell({ type: 'tick' });
    expect(calls).toHaveLength(1);
    expect(stored.map(({ kind }) => kind)).toEqual(['load']);
  });

  it('tries again with the next token, because the user may have been invited again', () => {
    let answer: ServerAnswer | null = missing;
    const { tell, calls, status } = device('team-1', () => answer);
    answer = null;
    tell({ type: 'signed-in', userId: 'ada' });
    expect(calls).toHaveLength(2);
    expect(status().reason).toBeNull();
  });

  it('stores nothing from an answer about another workspace', () => {
    for (const other of ['team-2', 'own-workspace']) {
      const { stored } = device('team-1', () => page(other));
      expect(stored.map(({ kind }) => kind)).toEqual(['load']);
    }
  });
});

describe('the sync of a personal workspace', () => {
  it('treats a missing workspace as a faulty server, and tries again', () => {
    const { status, stage } = device(null, () => missing);
    expect([stage(), status().reason]).toEqual(['backing-off', null]);
  });
});
