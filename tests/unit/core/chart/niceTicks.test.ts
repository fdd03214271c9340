import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from '../../../../src/core/chart/niceTicks.ts';

describe('niceTicks', () => {
  it('encloses the values with round steps', () => {
    expect(niceTicks(0, 97, 5).values).toEqual([0, 20, 40, 60, 80, 100]);
    expect(niceTicks(-130, 260, 4).values).toEqual([-200, -100, 0, 100, 200, 300]);
    expect(niceTicks(0, 0.3, 3).values).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('widens a range whose ends are equal', () => {
    expect(niceTicks(5, 5, 4).high).toBeGreaterThan(5 - 1e-9);
    expect(niceTicks(0, 0, 4).high).toBeGreaterThan(0);
    expect(niceTicks(0, 5e-324, 4).values.length).toBeGreaterThan(1);
  });

  it('extends past both ends, with at most twice the requested number of ticks', () => {
    const number = double({ min: -1e9, max: 1e9, noNaN: true });
    assert(
      property(number, double({ min: 0.1, max: 1e9, noNaN: true }), integer({ min: 2, max: 8 }), (low, spread, count) => {
        const ticks = niceTicks(low, low + spread, count);
        expect(ticks.low).toBeLessThanOrEqual(low + ticks.step * 1e-6);
        expect(ticks.high).toBeGreaterThanOrEqual(low + spread - ticks.step * 1e-6);
        expect(ticks.values.length).toBeLessThanOrEqual(count * 2 + 3);
      }),
    );
  });
});
