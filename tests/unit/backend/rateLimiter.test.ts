import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../src/backend/rateLimiter.ts';

describe('a sliding window', () => {
  it('admits requests up to the limit and tells the next one how long to wait', () => {
    const window = createRateLimiter({ limit: 2, windowMs: 60_000 });
    window.record('a', 0);
    window.record('a', 10_000);
    expect(window.wait('a', 20_000)).toBe(40);
    expect(window.wait('a', 60_000)).toBe(0);
    expect(window.wait('b', 20_000)).toBe(0);
  });

  it('never admits more than its limit within any window', () => {
    assert(
      property(array(integer({ min: 0, max: 50 }), { maxLength: 200 }), integer({ min: 1, max: 5 }), (pauses, limit) => {
        const window = createRateLimiter({ limit, windowMs: 100 });
        const admitted: number[] = [];
        let at = 0;
        for (const pause of pauses) {
          at += pause;
          if (window.wait('key', at) > 0) continue;
          window.record('key', at);
          admitted.push(at);
        }
        for (const start of admitted)
          expect(admitted.filter((time) => time >= start && time < start + 100).length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('forgets the least recently seen keys if there are too many', () => {
    const window = createRateLimiter({ limit: 1, windowMs: 60_000 });
    window.record('first', 0);
    for (let key = 0; key < 10_000; key += 1) window.record(`key ${key}`, 1);
    expect(window.wait('first', 2)).toBe(0);
    expect(window.wait('key 9999', 2)).toBeGreaterThan(0);
  });
});
