import { describe, expect, it } from 'vitest';
import { heatShades } from '../../../../../src/core/chart/plots/heatShades.ts';
import { nearestPlace, scatterGeometry } from '../../../../../src/core/chart/plots/scatterGeometry.ts';
import { sparkGeometry } from '../../../../../src/core/chart/plots/sparkGeometry.ts';
import { tornadoGeometry } from '../../../../../src/core/chart/plots/tornadoGeometry.ts';
import { waterfallGeometry } from '../../../../../src/core/chart/plots/waterfallGeometry.ts';

describe('tornadoGeometry', () => {
  it('sorts the widest bar first and measures both ends from the base', () => {
    const { base, rows } = tornadoGeometry(
      [
        { low: 90, high: 110 },
        { low: 150, high: 50 },
      ],
      100,
      200,
    );
    expect(rows.map(({ at }) => at)).toEqual([1, 0]);
    expect(base).toBe(100);
    expect(rows[0]).toEqual({ at: 1, below: { x: 0, width: 100 }, above: { x: 100, width: 100 } });
    expect(rows[1]?.below).toEqual({ x: 80, width: 20 });
  });

  it('draws no bar for a non-finite result or a result that does not change', () => {
    expect(tornadoGeometry([{ low: Number.NaN, high: 2 }], 1, 100).rows[0]?.below.width).toBe(0);
    expect(tornadoGeometry([{ low: 1, high: 1 }], 1, 100).rows[0]?.above).toEqual({ x: 50, width: 0 });
  });

  it('draws a result on its side of the base, whichever end of the input produced it', () => {
    const { rows } = tornadoGeometry([{ low: 60, high: 80 }], 100, 100);
    expect(rows[0]).toEqual({ at: 0, below: { x: 0, width: 100 }, above: { x: 100, width: 0 } });
  });
});

describe('waterfallGeometry', () => {
  it('starts each step where the last ended, and ends at the sum', () => {
    const { rows, zero } = waterfallGeometry(
      [{ kind: 'step', value: 100 }, { kind: 'step', value: -40 }, { kind: 'total' }, { kind: 'step', value: -80 }, { kind: 'total' }],
      120,
    );
    expect(rows.map(({ value }) => value)).toEqual([100, -40, 60, -80, -20]);
    expect(zero).toBe(20);
    expect(rows[1]).toMatchObject({ x: 80, width: 40 });
    expect(rows[2]).toMatchObject({ x: 20, width: 60 });
    expect(rows[4]).toMatchObject({ x: 0, width: 20, end: 0 });
  });
});

describe('heatShades', () => {
  it('is 0 at the pivot, uses one scale on both sides, and is null for a non-finite value', () => {
    expect(
      heatShades(
        [
          [-50, 0],
          [100, Number.NaN],
        ],
        0,
      ),
    ).toEqual([
      [-0.5, 0],
      [1, null],
    ]);
  });

  it('ranges from lowest to highest without a pivot', () => expect(heatShades([[2, 4, 6]], null)).toEqual([[0, 0.5, 1]]));
});

describe('scatterGeometry', () => {
  const points = [
    { x: 100, y: 20 },
    { x: Number.NaN, y: 3 },
    { x: 300, y: 80 },
  ];
  const { places, plot } = scatterGeometry({ points, xText: String, yText: String }, { width: 400, height: 200, text: 10 });

  it('places known points inside the plot, with higher values higher up', () => {
    expect(places[1]).toBeNull();
    expect(places[2]?.y).toBeLessThan(places[0]?.y ?? 0);
    for (const place of places) if (place !== null) expect(place.x >= plot.x && place.x <= plot.x + plot.width).toBe(true);
  });

  it('finds the nearest point only within reach', () => {
    const [first, , third] = places;
    expect(nearestPlace(places, { x: (third?.x ?? 0) + 3, y: third?.y ?? 0 }, 10)).toBe(2);
    expect(nearestPlace(places, { x: (first?.x ?? 0) + 30, y: first?.y ?? 0 }, 10)).toBeNull();
  });
});

describe('sparkGeometry', () => {
  it('ends with its dot inside the plot, at the last known value', () => {
    const { end } = sparkGeometry([3, 1, Number.NaN], { width: 80, height: 20, dot: 3 });
    expect(end).toEqual({ x: 40, y: 17 });
    expect(sparkGeometry([], { width: 80, height: 20, dot: 3 }).end).toBeNull();
  });
});
