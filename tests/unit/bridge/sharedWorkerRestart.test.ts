import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerClient, type WorkerClient, type WorkerClientOptions } from '../../../src/bridge/workerClient.ts';
import { startFakeWorker, type FakeWorker } from './fakeWorker.ts';

interface DataApi {
  open(userId: string): string;
  read(): string;
  never(): Promise<string>;
}

/** Each worker has its own state, which is lost when the worker dies. Nothing can be read before the API is opened. */
function createDataApi(): DataApi {
  let openedFor: string | null = null;
  return {
    open: (userId) => {
      openedFor = userId;
      return userId;
    },
    read: () => {
      if (openedFor === null) throw new Error('not opened');
      return `deals of ${openedFor}`;
    },
    never: () => new Promise(() => undefined),
  };
}

const clients: WorkerClient<DataApi>[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

function setUp(options: Partial<WorkerClientOptions<DataApi>> = {}) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = startFakeWorker(createDataApi());
    workers.push(worker);
    return worker;
  };
  const client = createWorkerClient<DataApi>({
    start,
    timeoutMs: 2_000,
    beatMs: 10,
    shared: true,
    locks: null,
    onRestart: async (call) => (await call('open', ['ann'])).ok,
    ...options,
  });
  clients.push(client);
  return { client, workers };
}

describe('a shared worker that died', () => {
  it('is restarted automatically and reopened before any other call reaches it', async () => {
    const { client, workers } = setUp();
    await client.call('open', ['ann']);
    const waiting = client.call('never', []);
    workers[0]?.dieSilently();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'crashed' } });
    expect(workers).toHaveLength(2);
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
  });

  it('repeats a call once after reopening if calls may run twice', async () => {
    const { client, workers } = setUp({ repeats: true });
    await client.call('open', ['ann']);
    const controller = new AbortController();
    const waiting = client.call('never', [], { signal: controller.signal });
    const read = client.call('read', []);
    workers[0]?.dieSilently();
    expect(await read).toEqual({ ok: true, value: 'deals of ann' });
    await expect.poll(() => workers).toHaveLength(2);
    workers[1]?.dieSilently();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'crashed' } });
  });

  it('is detected between calls too', async () => {
    const { client, workers } = setUp();
    await client.call('open', ['ann']);
    workers[0]?.dieSilently();
    await expect.poll(() => workers).toHaveLength(2);
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
  });

  it('answers crashed if it cannot be reopened, and is restarted for the next call', async () => {
    let usable = false;
    const { client, workers } = setUp({
      onRestart: async (call) => usable && (await call('open', ['ann'])).ok,
    });
    await client.call('open', ['ann']);
    workers[0]?.emit(new Event('messageerror'));
    expect(await client.call('read', [])).toEqual({ ok: false, error: { kind: 'crashed', message: 'The worker could not be reopened.' } });
    usable = true;
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
  });

  it('is not restarted if it never ran', async () => {
    const { client, workers } = setUp({ start: () => startAndFail(workers) });
    expect(await client.call('read', [])).toMatchObject({ ok: false, error: { kind: 'crashed' } });
    expect(workers).toHaveLength(1);
  });

  it('drops a call that was aborted while it waited for the reopening', async () => {
    const gate = new EventTarget();
    const opened = new Promise((resolve) => gate.addEventListener('open', resolve));
    const { client, workers } = setUp({
      onRestart: async (call) => {
        await opened;
        return (await call('open', ['bob'])).ok;
      },
    });
    await client.call('open', ['ann']);
    workers[0]?.emit(new Event('messageerror'));
    const controller = new AbortController();
    const dropped = client.call('open', ['mallory'], { signal: controller.signal });
    controller.abort();
    expect(await dropped).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    gate.dispatchEvent(new Event('open'));
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of bob' });
  });
});

describe('a shared worker that is suspended', () => {
  it('ends, and starts again when it is resumed; a call that was pending, and one made in between, get their results', async () => {
    let slow = true;
    const { client, workers } = setUp({
      start: () => {
        const worker = startFakeWorker({ ...createDataApi(), never: () => (slow ? new Promise(() => undefined) : 'done') });
        workers.push(worker);
        return worker;
      },
    });
    await client.call('open', ['ann']);
    const pending = client.call('never', []);
    client.suspend();
    expect(workers[0]?.terminated()).toBe(true);
    const during = client.call('read', []);
    expect(workers).toHaveLength(1);
    slow = false;
    client.resume();
    expect(await pending).toEqual({ ok: true, value: 'done' });
    expect(await during).toEqual({ ok: true, value: 'deals of ann' });
    expect(workers).toHaveLength(2);
  });

  it('is reopened on being resumed even if no call waits', async () => {
    const { client, workers } = setUp();
    await client.call('open', ['ann']);
    client.suspend();
    client.resume();
    expect(workers).toHaveLength(2);
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
  });

  it('does not run a cancelled call again, nor the calls of a restart that was interrupted', async () => {
    const opened: string[] = [];
    const { client, workers } = setUp({
      onRestart: async (call) => {
        opened.push('restart');
        return (await call('open', ['ann'])).ok;
      },
    });
    await client.call('open', ['ann']);
    const controller = new AbortController();
    const cancelled = client.call('never', [], { signal: controller.signal });
    controller.abort();
    expect(await cancelled).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    workers[0]?.emit(new Event('messageerror'));
    client.suspend();
    client.resume();
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
    expect(opened.length).toBeGreaterThan(0);
    expect(workers).toHaveLength(3);
  });

  it('is not started by being resumed if no call had started it, or if it was stopped', () => {
    const { client, workers } = setUp();
    client.suspend();
    client.resume();
    client.stop();
    client.resume();
    expect(workers).toHaveLength(0);
  });
});

describe('a shared worker that is stopped', () => {
  it('finishes first, while its calls are already told', async () => {
    const gate = new EventTarget();
    const finished = new Promise((resolve) => gate.addEventListener('finished', resolve));
    const asked: unknown[] = [];
    const { client, workers } = setUp({
      onStop: (worker) => {
        asked.push(worker.run('open', ['nobody']));
        return finished;
      },
    });
    await client.call('open', ['ann']);
    const waiting = client.call('never', []);
    client.stop();
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(await asked[0]).toBe('nobody');
    expect(workers[0]?.terminated()).toBe(false);
    gate.dispatchEvent(new Event('finished'));
    await expect.poll(() => workers[0]?.terminated()).toBe(true);
  });

  it('is ended at once if it was never started, and also if it cannot finish', async () => {
    const { client, workers } = setUp({ onStop: () => Promise.reject(new Error('closed already')) });
    client.stop();
    expect(workers).toHaveLength(0);
    const other = setUp({ onStop: () => Promise.reject(new Error('closed already')) });
    await other.client.call('open', ['ann']);
    other.client.stop();
    await expect.poll(() => other.workers[0]?.terminated()).toBe(true);
  });
});

describe('an uncaught error in a shared worker that has run', () => {
  it('does not end it, because its state would be lost', async () => {
    const { client, workers } = setUp();
    await client.call('open', ['ann']);
    await client.call('read', []);
    workers[0]?.emit(new Event('error'));
    expect(await client.call('read', [])).toEqual({ ok: true, value: 'deals of ann' });
    expect(workers).toHaveLength(1);
  });
});

function startAndFail(workers: FakeWorker[]): FakeWorker {
  const worker = startFakeWorker(null);
  workers.push(worker);
  setTimeout(() => worker.emit(new Event('error')), 1);
  return worker;
}
