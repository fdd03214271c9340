import { describe, expect, it } from 'vitest';
import { newestOnly } from '../../../src/sync/newestOnly.ts';

/** A disk that is done when the test says so, and a clock that the test turns. */
function place() {
  const kept: string[] = [];
  let done: (() => void) | null = null;
  let ring: (() => void) | null = null;
  const say = newestOnly<string>(
    (value) => {
      kept.push(value);
      return new Promise((resolve) => (done = resolve));
    },
    {
      mayWait: (value, before) => value.startsWith('part') && before.startsWith('part'),
      restMs: 100,
      after: (_, run) => {
        ring = run;
        return { stop: () => (ring = null) };
      },
    },
  );
  const settle = async (): Promise<void> => {
    done?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const pass = (): void => {
    const rung = ring;
    ring = null;
    rung?.();
  };
  return { kept, say, settle, pass, isResting: () => ring !== null };
}

describe('of values that come faster than they can be kept', () => {
  it('the last is kept, one at a time', async () => {
    const { kept, say, settle } = place();
    for (const value of ['one', 'two', 'three']) say(value);
    expect(kept).toEqual(['one']);
    await settle();
    expect(kept).toEqual(['one', 'three']);
  });

  it('those that may wait come together, after a rest', async () => {
    const { kept, say, settle, pass } = place();
    say('part 1');
    await settle();
    say('part 2');
    say('part 3');
    await settle();
    expect(kept).toEqual(['part 1']);
    pass();
    expect(kept).toEqual(['part 1', 'part 3']);
  });

  it('one that may not wait ends the rest, and is not overtaken by what waited', async () => {
    const { kept, say, settle, pass } = place();
    say('part 1');
    await settle();
    say('part 2');
    say('all');
    expect(kept).toEqual(['part 1', 'all']);
    await settle();
    pass();
    expect(kept).toEqual(['part 1', 'all']);
  });

  it('the first after a long time is kept at once', async () => {
    const { kept, say, settle, pass, isResting } = place();
    say('part 1');
    await settle();
    pass();
    expect(isResting()).toBe(false);
    say('part 2');
    expect(kept).toEqual(['part 1', 'part 2']);
  });
});
