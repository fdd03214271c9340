import { describe, expect, it } from 'vitest';
import { boxPath, toSvgPath } from '../../../../src/core/chart/pathRecorder.ts';

describe('toSvgPath', () => {
  it('writes the steps of a path in SVG syntax', () => {
    expect(toSvgPath(boxPath({ x: 1, y: 2.005, width: 10, height: 4 }))).toBe('M1 2.01L11 2.01L11 6.01L1 6.01Z');
    expect(toSvgPath([{ op: 'c', c: [1, 2, 3, 4, 5, 6.123_456] }])).toBe('C1 2 3 4 5 6.12');
  });

  it('writes nothing for an empty path', () => {
    expect(toSvgPath([])).toBe('');
  });
});
