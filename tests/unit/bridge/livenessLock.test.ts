import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeartbeat, SILENT_BEATS } from '../../../src/bridge/heartbeat.ts';
import { holdLivenessLock, isLivenessLockFree, type Locks } from '../../../src/bridge/livenessLock.ts';

/** Exclusive locks as in the Web Locks API; `kill` releases one as the end of its realm would. */
function createFakeLocks(): { readonly locks: Locks; readonly kill: (name: string) => void } {
  const held = new Set<string>();
  return {
    locks: {
      request: async (name, { ifAvailable }, run) => {
        if (held.has(name)) {
          if (ifAvailable) return run(null);
          throw new Error('queueing is not needed here');
        }
        if (ifAvailable) return run({ name });
        held.add(name);
        return run({ name });
      },
    },
    kill: (name) => held.delete(name),
  };
}

describe('a liveness lock', () => {
  it('is held while the worker lives and free once it has died', async () => {
    const { locks, kill } = createFakeLocks();
    const name = holdLivenessLock(locks, 'w1');
    await Promise.resolve();
    expect(name()).toBe('w1');
    expect(await isLivenessLockFree(locks, 'w1')).toBe(false);
    kill('w1');
    expect(await isLivenessLockFree(locks, 'w1')).toBe(true);
  });

  it('is unavailable without Web Locks', async () => {
    expect(holdLivenessLock(null, 'w1')()).toBeNull();
    expect(await isLivenessLockFree(null, 'w1')).toBe(false);
  });
});

describe('the heartbeat of a worker that stops answering', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps waiting while the liveness lock is held, and reports death once it is free', async () => {
    const { locks, kill } = createFakeLocks();
    holdLivenessLock(locks, 'w1');
    let pings = 0;
    const onSilence = vi.fn(() => heartbeat.stop());
    const heartbeat = createHeartbeat({
      // It answers once, then a long calculation keeps it from answering.
      ping: () => (pings++ === 0 ? Promise.resolve('w1') : new Promise(() => undefined)),
      beatMs: 1_000,
      startMs: 15_000,
      locks,
      onSilence,
    });
    heartbeat.setPace('busy');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onSilence).not.toHaveBeenCalled();
    kill('w1');
    await vi.advanceTimersByTimeAsync(1_000 * SILENT_BEATS);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });
});
