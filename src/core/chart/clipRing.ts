/** A closed line, as whole numbers: x and y coordinates alternate. */
export type Ring = readonly number[];

interface Frame {
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/**
 * A polygon ring clipped to a frame that starts at 0 (Sutherland–Hodgman), rounded, without coincident points; empty if nothing is left.
 */
export function clipRing(ring: readonly Point[], { width, height }: Frame): Ring {
  const sides = [
    { axis: 0, limit: 0, isMost: false },
    { axis: 0, limit: width, isMost: true },
    { axis: 1, limit: 0, isMost: false },
    { axis: 1, limit: height, isMost: true },
  ] as const;
  const inside = sides.reduce<readonly Point[]>(cut, ring).map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const kept = inside.filter(([x, y], at) => {
    const [beforeX, beforeY] = inside.at(at - 1) ?? [];
    return x !== beforeX || y !== beforeY;
  });
  return kept.length < 3 ? [] : kept.flat();
}

interface Side {
  readonly axis: 0 | 1;
  readonly limit: number;
  readonly isMost: boolean;
}

/** The part of a ring that is inside one edge of the frame. */
function cut(ring: readonly Point[], { axis, limit, isMost }: Side): readonly Point[] {
  const isIn = (point: Point): boolean => (isMost ? point[axis] <= limit : point[axis] >= limit);
  return ring.flatMap((point, at): readonly Point[] => {
    const before = ring.at(at - 1) ?? point;
    const crossing = isIn(before) === isIn(point) ? [] : [crossed(before, point, { axis, limit })];
    return isIn(point) ? [...crossing, point] : crossing;
  });
}

function crossed(from: Point, to: Point, { axis, limit }: Pick<Side, 'axis' | 'limit'>): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The width, height and area of a ring. */
export function ringSize(ring: Ring): { readonly width: number; readonly height: number; readonly area: number } {
  const [xs, ys] = [ring.filter((_, at) => at % 2 === 0), ring.filter((_, at) => at % 2 === 1)];
  return {
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
    area: Math.abs(turns(ring).reduce((sum, { turn }) => sum + turn, 0)) / 2,
  };
}

/** The centroid of a ring. */
export function centroid(ring: Ring): { readonly x: number; readonly y: number } {
  const all = turns(ring);
  const twice = all.reduce((sum, { turn }) => sum + turn, 0);
  if (twice === 0) return { x: ring[0] ?? 0, y: ring[1] ?? 0 };
  const [x, y] = [all.reduce((sum, each) => sum + each.x * each.turn, 0), all.reduce((sum, each) => sum + each.y * each.turn, 0)];
  return { x: Math.round(x / (3 * twice)), y: Math.round(y / (3 * twice)) };
}

/** For each side of a ring: the sums of its ends' coordinates and the ends' cross product. The cross products add up to twice the area. */
function turns(ring: Ring): readonly { readonly x: number; readonly y: number; readonly turn: number }[] {
  return Array.from({ length: ring.length / 2 }, (_, at) => {
    const [x = 0, y = 0] = ring.slice(at * 2, at * 2 + 2);
    const next = ((at + 1) * 2) % ring.length;
    const [toX = 0, toY = 0] = ring.slice(next, next + 2);
    return { x: x + toX, y: y + toY, turn: x * toY - toX * y };
  });
}
