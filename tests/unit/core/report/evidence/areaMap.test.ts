import { describe, expect, it } from 'vitest';
import { clipRing, centroid, ringSize } from '../../../../../src/core/chart/clipRing.ts';
import { areaMap, type FlatAreas, type MappedHome } from '../../../../../src/core/report/evidence/areaMap.ts';

const frame = { width: 10, height: 10 };

/** The corners of a square, starting at its lower left corner. */
const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as [number, number][];

describe('clipping a ring to a frame', () => {
  it('keeps a ring inside the frame, cuts it at the edges, and drops it outside', () => {
    expect(ringSize(clipRing(square(2, 3, 4), frame))).toEqual({ width: 4, height: 4, area: 16 });
    expect(ringSize(clipRing(square(-5, -5, 10), frame))).toEqual({ width: 5, height: 5, area: 25 });
    expect(ringSize(clipRing(square(-5, -5, 40), frame)).area).toBe(100);
    expect(clipRing(square(20, 0, 5), frame)).toEqual([]);
    expect(centroid(clipRing(square(2, 2, 4), frame))).toEqual({ x: 4, y: 4 });
  });
});

/** Nine 5 km squares, ten units per kilometre. A degree is 111.2 km. */
const grid: FlatAreas = {
  shapes: Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [(at % 3) * 50, Math.floor(at / 3) * 50];
    const ring = [
      [x, y],
      [x + 50, y],
      [x + 50, y + 50],
      [x, y + 50],
      [x, y],
    ];
    return { id: `M${at + 1}`, box: { x, y, width: 50, height: 50 }, rings: [ring] };
  }),
  project: ({ lat, lon }) => ({ x: lon * 1112, y: 150 - lat * 1112 }),
};

const home: MappedHome = {
  code: 'M5',
  point: { lat: 75 / 1112, lon: 75 / 1112 },
  isExact: true,
  nameOf: (code) => `${code}, Town`,
  valueOf: (code) => (code === 'M9' ? null : '£200,000'),
  valueLabel: 'Median price',
  source: 'Somebody, OGL.',
};

describe('area map', () => {
  it('has the property in the middle, its area marked and neighbouring areas by name', () => {
    const map = areaMap(grid, home);
    expect(map?.pin).toEqual({ x: 520, y: 300 });
    expect(map?.areas.filter(({ isHome }) => isHome)).toHaveLength(1);
    expect(map?.rows[0]).toEqual({ label: 'M5, Town', value: '£200,000' });
    expect(map?.rows.map(({ label }) => label)).toContain('M2, Town');
    expect(map?.rows.find(({ label }) => label === 'M9, Town')?.value ?? 'Not published').toBe('Not published');
    expect(map?.summary).toMatch(/^North is up, and the pin marks the property\. Median price in M5: £200,000\. Neighbouring areas: /);
    // M2 is north of M5, so it is drawn above it.
    const [north, own] = ['M2', 'M5'].map((code) => map?.labels.find(({ text }) => text === code));
    expect(north?.y).toBeLessThan(own?.y ?? 0);
  });

  it('stays within its frame and labels its scale', () => {
    const map = areaMap(grid, home);
    const numbers = (map?.areas ?? []).flatMap(({ rings }) => rings.flat());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1040);
    // 11 km is 600 high, so 2 miles is 2 × 1.609 ÷ 11 of that.
    expect(map?.scale).toEqual({ length: Math.round((2 * 1.609344 * 600) / 11), words: '2 miles' });
  });

  it('says if the pin is only the area’s centre, and is null without a shape', () => {
    expect(areaMap(grid, { ...home, isExact: false })?.summary).toContain('the pin marks the centre of M5');
    expect(areaMap(grid, { ...home, code: 'XX1' })).toBeNull();
  });
});
