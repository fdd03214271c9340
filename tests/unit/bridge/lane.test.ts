import { describe, expect, it } from 'vitest';
import { createLane } from '../../../src/bridge/lane.ts';
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
  it('answers only the newest of its calls; the older ones are aborted', async () => {
    const client = setUp();
    const lane = createLane(client);
    const answers = await Promise.all([
      lane.call('later', [50, 'old']),
      lane.call('later', [5, 'newer']),
      lane.call('later', [5, 'newest']),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.kind))).toEqual(['aborted', 'aborted', 'newest']);
    client.stop();
  });

  it('leaves the calls of another lane on the same worker alone', async () => {
    const client = setUp();
    const first = createLane(client);
    const second = createLane(client);
    const answers = await Promise.all([
      first.call('later', [200, 'old']),
      second.call('later', [40, 'other']),
      first.call('later', [5, 'new']),
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.error.kind))).toEqual(['aborted', 'other', 'new']);
    client.stop();
  });

  it('obeys the caller’s own signal as well', async () => {
    const client = setUp();
    const lane = createLane(client);
    const controller = new AbortController();
    const waiting = lane.call('later', [200, 'never seen'], { signal: controller.signal });
    controller.abort();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await lane.call('later', [1, 'next'])).toEqual({ ok: true, value: 'next' });
    client.stop();
  });
});
