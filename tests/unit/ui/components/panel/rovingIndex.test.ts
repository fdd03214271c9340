import { describe, expect, it } from 'vitest';
import { rovingIndex } from '../../../../../src/ui/components/panel/rovingIndex.ts';

describe('rovingIndex', () => {
  it('moves by arrows and wraps at both ends', () => {
    expect(rovingIndex({ key: 'ArrowRight', at: 0, count: 3 })).toBe(1);
    expect(rovingIndex({ key: 'ArrowRight', at: 2, count: 3 })).toBe(0);
    expect(rovingIndex({ key: 'ArrowLeft', at: 0, count: 3 })).toBe(2);
  });

  it('moves to the ends with Home and End', () => {
    expect(rovingIndex({ key: 'Home', at: 2, count: 3 })).toBe(0);
    expect(rovingIndex({ key: 'End', at: 0, count: 3 })).toBe(2);
  });

  it('ignores every other key', () => {
    expect(rovingIndex({ key: 'Tab', at: 0, count: 3 })).toBeNull();
    expect(rovingIndex({ key: 'Home', at: -1, count: 0 })).toBeNull();
  });
});
