/** One step of a path: a move, a line, a cubic curve or its close. Coordinates are in the drawing's own unit, with y downwards. */
export type PathStep =
  | { readonly op: 'm'; readonly c: readonly [x: number, y: number] }
  | { readonly op: 'l'; readonly c: readonly [x: number, y: number] }
  | { readonly op: 'c'; readonly c: readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number] }
  | { readonly op: 'h'; readonly c: readonly [] };

/** A path as plain data: the PDF draws its steps, a screen uses `toSvgPath`. */
export type Path = readonly PathStep[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas methods that d3-shape uses for lines and areas. */
export interface PathContext {
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly bezierCurveTo: (...c: readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]) => void;
  readonly closePath: () => void;
}

/** The path that `draw` draws. Charts need no arcs or quadratic curves, so those are not supported. */
export function recordPath(draw: (context: PathContext) => void): Path {
  const steps: PathStep[] = [];
  draw({
    moveTo: (x, y) => void steps.push({ op: 'm', c: [x, y] }),
    lineTo: (x, y) => void steps.push({ op: 'l', c: [x, y] }),
    bezierCurveTo: (...c) => void steps.push({ op: 'c', c }),
    closePath: () => void steps.push({ op: 'h', c: [] }),
  });
  return steps;
}

/** The recorder typed as a canvas path, which d3 requires, although lines and areas use only these methods. */
export const asCanvas = (path: PathContext): never => path as unknown as never;

/** A rectangle as a closed path. */
export function boxPath({ x, y, width, height }: Box): Path {
  return recordPath((path) => {
    path.moveTo(x, y);
    path.lineTo(x + width, y);
    path.lineTo(x + width, y + height);
    path.lineTo(x, y + height);
    path.closePath();
  });
}

const letters = { m: 'M', l: 'L', c: 'C', h: 'Z' } as const;

/** The `d` attribute of an SVG path, rounded to a hundredth of a unit. */
export function toSvgPath(path: Path): string {
  return path.map(({ op, c }) => letters[op] + c.map((value) => String(Math.round(value * 100) / 100)).join(' ')).join('');
}
