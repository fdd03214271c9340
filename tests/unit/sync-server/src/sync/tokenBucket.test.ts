import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBucket } from '../../../../../sync-server/src/sync/tokenBucket.ts';

describe('a token bucket', () => {
  it('admits its burst at once, then returns the wait for the next token', () => {
    const take = createTokenBucket({ burst: 3, perSecond: 2 });
    expect([take('ada', 0), take('ada', 0), take('ada', 0)]).toEqual([0, 0, 0]);
    // Half a second to the next token is rounded up to one second.
    expect(take('ada', 0)).toBe(1);
    expect(take('eve', 0)).toBe(0);
    expect([take('ada', 500), take('ada', 500)]).toEqual([0, 1]);
  });

  it('never admits more than its burst and the refill since, and always admits after the wait it gave', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 }), (pauses) => {
        const take = createTokenBucket({ burst: 5, perSecond: 3 });
        let [at, given] = [0, 0];
        for (const pause of pauses) {
          at += pause;
          const wait = take('ada', at);
          if (wait === 0) given += 1;
          else {
            at += wait * 1_000;
            expect(take('ada', at)).toBe(0);
            given += 1;
          }
        }
        expect(given).toBeLessThanOrEqual(5 + (at / 1_000) * 3 + 1e-9);
      }),
    );
  });

  it('works correctly if the clock is set back', () => {
    const take = createTokenBucket({ burst: 1, perSecond: 1 });
    expect(take('ada', 10_000)).toBe(0);
    expect(take('ada', 0)).toBe(1);
    expect(take('ada', 1_000)).toBe(0);
  });
});
