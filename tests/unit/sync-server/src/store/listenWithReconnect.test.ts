import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenWithReconnect } from '../../../../../sync-server/src/store/listenWithReconnect.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database with one channel, whose connections can be dropped silently. */
function channelDouble() {
  const hearing = new Set<(payload: string) => void>();
  let isAway = false;
  let opened = 0;
  return {
    kept: {
      open: async (heard: (payload: string) => void) => {
        if (isAway) throw new Error('connection refused');
        opened += 1;
        hearing.add(heard);
        return { close: async () => void hearing.delete(heard) };
      },
      notify: async (payload: string) => {
        if (isAway) throw new Error('connection refused');
        hearing.forEach((heard) => heard(payload));
      },
      heartbeat: 'heartbeat 1',
      everyMs: 1_000,
    },
    cut: () => hearing.clear(),
    setAway: (away: boolean) => {
      isAway = away;
      if (away) hearing.clear();
    },
    opened: () => opened,
    hearing: () => hearing.size,
  };
}

describe('listening to a channel', () => {
  it('keep listening: passes on messages from others, but not its own heartbeats', async () => {
    const channel = channelDouble();
    const heard: string[] = [];
    const stop = await listenWithReconnect(channel.kept, (payload) => heard.push(payload));
    await vi.advanceTimersByTimeAsync(5_000);
    await channel.kept.notify('a poke');
    expect(heard).toEqual(['a poke']);
    expect(channel.opened()).toBe(1);
    await stop();
    expect(channel.hearing()).toBe(0);
  });

  it('keep listening: replaces a silently dropped connection', async () => {
    const channel = channelDouble();
    const heard: string[] = [];
    const stop = await listenWithReconnect(channel.kept, (payload) => heard.push(payload));
    channel.cut();
    await vi.advanceTimersByTimeAsync(2_000);
    await channel.kept.notify('after the cut');
    expect(heard).toEqual(['after the cut']);
    await stop();
  });

  it('keep listening: keeps trying while the database is away', async () => {
    const channel = channelDouble();
    const heard: string[] = [];
    const stop = await listenWithReconnect(channel.kept, (payload) => heard.push(payload));
    channel.setAway(true);
    await vi.advanceTimersByTimeAsync(30_000);
    channel.setAway(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await channel.kept.notify('after the failover');
    expect(heard).toEqual(['after the failover']);
    await stop();
    expect(channel.hearing()).toBe(0);
  });
});
