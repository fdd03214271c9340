import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBucket } from '../../../../../sync-server/src/sync/tokenBucket.ts';

describe('a token bucket', () => {
  it('gives what it holds at once, then says when the next comes', () => {
    const take = createTokenBucket({ burst: 3, perSecond: 2 });
    expect([take('ada', 0), take('ada', 0), take('ada', 0)]).toEqual([0, 0, 0]);
    // Half a second to the next token is said as one second.
    expect(take('ada', 0)).toBe(1);
    expect(take('eve', 0)).toBe(0);
    expect([take('ada', 500), take('ada', 500)]).toEqual([0, 1]);
  });

  it('never gives more than its burst and what came back since, and always gives after the wait it named', () => {
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

  it('is not fooled by a clock that is set back', () => {
    const take = createTokenBucket({ burst: 1, perSecond: 1 });
    expect(take('ada', 10_000)).toBe(0);
    expect(take('ada', 0)).toBe(1);
    expect(take('ada', 1_000)).toBe(0);
  });
});
