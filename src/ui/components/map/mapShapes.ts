import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { flattenBy, type Flatten, type MapProjection } from './mapProjection.ts';

/** A point in map units. The longer side of a map is `span` units. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One area, ready for drawing and hit-testing. */
export interface MapShape {
  readonly id: string;
  readonly name: string;
  readonly box: MapBox;
  /** Outer and inner rings. */
  readonly rings: readonly (readonly GeoJSON.Position[])[];
  /** The `d` attribute of an SVG path. */
  readonly path: string;
}

export interface MapShapes {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MapShape[];
  readonly byId: ReadonlyMap<string, MapShape>;
  /** The borders between areas, each once. */
  readonly borders: string;
  /** Null for points outside the projection. */
  readonly project: (point: { readonly lat: number; readonly lon: number }) => MapPoint | null;
}

/** The longer side of a map, in whole units to keep paths short. A pixel is about a hundred units until the map is zoomed in. */
const span = 40_000;

/**
 * Projects the areas of one topology object onto a plane, north up. Shared lines are projected once, and rings work with
 * either winding. Areas without an id or wholly outside the projection are left out.
 */
export function mapShapesOf(topology: Topology, object: string, projection: MapProjection = 'meridian'): MapShapes {
  const found = topology.objects[object];
  if (found?.type !== 'GeometryCollection') throw new Error(`The map has no areas called ${object}`);
  const arcs = degreesOf(topology);
  const flatten = flattenBy(projection, middleMeridian(arcs));
  const flat = arcs.map((arc) => flattened(arc, flatten));
  const fit = fitted(flat);
  const planar: Topology = { type: 'Topology', objects: { areas: found }, arcs: flat.map((arc) => placed(arc, fit)) };
  const areas = planar.objects['areas'] as GeometryCollection<{ readonly name?: string }>;
  const shapes = feature(planar, areas).features.flatMap(({ id, properties, geometry }): readonly MapShape[] => {
    const rings = ringsOf(geometry)
      .map(known)
      .filter((ring) => ring.length > 3);
    if (id === undefined || rings.length === 0) return [];
    const path = rings.map((ring) => `${linePath(ring)}Z`).join('');
    return [{ id: String(id), name: properties.name ?? String(id), box: boxOf(rings), rings, path }];
  });
  return {
    width: fit.width,
    height: fit.height,
    shapes,
    byId: new Map(shapes.map((shape) => [shape.id, shape])),
    borders: mesh(planar, areas)
      .coordinates.map(known)
      .filter((line) => line.length > 1)
      .map(linePath)
      .join(''),
    project: ({ lat, lon }) => {
      const at = flatten(lon, lat);
      return at === null ? null : { x: (at[0] - fit.left) * fit.scale, y: (at[1] - fit.top) * fit.scale };
    },
  };
}

/** The area that contains a point; null if no area does. */
export function shapeAt({ shapes }: Pick<MapShapes, 'shapes'>, { x, y }: MapPoint): MapShape | null {
  const inBox = ({ box }: MapShape): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return shapes.find((shape) => inBox(shape) && shape.rings.filter((ring) => isInside(ring, { x, y })).length % 2 === 1) ?? null;
}

/** Casts a ray to the right of the point and counts the lines it crosses. */
function isInside(ring: readonly GeoJSON.Position[], { x, y }: MapPoint): boolean {
  let inside = false;
  let [fromX = 0, fromY = 0] = ring.at(-1) ?? [];
  for (const [toX = 0, toY = 0] of ring) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}

/** A line as alternating x and y (or longitude and latitude), which uses a third of the memory of pairs. */
type Line = Float64Array;

/** The arcs of a topology in degrees. */
function degreesOf({ arcs, transform }: Topology): readonly Line[] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    const line = new Float64Array(arc.length * 2);
    let [x, y] = [0, 0];
    for (let at = 0; at < arc.length; at += 1) {
      const stepX = arc[at]?.[0] ?? 0;
      const stepY = arc[at]?.[1] ?? 0;
      // Only quantised topologies are delta-encoded.
      x = transform === undefined ? stepX : x + stepX;
      y = transform === undefined ? stepY : y + stepY;
      line[at * 2] = x * scale[0] + translate[0];
      line[at * 2 + 1] = y * scale[1] + translate[1];
    }
    return line;
  });
}

function middleMeridian(arcs: readonly Line[]): number {
  let west = Infinity;
  let east = -Infinity;
  for (const arc of arcs)
    for (let at = 0; at < arc.length; at += 2) {
      const lon = arc[at] ?? 0;
      if (lon < west) west = lon;
      if (lon > east) east = lon;
    }
  return Number.isFinite(west) ? (west + east) / 2 : 0;
}

/** The projected line, without points outside the projection. */
function flattened(arc: Line, flatten: Flatten): Line {
  const line = new Float64Array(arc.length);
  let length = 0;
  for (let at = 0; at < arc.length; at += 2) {
    const point = flatten(arc[at] ?? 0, arc[at + 1] ?? 0);
    if (point === null) continue;
    line[length] = point[0];
    line[length + 1] = point[1];
    length += 2;
  }
  return line.subarray(0, length);
}

interface Fit {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Offset and scale that fit projected arcs between 0 and `span`. */
function fitted(arcs: readonly Line[]): Fit {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const arc of arcs)
    for (let at = 0; at < arc.length; at += 2) {
      const x = arc[at] ?? 0;
      const y = arc[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  const scale = span / Math.max(right - left, bottom - top, 1e-9);
  return { left, top, scale, width: (right - left) * scale, height: (bottom - top) * scale };
}

/** An arc outside the projection keeps two NaN ends, because topojson-client requires them. */
function placed(arc: Line, { left, top, scale }: Fit): number[][] {
  if (arc.length < 4) return [nowhere, nowhere];
  const points: number[][] = [];
  for (let at = 0; at < arc.length; at += 2)
    points.push([Math.round(((arc[at] ?? 0) - left) * scale), Math.round(((arc[at + 1] ?? 0) - top) * scale)]);
  return points;
}

const nowhere = [Number.NaN, Number.NaN];

/** The line without points outside the projection. */
const known = (line: readonly GeoJSON.Position[]): readonly GeoJSON.Position[] =>
  line.some(isNowhere) ? line.filter((point) => !isNowhere(point)) : line;

const isNowhere = (point: GeoJSON.Position): boolean => Number.isNaN(point[0]);

function ringsOf(geometry: GeoJSON.Geometry | null): readonly (readonly GeoJSON.Position[])[] {
  if (geometry?.type === 'Polygon') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** An SVG path of relative steps, without zero-length ones. */
function linePath(line: readonly GeoJSON.Position[]): string {
  const [startX = 0, startY = 0] = line[0] ?? [];
  let fromX = startX;
  let fromY = startY;
  const steps: number[] = [];
  for (let at = 1; at < line.length; at += 1) {
    const x = line[at]?.[0] ?? 0;
    const y = line[at]?.[1] ?? 0;
    if (x === fromX && y === fromY) continue;
    steps.push(x - fromX, y - fromY);
    fromX = x;
    fromY = y;
  }
  return `M${startX} ${startY}l${steps.length === 0 ? '0 0' : steps.join(' ')}`;
}

function boxOf(rings: readonly (readonly GeoJSON.Position[])[]): MapBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const point of ring) {
      const x = point[0] ?? 0;
      const y = point[1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
