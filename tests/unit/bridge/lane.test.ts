import { describe, expect, it } from 'vitest';
import { createWorkerClient } from '../../../src/bridge/workerClient.ts';
import { startFakeWorker } from './fakeWorker.ts';

interface Api {
  later(ms: number, answer: string): Promise<string>;
}

const api: Api = { later: (ms, answer) => new Promise((resolve) => setTimeout(() => resolve(answer), ms)) };

function setUp() {
  return createWorkerClient<Api>({ start: () => startFakeWorker(api), timeoutMs: 2_000, beatMs: 10, graceMs: 10, idleMs: 10, locks: null });
}

describe('a lane', () => {
  it('answers only its newest call and aborts the older ones', async () => {
    const client = setUp();
    const answers = await Promise.all([
      client.call('later', [50, 'old'], { lane: 'figures' }),
      client.call('later', [5, 'newer'], { lane: 'figures' }),
      client.call('later', [5, 'newest'], { lane: 'figures' }),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.kind))).toEqual(['aborted', 'aborted', 'newest']);
    client.stop();
  });

  it('does not affect calls of another lane on the same worker', async () => {
    const client = setUp();
    const answers = await Promise.all([
      client.call('later', [200, 'old'], { lane: 'first' }),
      client.call('later', [40, 'other'], { lane: 'second' }),
      client.call('later', [5, 'new'], { lane: 'first' }),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.kind))).toEqual(['aborted', 'other', 'new']);
    client.stop();
  });

  it('respects the caller’s own signal too', async () => {
    const client = setUp();
    const controller = new AbortController();
    const waiting = client.call('later', [200, 'never seen'], { lane: 'figures', signal: controller.signal });
    controller.abort();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await client.call('later', [1, 'next'], { lane: 'figures' })).toEqual({ ok: true, value: 'next' });
    client.stop();
  });
});
