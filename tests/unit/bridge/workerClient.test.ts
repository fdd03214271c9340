import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkerClient, type WorkerClient, type WorkerClientOptions } from '../../../src/bridge/workerClient.ts';
import { startFakeWorker, type FakeWorker } from './fakeWorker.ts';

interface Job {
  readonly ms: number;
  readonly answer: string;
}

interface TestApi {
  add(a: number, b: number): number;
  later(job: Job): Promise<string>;
  never(): Promise<string>;
  fail(): string;
}

const api: TestApi = {
  add: (a, b) => a + b,
  later: (job) => new Promise((resolve) => setTimeout(() => resolve(job.answer), job.ms)),
  never: () => new Promise(() => undefined),
  fail: () => {
    throw new RangeError('too many rows');
  },
};

const clients: WorkerClient<TestApi>[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

function setUp(options: Partial<WorkerClientOptions<TestApi>> = {}) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = startFakeWorker(api);
    workers.push(worker);
    return worker;
  };
  const client = createWorkerClient<TestApi>({ start, timeoutMs: 2_000, beatMs: 10, graceMs: 20, locks: null, ...options });
  clients.push(client);
  return { client, workers };
}

describe('a call', () => {
  it('returns plain data from the worker, which starts on the first call and is reused', async () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(await client.call('add', [2, 3])).toEqual({ ok: true, value: 5 });
    expect(await client.call('later', [{ ms: 1, answer: 'done' }])).toEqual({ ok: true, value: 'done' });
    expect(workers).toHaveLength(1);
  });

  it('fails with the reason if the job throws, and the worker lives on', async () => {
    const { client, workers } = setUp();
    expect(await client.call('fail', [])).toEqual({ ok: false, error: { kind: 'refused', message: 'too many rows' } });
    expect(await client.call('add', [1, 1])).toEqual({ ok: true, value: 2 });
    expect(workers).toHaveLength(1);
  });

  it('fails if its data cannot be cloned', async () => {
    const { client } = setUp();
    const callback = (() => 1) as unknown as number;
    expect(await client.call('add', [callback, 1])).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('waits, with a hundred more behind it, while the worker still loads its jobs', async () => {
    let loaded = (_jobs: TestApi): void => undefined;
    const loading = new Promise<TestApi>((resolve) => (loaded = resolve));
    const { client } = setUp({ start: () => startFakeWorker(loading) });
    const calls = Array.from({ length: 101 }, (_, n) => client.call('add', [n, 1]));
    await new Promise((resolve) => setImmediate(resolve));
    loaded(api);
    expect(await Promise.all(calls)).toEqual(calls.map((_, n) => ({ ok: true, value: n + 1 })));
  });

  it('fails for a name that is not a job, inherited names included', async () => {
    const { client } = setUp();
    for (const name of ['wipe', 'constructor', 'toString']) {
      expect(await client.call(name as 'add', [1, 1])).toEqual({
        ok: false,
        error: { kind: 'refused', message: `The worker has no job named "${name}"` },
      });
    }
  });
});

describe('the death of a worker', () => {
  it('without any event is detected by the heartbeat, and the next call gets a new worker', async () => {
    const { client, workers } = setUp();
    await client.call('add', [1, 1]);
    const waiting = client.call('never', []);
    workers[0]?.dieSilently();
    expect(await waiting).toEqual({ ok: false, error: { kind: 'crashed', message: 'The worker stopped answering.' } });
    expect(await client.call('add', [4, 4])).toEqual({ ok: true, value: 8 });
    expect(workers).toHaveLength(2);
  });

  it('is detected within five seconds at the default interval', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const worker = startFakeWorker(api);
      const client = createWorkerClient<TestApi>({ start: () => worker, timeoutMs: 60_000, locks: null });
      clients.push(client);
      await client.call('add', [1, 1]);
      const waiting = client.call('never', []);
      worker.dieSilently();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await waiting).toMatchObject({ ok: false, error: { kind: 'crashed' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('with an error event fails every pending call at once, also for a missing script', async () => {
    const { client, workers } = setUp();
    const waiting = [client.call('never', []), client.call('never', [])];
    workers[0]?.emit(new Event('error'));
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toEqual({ ok: false, error: { kind: 'crashed', message: 'The worker could not be loaded.' } });
    }
    expect(workers[0]?.terminated()).toBe(true);
  });

  it('with an unreadable message fails the pending call', async () => {
    const { client, workers } = setUp();
    const waiting = client.call('never', []);
    workers[0]?.emit(new Event('messageerror'));
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'crashed' } });
  });

  it('before it could start is a crash with the browser’s reason', async () => {
    const { client } = setUp({
      start: () => {
        throw new Error('blocked by policy');
      },
    });
    const answer = await client.call('add', [1, 1]);
    expect(answer).toEqual({ ok: false, error: { kind: 'crashed', message: 'The worker could not be started: blocked by policy' } });
  });

  it('is assumed if the script has not answered within its loading time, and not before', async () => {
    vi.useFakeTimers();
    try {
      const { client } = setUp({ start: () => startFakeWorker(null), startMs: 200 });
      const answered = vi.fn<(answer: unknown) => void>();
      void client.call('add', [1, 1]).then(answered);
      await vi.advanceTimersByTimeAsync(199);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: false, error: expect.objectContaining({ kind: 'crashed' }) }));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a time limit', () => {
  it('settles the call as timeout and replaces the stuck worker', async () => {
    const { client, workers } = setUp();
    expect(await client.call('never', [], { timeoutMs: 30 })).toEqual({
      ok: false,
      error: { kind: 'timeout', message: 'No response within 30 ms.' },
    });
    expect(workers[0]?.terminated()).toBe(true);
    expect(await client.call('add', [1, 2])).toEqual({ ok: true, value: 3 });
  });

  it('does not end a shared worker', async () => {
    const { client, workers } = setUp({ shared: true });
    expect(await client.call('never', [], { timeoutMs: 30 })).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(await client.call('add', [1, 2])).toEqual({ ok: true, value: 3 });
    expect(workers).toHaveLength(1);
  });
});

describe('an abort', () => {
  it('settles the call at once, and ends a worker that is still busy after the grace period', async () => {
    const { client, workers } = setUp();
    const controller = new AbortController();
    const waiting = client.call('never', [], { signal: controller.signal });
    controller.abort();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(workers[0]?.terminated()).toBe(false);
    await expect.poll(() => workers[0]?.terminated()).toBe(true);
  });

  it('re-runs the other calls in the new worker', async () => {
    const { client, workers } = setUp();
    const controller = new AbortController();
    const stuck = client.call('never', [], { signal: controller.signal });
    const beside = client.call('later', [{ ms: 60, answer: 'kept' }]);
    controller.abort();
    expect(await stuck).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await beside).toEqual({ ok: true, value: 'kept' });
    expect(workers).toHaveLength(2);
  });

  it('keeps a worker whose job ends within the grace period', async () => {
    const { client, workers } = setUp({ graceMs: 500 });
    const controller = new AbortController();
    const short = client.call('later', [{ ms: 1, answer: 'late' }], { signal: controller.signal });
    controller.abort();
    expect(await short).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await client.call('later', [{ ms: 20, answer: 'next' }])).toEqual({ ok: true, value: 'next' });
    expect(workers).toHaveLength(1);
  });

  it('never ends a shared worker, whose job runs to its end', async () => {
    const { client, workers } = setUp({ shared: true, graceMs: 1 });
    const controller = new AbortController();
    const ignored = client.call('later', [{ ms: 30, answer: 'written' }], { signal: controller.signal });
    controller.abort();
    expect(await ignored).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await client.call('later', [{ ms: 40, answer: 'after' }])).toEqual({ ok: true, value: 'after' });
    expect(workers[0]?.terminated()).toBe(false);
  });

  it('before the call starts does not start a worker', async () => {
    const { client, workers } = setUp();
    expect(await client.call('add', [1, 1], { signal: AbortSignal.abort() })).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(workers).toHaveLength(0);
  });
});

describe('an idle client and its end', () => {
  it('ends a worker without calls, and the next call starts another', async () => {
    const { client, workers } = setUp({ idleMs: 20 });
    await client.call('add', [1, 1]);
    await expect.poll(() => workers[0]?.terminated()).toBe(true);
    expect(await client.call('add', [2, 2])).toEqual({ ok: true, value: 4 });
    expect(workers).toHaveLength(2);
  });

  it('never ends a shared worker', async () => {
    const { client, workers } = setUp({ idleMs: 5, shared: true });
    await client.call('add', [1, 1]);
    await client.call('later', [{ ms: 40, answer: '' }]);
    expect(workers[0]?.terminated()).toBe(false);
  });

  it('stop ends the worker and settles all calls, current and later, as aborted', async () => {
    const { client, workers } = setUp();
    const waiting = client.call('never', []);
    client.stop();
    expect(await waiting).toEqual({ ok: false, error: { kind: 'aborted', message: 'The worker was stopped.' } });
    expect(await client.call('add', [1, 1])).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminated()).toBe(true);
  });
});
