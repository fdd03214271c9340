import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { flattenBy, type MapProjection } from './mapProjection.ts';

/** A point of the drawing. Its unit is the map's own: the longer side of a map is `span` long. */
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

/** One area, ready to be drawn and to be found under a point. */
export interface MapShape {
  readonly id: string;
  readonly name: string;
  readonly box: MapBox;
  /** Outer and inner rings. */
  readonly rings: readonly (readonly GeoJSON.Position[])[];
  /** For the `d` of an SVG path. */
  readonly path: string;
}

export interface MapShapes {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MapShape[];
  readonly byId: ReadonlyMap<string, MapShape>;
  /** The lines between areas, each once. */
  readonly borders: string;
  /** Null for what the projection leaves out. */
  readonly project: (point: { readonly lat: number; readonly lon: number }) => MapPoint | null;
}

/** Whole units, so that paths are short: a pixel is some hundred of them until the map is large. */
const span = 40_000;

/**
 * Lays the areas of one object of a topology out on a plane, north up. Each line is projected once, whoever shares it; rings keep their
 * meaning whichever way they wind. Areas without an id or wholly outside the projection are left out.
 */
export function mapShapesOf(topology: Topology, object: string, projection: MapProjection = 'meridian'): MapShapes {
  const found = topology.objects[object];
  if (found?.type !== 'GeometryCollection') throw new Error(`The map has no areas called ${object}`);
  const arcs = degreesOf(topology);
  const flatten = flattenBy(projection, middleMeridian(arcs));
  const flat = arcs.map((arc) => arc.flatMap(([lon = 0, lat = 0]) => flatten(lon, lat) ?? []));
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

/** The area a point lies in; null at sea. */
export function shapeAt({ shapes }: Pick<MapShapes, 'shapes'>, { x, y }: MapPoint): MapShape | null {
  const inBox = ({ box }: MapShape): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return shapes.find((shape) => inBox(shape) && shape.rings.filter((ring) => isInside(ring, { x, y })).length % 2 === 1) ?? null;
}

/** By the crossings of a ray to the right. */
function isInside(ring: readonly GeoJSON.Position[], { x, y }: MapPoint): boolean {
  let inside = false;
  let [fromX = 0, fromY = 0] = ring.at(-1) ?? [];
  for (const [toX = 0, toY = 0] of ring) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}

/** The arcs of a topology in degrees. */
function degreesOf({ arcs, transform }: Topology): readonly (readonly number[][])[] {
  if (transform === undefined) return arcs;
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function middleMeridian(arcs: readonly (readonly number[][])[]): number {
  let [west, east] = [Infinity, -Infinity];
  for (const arc of arcs)
    for (const [lon = 0] of arc) {
      west = Math.min(west, lon);
      east = Math.max(east, lon);
    }
  return Number.isFinite(west) ? (west + east) / 2 : 0;
}

interface Fit {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** How flat arcs, x and y in turn, are moved and scaled to fit from 0 to `span`. */
function fitted(arcs: readonly (readonly number[])[]): Fit {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const arc of arcs)
    for (let at = 0; at < arc.length; at += 2) {
      const [x = 0, y = 0] = [arc[at], arc[at + 1]];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  const scale = span / Math.max(right - left, bottom - top, 1e-9);
  return { left, top, scale, width: (right - left) * scale, height: (bottom - top) * scale };
}

/** An arc without a line to it, as the projection left it out, keeps its two ends without a place: topojson-client asks for them. */
function placed(arc: readonly number[], { left, top, scale }: Fit): number[][] {
  if (arc.length < 4) return [nowhere, nowhere];
  const points: number[][] = [];
  for (let at = 0; at < arc.length; at += 2)
    points.push([Math.round(((arc[at] ?? 0) - left) * scale), Math.round(((arc[at + 1] ?? 0) - top) * scale)]);
  return points;
}

const nowhere = [Number.NaN, Number.NaN];

/** Without the points of arcs that the projection left out. */
const known = (line: readonly GeoJSON.Position[]): readonly GeoJSON.Position[] =>
  line.some(([x]) => Number.isNaN(x)) ? line.filter(([x]) => !Number.isNaN(x)) : line;

function ringsOf(geometry: GeoJSON.Geometry | null): readonly (readonly GeoJSON.Position[])[] {
  if (geometry?.type === 'Polygon') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** A line by its steps, those of no length left out. */
function linePath(line: readonly GeoJSON.Position[]): string {
  let [fromX = 0, fromY = 0] = line[0] ?? [];
  let path = `M${fromX} ${fromY}l`;
  for (const [x = 0, y = 0] of line.slice(1)) {
    if (x === fromX && y === fromY) continue;
    path += `${x - fromX} ${y - fromY} `;
    [fromX, fromY] = [x, y];
  }
  return path.endsWith('l') ? `${path}0 0` : path;
}

function boxOf(rings: readonly (readonly GeoJSON.Position[])[]): MapBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x = 0, y = 0] of ring) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
