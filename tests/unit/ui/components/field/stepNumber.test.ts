import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepNumber } from '../../../../../src/ui/components/field/stepNumber.ts';

const open = { large: false, min: -Infinity, max: Infinity };

describe('stepNumber', () => {
  it('adds one step, or ten with Shift', () => {
    expect(stepNumber(1250, { ...open, step: 25 })).toBe(1275);
    expect(stepNumber(1250, { ...open, step: -25, large: true })).toBe(1000);
  });

  it('leaves no floating-point error after many tenths', () => {
    let value = 0;
    for (let count = 0; count < 10; count += 1) value = stepNumber(value, { ...open, step: 0.1 });
    expect(value).toBe(1);
  });

  it('stays within its limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -50, max: 50 }), fc.boolean(), (from, step, large) => {
        const value = stepNumber(from, { step, large, min: 0, max: 100 });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }),
    );
  });
});
