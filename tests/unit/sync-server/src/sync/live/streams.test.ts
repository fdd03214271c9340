import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hearer } from '../../../../../../sync-server/src/sync/live/pokeChannel.ts';
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

const stillAllowed = async () => true;

/** An open stream of Ada's, and its subscription. */
const opened = () => {
  const hearers = new Set<Hearer>();
  const hear = (hearer: Hearer) => {
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  };
  const streams = createStreams({ ...silent, hear }, () => 0);
  const response = streams.open({ userId: 'ada', workspace: 'w', version: 1, until: 1_000_000, stillAllowed });
  const [hearer] = hearers;
  if (hearer === undefined) throw new Error('The stream does not listen');
  return { hearers, hearer, streams, response };
};

describe('a stream whose person’s teams change', () => {
  it('passes it on, and the last of several to a slow reader', async () => {
    const { hearer, streams, response } = opened();
    for (let n = 0; n < 100; n += 1) {
      hearer.team(null);
      hearer.team('another');
    }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    // The buffer holds sixteen events. Reading makes room for the one that waits.
    for (let n = 0; n < 17; n += 1) text += (await reader?.read())?.value ?? '';
    expect(text.match(/event: team\ndata: \{\}\n\n/g)).toHaveLength(16);
    expect(text).not.toContain('bye');
    streams.close();
  });

  it('ends when the person has left its workspace, and hears nothing more', async () => {
    const { hearers, hearer, streams, response } = opened();
    hearer.team('w');
    expect([hearers.size, streams.count()]).toEqual([0, 0]);
    hearer.presence({ user: 'ben', name: 'Ben', device: 'device01', deal: 'deal01' });
    hearer.poke({ workspace: 'w', version: 2 });
    expect(await response.text()).toBe('event: poke\ndata: {"workspace":"w","version":1}\n\nevent: bye\ndata: {}\n\n');
    streams.close();
  });
});
