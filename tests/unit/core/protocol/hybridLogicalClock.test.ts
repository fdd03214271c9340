import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampStamp, clockDriftMs, latestStamp, readStamp, stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';

const noon = 1_795_176_000_000;
const year = 365 * 86_400_000;
const moment = fc.integer({ min: noon - year, max: noon + year });

describe('hybrid logical clock', () => {
  it('writes 11 characters of milliseconds, a 4-character counter and the device', () => {
    expect(stampAfter([], noon, 'deviceA')).toBe(`${noon.toString(36).padStart(11, '0')}-0000-deviceA`);
    expect(readStamp(stampAfter([], noon, 'deviceA'))).toEqual({ ms: noon, counter: 0, device: 'deviceA' });
    expect(readStamp('yesterday')).toBeNull();
  });

  it('makes each stamp sort after every stamp seen before, whatever the wall clock shows', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ at: moment, device: fc.constantFrom('a', 'b', 'Z9') }), { minLength: 1 }), (changes) => {
        const seen: string[] = [];
        for (const { at, device } of changes) {
          const stamp = stampAfter(seen, at, device);
          expect(seen.every((before) => before < stamp)).toBe(true);
          seen.push(stamp);
        }
        expect(latestStamp(seen)).toBe(seen.at(-1));
      }),
    );
  });

  it('carries a full counter over to the next millisecond', () => {
    const full = `${noon.toString(36).padStart(11, '0')}-zzzz-a`;
    expect(readStamp(stampAfter([full], noon, 'a'))).toEqual({ ms: noon + 1, counter: 0, device: 'a' });
  });

  it('clamps a stamp from a clock a year ahead to the server’s time, but tolerates five minutes', () => {
    const ahead = stampAfter([], noon + year, 'fast');
    expect(readStamp(clampStamp(ahead, [], noon))?.ms).toBe(noon);
    const near = stampAfter([], noon + clockDriftMs, 'fast');
    expect(clampStamp(near, [], noon)).toBe(near);
  });

  it('orders a clamped stamp after the one it replaces on the server', () => {
    const before = stampAfter([], noon + clockDriftMs, 'other');
    const lowered = clampStamp(stampAfter([before], noon + year, 'fast'), [before], noon);
    expect(lowered > before).toBe(true);
    expect(readStamp(lowered)?.ms).toBe(noon + clockDriftMs);
  });
});
