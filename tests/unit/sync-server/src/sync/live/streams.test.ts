import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStreams } from '../../../../../../sync-server/src/sync/live/streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = { tell: () => undefined, tellPresence: () => undefined, hear: () => () => undefined, close: async () => undefined };

describe('many open streams', () => {
  it('are checked in turn, each once every 30 seconds', async () => {
    const asked = new Map<number, number>();
    let mostInASecond = 0;
    const streams = createStreams(silent, () => 0);
    for (let n = 0; n < 150; n += 1) {
      const stillAllowed = async (): Promise<boolean> => (asked.set(n, (asked.get(n) ?? 0) + 1), true);
      streams.open({ userId: String(n), workspace: 'w', version: 1, until: 1_000_000, stillAllowed });
    }
    for (let second = 0, before = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      const all = [...asked.values()].reduce((sum, times) => sum + times, 0);
      mostInASecond = Math.max(mostInASecond, all - before);
      before = all;
    }
    streams.close();
    expect(new Set(asked.values())).toEqual(new Set([2]));
    expect(asked.size).toBe(150);
    expect(mostInASecond).toBe(10);
  });
});
