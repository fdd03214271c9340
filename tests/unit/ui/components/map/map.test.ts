import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Topology } from 'topojson-specification';
import { mapClassesOf } from '../../../../../src/ui/components/map/mapClasses.ts';
import { mapShapesOf, shapeAt } from '../../../../../src/ui/components/map/mapShapes.ts';
import {
  around,
  boxAround,
  filling,
  fitting,
  moved,
  viewBoxOf,
  fullMapView,
  zoomed,
} from '../../../../../src/ui/components/map/mapView.ts';

/** Two adjacent squares of one degree, the right one with a hole; their common border is a single arc. */
const topology: Topology = {
  type: 'Topology',
  arcs: [
    [
      [0, 51],
      [0, 52],
    ],
    [
      [0, 52],
      [-1, 52],
      [-1, 51],
      [0, 51],
    ],
    [
      [0, 52],
      [1, 52],
      [1, 51],
      [0, 51],
    ],
    [
      [0.4, 51.4],
      [0.6, 51.4],
      [0.6, 51.6],
      [0.4, 51.6],
      [0.4, 51.4],
    ],
  ],
  objects: {
    squares: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: 'W', properties: { name: 'West' }, arcs: [[0, 1]] },
        { type: 'Polygon', id: 'E', properties: { name: 'East' }, arcs: [[~0, ~2].toReversed(), [3]] },
        { type: 'Polygon', arcs: [[3]] },
      ],
    },
  },
};

describe('mapShapesOf', () => {
  const map = mapShapesOf(topology, 'squares');
  const under = (lat: number, lon: number) => shapeAt(map, spot(lat, lon))?.id ?? null;
  const spot = (lat: number, lon: number) => map.project({ lat, lon }) ?? { x: Number.NaN, y: Number.NaN };

  it('lays out areas with an id, north up and west left, on a plane whose longer side is 40,000', () => {
    expect(map.shapes.map(({ id, name }) => [id, name])).toEqual([
      ['W', 'West'],
      ['E', 'East'],
    ]);
    expect(Math.max(map.width, map.height)).toBeCloseTo(40_000, 6);
    const [west, east] = [spot(51.5, -0.5), spot(51.5, 0.5)];
    expect(west.x).toBeLessThan(east.x);
    expect(spot(51.9, 0).y).toBeLessThan(spot(51.1, 0).y);
    // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
    const wide = spot(51.5, 0.5).x - spot(51.5, -0.5).x;
    const high = spot(51, 0).y - spot(52, 0).y;
    expect(wide / high).toBeCloseTo(Math.cos((51.5 * Math.PI) / 180), 2);
  });

  it('finds the area at a point, and none in a hole or outside', () => {
    expect([under(51.5, -0.5), under(51.2, 0.5), under(51.5, 0.5), under(53, 0.5), under(51.5, 2)]).toEqual(['W', 'E', null, null, null]);
  });

  it('draws each area as a closed path, and a common border once', () => {
    expect(map.shapes.every(({ path }) => path.startsWith('M') && path.endsWith('Z'))).toBe(true);
    expect(map.byId.get('E')?.path.match(/M/g)).toHaveLength(2);
    expect(map.borders.match(/M/g)?.length).toBeLessThanOrEqual(4);
  });

  it('throws with the name of a missing object', () => {
    expect(() => mapShapesOf(topology, 'counties')).toThrow('counties');
  });
});

describe('the map view', () => {
  const size = { width: 4000, height: 3000 };

  it('keeps the point under the fingers fixed while zooming, and its centre on the map', () => {
    const steps = fc.record({
      by: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.double({ min: 0, max: 4000, noNaN: true }),
      y: fc.double({ min: 0, max: 3000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(steps), (list) => {
        let view = fullMapView(size);
        for (const { by, x, y } of list) {
          view = moved(size, zoomed(size, view, { by, at: { x, y } }), { x: x - 2000, y: y - 1500 });
          expect(view.zoom).toBeGreaterThanOrEqual(1);
          expect(view.x >= 0 && view.x <= size.width && view.y >= 0 && view.y <= size.height).toBe(true);
        }
      }),
    );
    const before = { x: 2000, y: 1500, zoom: 2 };
    const after = zoomed(size, before, { by: 2, at: { x: 2400, y: 1500 } });
    expect((2400 - before.x) * before.zoom).toBeCloseTo((2400 - after.x) * after.zoom, 6);
  });

  it('shows the whole map at minimum zoom', () => {
    expect(zoomed(size, { x: 10, y: 10, zoom: 2 }, { by: 0.1 })).toEqual(fullMapView(size));
    expect(viewBoxOf(size, fullMapView(size))).toBe('0.0 0.0 4000.0 3000.0');
  });

  it('centres an area with space around it', () => {
    const view = around(size, { x: 1000, y: 1000, width: 100, height: 100 });
    expect([view.x, view.y, view.zoom]).toEqual([1050, 1050, 10]);
  });
});

describe('the initial map view', () => {
  const tall = { width: 20_000, height: 40_000 };

  it('fits the box around the places on any canvas', () => {
    const box = boxAround([
      { x: 4000, y: 10_000 },
      { x: 12_000, y: 30_000 },
    ]);
    expect(box).toEqual({ x: 4000, y: 10_000, width: 8000, height: 20_000 });
    for (const aspect of [0.5, 1, 2]) {
      const { x, y, zoom } = fitting(tall, box ?? { x: 0, y: 0, width: 0, height: 0 }, aspect);
      expect([x, y]).toEqual([8000, 20_000]);
      const unit = Math.min(aspect / tall.width, 1 / tall.height) * zoom;
      expect(unit * 8000).toBeLessThanOrEqual(aspect);
      expect(unit * 20_000).toBeLessThanOrEqual(1);
    }
    expect(boxAround([])).toBeNull();
  });

  it('shows the surroundings of a single place', () => {
    expect(fitting(tall, { x: 5000, y: 9000, width: 0, height: 0 }, 0.5).zoom).toBe(5);
  });

  it('is the whole map if it fills the canvas, else the part with most areas', () => {
    const centres = [5000, 30_000, 31_000, 32_000].map((y) => ({ x: 10_000, y }));
    expect(filling(tall, centres, 0.5)).toEqual(fullMapView(tall));
    const wide = filling(tall, centres, 1);
    expect(wide).toEqual({ x: 10_000, y: 30_000, zoom: 2 });
    expect(filling(tall, [], 1)).toEqual(fullMapView(tall));
  });
});

describe('mapClassesOf', () => {
  it('makes five classes of roughly equal size, lowest first', () => {
    const { classes, classOf } = mapClassesOf(Array.from({ length: 100 }, (_, at) => at));
    expect(classes.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 19, 20],
      [20, 39, 20],
      [40, 59, 20],
      [60, 79, 20],
      [80, 99, 20],
    ]);
    expect([classOf(0), classOf(19), classOf(20), classOf(99)]).toEqual([0, 0, 1, 4]);
  });

  it('puts equal values in one class, and every value in a class', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), (values) => {
        const { classes, classOf } = mapClassesOf(values);
        expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const value of values) {
          const { from = 0, to = 0 } = classes[classOf(value)] ?? {};
          expect(value >= from && value <= to).toBe(true);
        }
      }),
    );
    expect(mapClassesOf([]).classes).toEqual([]);
  });
});
