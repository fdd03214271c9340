import { describe, expect, it } from 'vitest';
import type { PushedRow } from '../../../../src/core/protocol/syncRow.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import type { ServerAnswer, ServerRequest } from '../../../../src/sync/step/effects.ts';
import { rowsAsTheyAre } from '../../../../src/sync/step/pushing.ts';
import { pushAhead } from '../../../../src/sync/transport/pushAhead.ts';

const serverTime = 1_795_176_000_000;
const made = (n: number, mid = 'firstmid', at = serverTime): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id: `n${n}`, mid, doc: { n }, at, device: 'deviceA' });
const push = (records: readonly SyncedRecord[]): ServerRequest => ({ kind: 'push', rows: rowsAsTheyAre(records, serverTime) ?? [] });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A server that says what it was sent, over a queue of batches that are read ahead. */
function queueOf(...batches: readonly (readonly SyncedRecord[])[]) {
  const sent: string[] = [];
  const state = { time: 0, failsFor: '', atOnce: 0, most: 0, next: 1 };
  const ask = async (userId: string, request: ServerRequest): Promise<ServerAnswer> => {
    if (request.kind !== 'push') return { ok: true, body: { asked: request.kind } };
    const ids = request.rows.map(({ id, mid }) => `${id}${mid === 'firstmid' ? '' : `:${mid}`}`).join(' ');
    sent.push(`${userId} ${ids}`);
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    await settled();
    state.atOnce -= 1;
    if (state.failsFor !== ids) return { ok: true, body: { of: ids, serverTime: serverTime + state.time } };
    state.failsFor = '';
    return { ok: false, failure: { kind: 'no-answer', status: null, retryAfter: null } };
  };
  const behind = async (): Promise<readonly SyncedRecord[] | null> => batches[state.next] ?? null;
  const prepared: string[] = [];
  const prepare = (rows: readonly PushedRow[]): void => void prepared.push(rows.map(({ id }) => id).join(' '));
  return { sent, prepared, state, ask: pushAhead(ask, { behind, prepare, elapsed: () => state.time }) };
}

const [one, two, three] = [
  [made(1), made(2)],
  [made(3), made(4)],
  [made(5), made(6)],
];

describe('a queue that is sent ahead', () => {
  it('has the next batch under way before it is asked for, sends it once, and one at a time', async () => {
    const { ask, sent, prepared, state } = queueOf(one, two, three);
    const answer = ask('u1', push(one));
    await Promise.resolve().then(() => undefined);
    // Made ready while the server has the one before.
    expect([sent, prepared]).toEqual([['u1 n1 n2'], ['n3 n4']]);
    expect(await answer).toMatchObject({ body: { of: 'n1 n2' } });
    await settled();
    expect(sent).toEqual(['u1 n1 n2', 'u1 n3 n4']);
    state.next = 2;
    expect(await ask('u1', push(two))).toMatchObject({ body: { of: 'n3 n4' } });
    state.next = 3;
    expect(await ask('u1', push(three))).toMatchObject({ body: { of: 'n5 n6' } });
    await settled();
    expect(sent).toEqual(['u1 n1 n2', 'u1 n3 n4', 'u1 n5 n6']);
    expect(state.most).toBe(1);
  });

  it('sends what is asked for where it is not what went ahead: other records, another state, another person', async () => {
    for (const [userId, wanted] of [
      ['u1', [made(3)]],
      ['u1', [made(3), made(4, 'secondmid')]],
      ['u2', two],
    ] as const) {
      const { ask, sent, state } = queueOf(one, two);
      await ask('u1', push(one));
      state.next = 9;
      const ids = wanted.map(({ id, mid }) => `${id}${mid === 'firstmid' ? '' : `:${mid}`}`).join(' ');
      expect(await ask(userId, push(wanted))).toMatchObject({ body: { of: ids } });
      expect(sent.at(-1)).toBe(`${userId} ${ids}`);
      expect(state.most).toBe(1);
    }
  });

  it('sends again what came to nothing ahead, and nothing ahead behind a failure', async () => {
    const { ask, sent, state } = queueOf(one, two);
    state.failsFor = 'n3 n4';
    await ask('u1', push(one));
    await settled();
    state.next = 9;
    expect(await ask('u1', push(two))).toMatchObject({ ok: true, body: { of: 'n3 n4' } });
    expect(sent).toEqual(['u1 n1 n2', 'u1 n3 n4', 'u1 n3 n4']);
    const failing = queueOf(one, two);
    failing.state.failsFor = 'n1 n2';
    expect(await failing.ask('u1', push(one))).toMatchObject({ ok: false });
    await settled();
    expect(failing.sent).toEqual(['u1 n1 n2']);
  });

  it('leaves a batch alone whose stamps run ahead of the server’s clock, and the server’s clock goes on while an answer waits', async () => {
    const early = queueOf(one, [made(3, 'firstmid', serverTime + 3_600_000)]);
    await early.ask('u1', push(one));
    await settled();
    expect(early.sent).toEqual(['u1 n1 n2']);
    const { ask, state } = queueOf(one, two);
    await ask('u1', push(one));
    await settled();
    await settled();
    state.time = 400;
    expect(await ask('u1', push(two))).toMatchObject({ body: { serverTime: serverTime + 400 } });
  });

  it('hands everything but pushes through', async () => {
    const { ask } = queueOf(one, two);
    expect(await ask('u1', { kind: 'pull', after: 0, limit: 2, floor: null })).toEqual({ ok: true, body: { asked: 'pull' } });
  });
});
