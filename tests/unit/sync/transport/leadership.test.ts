import { describe, expect, it } from 'vitest';
import { createLeaderLocks } from '../../../support/leaderLocks.ts';
import { createLeadership, type Leadership, type TabMessage } from '../../../../src/sync/transport/leadership.ts';

interface Tab {
  readonly leadership: Leadership;
  readonly log: string[];
  frozen: boolean;
}

function createHouse() {
  let now = 0;
  const locks = createLeaderLocks();
  const ears: ((message: TabMessage) => void)[] = [];
  const timers: { readonly tab: () => Tab | null; readonly run: () => void }[] = [];
  const open = (name: string): Tab => {
    let tab: Tab | null = null;
    let own: ((message: TabMessage) => void) | null = null;
    const log: string[] = [];
    const leadership = createLeadership({
      name: 'lead',
      locks,
      channel: {
        post: (message) => ears.filter((ear) => ear !== own).forEach((ear) => ear(message)),
        listen: (hear) => {
          own = (message) => (tab?.frozen === true ? undefined : hear(message));
          ears.push(own);
        },
      },
      elapsed: () => now,
      every: (_, run) => {
        const timer = { tab: () => tab, run };
        timers.push(timer);
        return { stop: () => void timers.splice(timers.indexOf(timer), 1) };
      },
      onGained: () => log.push(`${name} leads at ${now}`),
      onLost: () => log.push(`${name} lost at ${now}`),
    });
    tab = { leadership, log, frozen: false };
    return tab;
  };
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000;
      timers.filter(({ tab }) => tab()?.frozen !== true).forEach(({ run }) => run());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { open, pass };
}

describe('leadership among the tabs of one person', () => {
  it('belongs to one tab, and passes to the next tab if the first one closes', async () => {
    const house = createHouse();
    const [first, second] = [house.open('first'), house.open('second')];
    await house.pass(60);
    expect([first.leadership.holds(), second.leadership.holds()]).toEqual([true, false]);
    first.leadership.stop();
    await house.pass(1);
    expect(second.leadership.holds()).toBe(true);
    expect(second.log).toEqual(['second leads at 61000']);
  });

  it('is taken from a frozen tab within ten seconds, and that tab notices before it does anything', async () => {
    const house = createHouse();
    const [first, second] = [house.open('first'), house.open('second')];
    await house.pass(5);
    first.frozen = true;
    await house.pass(10);
    expect(second.leadership.holds()).toBe(true);
    expect(second.log).toHaveLength(1);
    first.frozen = false;
    expect(first.leadership.holds()).toBe(false);
    await house.pass(30);
    expect([first.leadership.holds(), second.leadership.holds()]).toEqual([false, true]);
    // The first tab queues for the lock again.
    second.leadership.stop();
    await house.pass(2);
    expect(first.leadership.holds()).toBe(true);
  });

  it('restarts in a tab that slept alone', async () => {
    const house = createHouse();
    const only = house.open('only');
    await house.pass(2);
    only.frozen = true;
    await house.pass(100);
    only.frozen = false;
    expect(only.leadership.holds()).toBe(false);
    await house.pass(1);
    expect(only.leadership.holds()).toBe(true);
    expect(only.log).toEqual(['only leads at 1000', 'only leads at 103000']);
  });
});
