import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredWell } from '../../../src/analytics/answeredWell.ts';

interface Timed {
  readonly name: string;
  readonly responseStatus?: number;
}

type Hear = (list: { getEntries(): readonly Timed[] }) => void;

const listening = new Set<Hear>();

/** The browser's resource timing, as far as it is asked. */
class FakeObserver {
  private readonly hear: Hear;
  constructor(hear: Hear) {
    this.hear = hear;
  }
  observe(): void {
    listening.add(this.hear);
  }
  disconnect(): void {
    listening.delete(this.hear);
  }
}

const timed = (...entries: readonly Timed[]): void => listening.forEach((hear) => hear({ getEntries: () => entries }));
const addressOf = (id: string): string => `https://ph.example/e/?event=${id}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listening.clear();
});

describe('the answer to an event', () => {
  it.each([
    [200, true],
    [204, true],
    [0, false],
    [403, false],
    [500, false],
  ])('of status %i: arrived is %s, whatever else was answered', async (responseStatus, arrived) => {
    const answer = answeredWell('one');
    timed({ name: addressOf('other'), responseStatus: 500 - responseStatus }, { name: addressOf('one'), responseStatus });
    expect(await answer.arrived).toBe(arrived);
    expect(listening.size).toBe(0);
  });

  it.each([true, false])('whose status the browser does not tell counts as the device is online: %s', async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const answer = answeredWell('one');
    timed({ name: addressOf('one') });
    expect(await answer.arrived).toBe(onLine);
  });

  it('that does not come counts as none after ten seconds, and at once where it is not waited for', async () => {
    const [late, stopped] = [answeredWell('late'), answeredWell('stopped')];
    stopped.stop();
    expect(await stopped.arrived).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late.arrived).toBe(false);
    expect(listening.size).toBe(0);
  });
});
