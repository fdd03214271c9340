import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeGeometry, tapeNumbers, type TapeInput } from '../../../../src/core/chart/tapeGeometry.ts';

const score: TapeInput = {
  value: 62,
  low: 56,
  high: 69,
  min: 0,
  max: 100,
  bands: [
    { from: 0, to: 40, tone: 'poor' },
    { from: 40, to: 65, tone: 'fair' },
    { from: 65, to: 100, tone: 'good' },
  ],
  width: 200,
};

describe('tapeGeometry', () => {
  it('draws a long mark every 10 points and a short mark every 2 points of a score', () => {
    const { ticks } = tapeGeometry(score);
    expect(ticks).toHaveLength(51);
    expect(ticks.filter(({ size }) => size === 'long').map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('places needle, range and bands in proportion to the tape’s length', () => {
    const tape = tapeGeometry(score);
    expect(tape.needle).toEqual({ x: 124, side: 'right', beyond: null });
    expect(tape.uncertainty?.x).toBeCloseTo(112);
    expect(tape.uncertainty?.width).toBeCloseTo(26);
    expect(tape.bands).toEqual([
      { x: 0, width: 80, tone: 'poor' },
      { x: 80, width: 50, tone: 'fair' },
      { x: 130, width: 70, tone: 'good' },
    ]);
  });

  it('rests the needle at the end and reports when the value is beyond the tape', () => {
    expect(tapeGeometry({ ...score, value: 130 }).needle).toEqual({ x: 200, side: 'left', beyond: 'above' });
    expect(tapeGeometry({ ...score, value: -1 }).needle).toEqual({ x: 0, side: 'right', beyond: 'below' });
  });

  it('has no needle for an unknown value and no range for an exact one', () => {
    expect(tapeGeometry({ ...score, value: null }).needle).toBeNull();
    expect(tapeGeometry({ ...score, low: 62, high: 62 }).uncertainty).toBeNull();
    expect(tapeGeometry({ ...score, low: null }).uncertainty).toBeNull();
  });

  it('keeps every mark on the tape and a readable number of marks, for any range', () => {
    const end = double({ min: -1e6, max: 1e6, noNaN: true });
    assert(
      property(end, double({ min: 0.01, max: 1e6, noNaN: true }), (min, length) => {
        const { ticks } = tapeGeometry({ ...score, min, max: min + length });
        expect(ticks.length).toBeGreaterThanOrEqual(18);
        expect(ticks.length).toBeLessThanOrEqual(52);
        expect(ticks.every(({ x }) => x >= 0 && x <= 200)).toBe(true);
      }),
    );
  });

  it('prints every second number of a score, on the side away from the needle', () => {
    const numbers = tapeNumbers(tapeGeometry(score));
    expect(numbers.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(numbers.map(({ side }) => side)).toEqual(['right', 'right', 'right', 'left', 'right', 'left']);
    expect(tapeNumbers(tapeGeometry({ ...score, value: null })).map(({ side }) => side)).toEqual([...Array(5).fill('right'), 'left']);
  });

  it('prints every number if there are few, and omits one that has no room next to the needle', () => {
    const price = { ...score, min: 118_000, max: 205_000, value: 160_000, low: null, high: null, bands: [] };
    expect(tapeNumbers(tapeGeometry(price)).map(({ value }) => value)).toEqual([120_000, 140_000, 160_000, 180_000, 200_000]);
    expect(tapeNumbers(tapeGeometry({ ...score, value: 3 })).map(({ value }) => value)).toEqual([20, 40, 60, 80, 100]);
  });

  it('refuses a tape of zero length', () => {
    expect(() => tapeGeometry({ ...score, min: 5, max: 5 })).toThrow(RangeError);
  });
});
