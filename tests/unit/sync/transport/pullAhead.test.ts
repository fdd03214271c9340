import { describe, expect, it } from 'vitest';
import type { ServerAnswer, ServerRequest } from '../../../../src/sync/step/effects.ts';
import { pullAhead } from '../../../../src/sync/transport/pullAhead.ts';

/** A feed of versions up to `head`, two a page, that says what it was asked. */
function feed(head: number) {
  const asked: string[] = [];
  const state = { head, time: 0, failsOnceAfter: -1 };
  const ask = async (userId: string, request: ServerRequest): Promise<ServerAnswer> => {
    if (request.kind !== 'pull') return { ok: true, body: {} };
    asked.push(`${userId} after ${request.after} floor ${request.floor}`);
    if (state.failsOnceAfter === request.after) {
      state.failsOnceAfter = -1;
      return { ok: false, failure: { kind: 'no-answer', status: null, retryAfter: null } };
    }
    const next = Math.min(request.after + 2, state.head);
    const rows = [request.after + 1, request.after + 2].filter((version) => version <= next).map((version) => ({ version }));
    return { ok: true, body: { rows, next, more: next < state.head, floor: 7, serverTime: 1_000 + state.time, head: state.head } };
  };
  return { asked, state, ask: pullAhead(ask, () => state.time) };
}

const pull = (after: number, floor: number | null = 7): ServerRequest => ({ kind: 'pull', after, limit: 2, floor });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a feed that is asked ahead', () => {
  it('has the next page under way before it is wanted, and asks for it once', async () => {
    const { ask, asked } = feed(9);
    await ask('u1', pull(0, null));
    await settled();
    expect(asked).toEqual(['u1 after 0 floor null', 'u1 after 2 floor 7']);
    expect(await ask('u1', pull(2))).toMatchObject({ body: { next: 4 } });
    expect(asked).toEqual(['u1 after 0 floor null', 'u1 after 2 floor 7', 'u1 after 4 floor 7']);
  });

  it('uses the rows of a last page, and asks behind them for what was written meanwhile', async () => {
    const { ask, asked, state } = feed(4);
    await ask('u1', pull(0, null));
    await settled();
    state.head = 5;
    expect(await ask('u1', pull(2))).toMatchObject({ body: { rows: [{ version: 3 }, { version: 4 }], next: 4, more: true } });
    expect(asked).toHaveLength(2);
    expect(await ask('u1', pull(4))).toMatchObject({ body: { rows: [{ version: 5 }], next: 5, more: false } });
  });

  it('asks again for a last page without rows: it says only how the server stood', async () => {
    const { ask, asked, state } = feed(3);
    const first = ask('u1', pull(0, null));
    state.head = 2;
    await first;
    await settled();
    state.head = 3;
    expect(await ask('u1', pull(2))).toMatchObject({ body: { rows: [{ version: 3 }], more: false } });
    expect(asked.filter((line) => line.includes('after 2'))).toHaveLength(2);
  });

  it('uses nothing asked for another person, another place, too long ago, or in vain', async () => {
    for (const [userId, after, time] of [
      ['u2', 2, 0],
      ['u1', 3, 0],
      ['u1', 2, 10_000],
    ] as const) {
      const { ask, asked, state } = feed(9);
      await ask('u1', pull(0, null));
      await settled();
      state.time = time;
      await ask(userId, pull(after));
      expect(asked.slice(0, 3).at(-1)).toBe(`${userId} after ${after} floor 7`);
    }
    const { ask, asked, state } = feed(9);
    state.failsOnceAfter = 2;
    await ask('u1', pull(0, null));
    await settled();
    expect(await ask('u1', pull(2))).toMatchObject({ body: { next: 4 } });
    expect(asked.filter((line) => line.includes('after 2'))).toHaveLength(2);
  });

  it('lets the server’s clock go on while a page waits', async () => {
    const { ask, state } = feed(9);
    await ask('u1', pull(0, null));
    await settled();
    state.time = 400;
    expect(await ask('u1', pull(2))).toMatchObject({ body: { serverTime: 1_400 } });
  });
});
